import { job } from '#server/tools.ts'
import { uniteLanguages } from './across-languages.ts'
import { embedArticles } from '../embeddings/embed-articles.ts'

/** What has an embedding is compared with other languages: joining knows of embeddings, and they know nothing of it. */
export const embedAndCompare = job<object>(embedArticles.name, async (tools, payload) => {
  await embedArticles.run(tools, payload)
  await tools.enqueue(uniteLanguages, {}, { once: 'now' })
})
