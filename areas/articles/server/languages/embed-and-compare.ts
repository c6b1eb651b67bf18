import { job } from '#server/tools.ts'
import { uniteLanguages } from './across-languages.ts'
import { embedArticles } from '../embeddings/embed-articles.ts'

/** New embeddings are compared across languages. Joining depends on embeddings, never the other way round. */
export const embedAndCompare = job<object>(embedArticles.name, async (tools, payload) => {
  await embedArticles.run(tools, payload)
  await tools.enqueue(uniteLanguages, {}, { dedupeKey: 'now' })
})
