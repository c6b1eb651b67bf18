import * as z from 'zod/mini'
import { defineContract, Nothing, read, write } from '#core/contract.ts'
import { RowId } from '#core/words.ts'

/** Says if an endpoint writes the summary of an article. */
export const ArticleWriting = z.object({
  /**
   * off: no endpoint writes summaries; none: not requested yet; kept: requested, but the article keeps the sources'
   * words.
   */
  state: z.enum(['off', 'none', 'waiting', 'written', 'kept']),
  /** A note on how the summary was written, or why it was not; null if there is nothing to say. */
  words: z.nullable(z.string()),
})
export type ArticleWriting = z.infer<typeof ArticleWriting>

/** Summaries that the reader's endpoint writes. */
export const articleWriting = defineContract('article-writing', ['ai-endpoints'], {
  getArticleWriting: read(z.object({ article: RowId }), ArticleWriting),
  writeArticle: write.once(z.object({ article: RowId }), Nothing),
})

declare module '#core/contract.ts' {
  interface Contracts {
    'article-writing': typeof articleWriting
  }
}
