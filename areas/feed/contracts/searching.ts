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

/** Looking for articles: through all times, unless a time is given. */
export const searching = defineContract('searching', ['articles', 'sources'], {
  searchArticles: read(
    z.object({
      ...OfHub,
      ...Unread,
      search: Search.check(z.minLength(1)),
      time: z.optional(Period),
      order: SearchOrder,
      count: z.int().check(z.minimum(1), z.maximum(MOST_RESULTS)),
      /** As it is written: no typing error is forgiven. */
      isExact: z.optional(z.boolean()),
    }),
    z.object({
      articles: z.array(Article),
      /** How many match, as far as was counted. */
      found: z.int(),
      /** There are more than were counted: these are the newest. */
      isCut: z.boolean(),
      /** What was looked for instead, since nothing was found by what was typed. */
      meant: z.optional(z.string()),
      /** Words of titles, summaries and passages that the search found, as they stand there. */
      marks: z.optional(z.array(z.string())),
      /** What a report says around a found word, of articles whose title and summary hold none. */
      passages: z.optional(z.array(z.object({ article: z.int(), text: z.string() }))),
      /** How many articles, kept in this browser, were searched instead of the hub; a server leaves it out. */
      keptSearched: z.optional(z.int()),
    }),
  ),
})
