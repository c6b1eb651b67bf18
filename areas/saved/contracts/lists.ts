import * as z from 'zod/mini'
import { defineContract, Id, read } from '#core/contract.ts'
import { Count, Cursor, FoundWords, Search } from '#core/words.ts'
import { Unread } from '#areas/articles/contract.ts'
import { SavedItem } from '../contract.ts'

/** Saved things, page by page and by words. */
export const savedLists = defineContract('saved/lists', ['articles', 'sources'], {
  /** Up to ten thousand of each are counted. */
  countSaved: read(
    z.object({}),
    z.object({
      articles: Count,
      threads: Count,
      unreadBookmarks: Count,
      bookmarks: Count,
      /** False where saved things are only shown: nothing is added, and nothing searched. */
      isEditable: z.boolean(),
    }),
  ),
  /** The newest first, up to 50; `next` continues behind them. */
  listArticles: read(
    z.object({ ...Unread, search: z._default(Search, ''), cursor: z.optional(Cursor) }),
    z.extend(FoundWords, { items: z.array(SavedItem), next: z.nullable(Cursor) }),
  ),
  /** Conversations with the assistant. */
  listThreads: read(
    z.object({ search: z._default(Search, ''), cursor: z.optional(Id) }),
    z.extend(FoundWords, { items: z.array(SavedItem), next: z.nullable(Id) }),
  ),
})

declare module '#core/contract.ts' {
  interface Contracts {
    'saved/lists': typeof savedLists
  }
}
