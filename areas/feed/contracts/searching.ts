import * as z from 'zod/mini'
import { defineContract, read } from '#core/contract.ts'
import { Search } from '#core/words.ts'
import { OfHub } from '#areas/hubs/contract.ts'
import { Article, Unread } from '#areas/articles/contract.ts'
import { Period } from '../contract.ts'

export const searchOrders = ['best', 'newest'] as const
export const SearchOrder = z.enum(searchOrders)
export type SearchOrder = z.infer<typeof SearchOrder>

export const MOST_RESULTS = 300

/** Searches articles of all times, unless a period is given. */
export const searching = defineContract('searching', ['articles', 'sources'], {
  searchArticles: read(
    z.object({
      ...OfHub,
      ...Unread,
      search: Search.check(z.minLength(1)),
      time: z.optional(Period),
      order: SearchOrder,
      count: z.int().check(z.minimum(1), z.maximum(MOST_RESULTS)),
      /** True if typing errors are not corrected. */
      isExact: z.optional(z.boolean()),
    }),
    z.object({
      articles: z.array(Article),
      /** The number of matches, up to the most that are counted. */
      found: z.int(),
      /** True if there are more matches than were counted; the newest ones were counted. */
      isCut: z.boolean(),
      /** The corrected search, if the typed one found nothing. */
      meant: z.optional(z.string()),
      /** Words of titles, summaries and passages that match the search, in their original form. */
      marks: z.optional(z.array(z.string())),
      /** A report's words around a match, for articles whose title and summary have none. */
      passages: z.optional(z.array(z.object({ article: z.int(), text: z.string() }))),
      /**
       * The number of articles kept in this browser that were searched in place of the server; a server leaves it out.
       */
      keptSearched: z.optional(z.int()),
    }),
  ),
})

declare module '#core/contract.ts' {
  interface Contracts {
    searching: typeof searching
  }
}
