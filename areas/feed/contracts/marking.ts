import * as z from 'zod/mini'
import { defineContract, Id, Nothing, read, Time, write } from '#core/contract.ts'
import { list, RowId, Search } from '#core/words.ts'
import { OfHub } from '#areas/hubs/contract.ts'
import { NewsFilter, Period } from '../contract.ts'

/** The most articles that a list shows after many presses of "Show more". */
const ARTICLES_NAMED = 2000

/** The articles to mark. Each field narrows them; without any field, they are everything that the lists contain. */
export const Marked = z.object({
  ...OfHub,
  folder: z.optional(Id),
  source: z.optional(Id),
  time: z.optional(Period),
  filter: z.optional(NewsFilter),
  search: z.optional(Search),
  /** Marks only articles whose newest report is older than this. */
  before: z.optional(Time),
  /**
   * Marks only articles up to this one, the newest when the list was shown. Later ones stay unread.
   */
  upTo: z.optional(RowId),
  /** Marks only these articles, such as those above a line. */
  articles: z.optional(list(RowId, ARTICLES_NAMED)),
})
export type Marked = z.infer<typeof Marked>

/** Marking articles as read without opening them, and unread again. */
export const marking = defineContract('marking', ['articles'], {
  isArticleRead: read(z.object({ article: RowId }), z.boolean()),
  /**
   * The newest article of all lists; null if there is none. "Mark all as read" sends it as `upTo`,
   * so that later articles stay unread.
   */
  getNewestArticle: read(z.object({}), z.nullable(RowId)),
  /** Marks at most the 10,000 newest articles. `batch` serves to undo it. */
  markAllRead: write(Marked, z.object({ batch: Id, count: z.int() })),
  /** Marks articles unread again, except those that were opened after they were marked. */
  takeBackMarking: write(z.object({ batch: Id }), Nothing),
  markUnread: write(z.object({ article: RowId }), Nothing, [], {
    about: ({ article }) => `read/${article}`,
  }),
})

declare module '#core/contract.ts' {
  interface Contracts {
    marking: typeof marking
  }
}
