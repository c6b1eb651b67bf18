import * as z from 'zod/mini'
import { defineContract, Id, read } from '#core/contract.ts'
import { Count, Cursor, FoundWords, Search } from '#core/words.ts'
import { Unread } from '#areas/articles/contract.ts'
import { SavedItem } from '../contract.ts'

/** Lists of saved things with pages and a search. */
export const savedLists = defineContract('saved/lists', ['articles', 'sources'], {
  /** Counts saved things, up to ten thousand of each kind. */
  countSaved: read(
    z.object({}),
    z.object({
      articles: Count,
      threads: Count,
      unreadBookmarks: Count,
      bookmarks: Count,
      /** False if saved things can only be viewed, not added or searched. */
      isEditable: z.boolean(),
    }),
  ),
  /** Lists saved articles, the newest first, at most 50. `next` continues after them. */
  listArticles: read(
    z.object({ ...Unread, search: z._default(Search, ''), cursor: z.optional(Cursor) }),
    z.extend(FoundWords, { items: z.array(SavedItem), next: z.nullable(Cursor) }),
  ),
  /** Lists saved conversations with the assistant. */
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
