import * as z from 'zod/mini'
import { ArticlePage } from '#areas/articles/contract.ts'
import { defineContract, read, Time } from '#core/contract.ts'
import { OFFLINE } from '#core/limits.ts'
import { list, RowId } from '#core/words.ts'

/** An article that a browser keeps for reading without a network. */
export const KeptArticle = z.object({
  id: z.int(),
  /** A text that changes with the article's words, reports, outlets, time or picture. */
  stamp: z.string(),
  title: z.string(),
  publishedTime: Time,
  isSaved: z.boolean(),
  isRead: z.boolean(),
})
export type KeptArticle = z.infer<typeof KeptArticle>

/** Articles that a browser fetches in advance, to read them without a network. */
export const offline = defineContract('offline', ['articles', 'sources', 'saved'], {
  /**
   * Lists the newest saved articles, followed by the newest articles of the feed; no article is
   * listed twice.
   */
  listArticles: read(z.object({}), z.array(KeptArticle)),
  /**
   * Returns articles as their pages show them; missing ones are left out. This does not count as
   * opening them.
   */
  getArticles: read(
    z.object({ ids: list(RowId, OFFLINE.articlesAtOnce) }),
    z.array(z.object({ page: ArticlePage, isSaved: z.boolean() })),
  ),
})

declare module '#core/contract.ts' {
  interface Contracts {
    offline: typeof offline
  }
}
