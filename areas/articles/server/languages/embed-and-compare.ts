import { job } from '#server/tools.ts'
import { uniteLanguages } from './across-languages.ts'
import { embedArticles } from '../embeddings/embed-articles.ts'

/**
 * Embeds articles, and then queues the comparison of new embeddings across languages. It is here
 * because joining may depend on embeddings, but not the other way round.
 */
export const embedAndCompare = job<object>(embedArticles.name, async (tools, payload) => {
  await embedArticles.run(tools, payload)
  await tools.enqueue(uniteLanguages, {}, { dedupeKey: 'now' })
})
