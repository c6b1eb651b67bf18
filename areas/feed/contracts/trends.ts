import * as z from 'zod/mini'
import { defineContract, read } from '#core/contract.ts'
import { OfHub } from '#areas/hubs/contract.ts'

/** What far more sources speak of than usually do, and why that is said. */
export const Trend = z.object({
  words: z.string(),
  articleCount: z.int(),
  /** Sources that wrote for themselves, in the last `hours`. */
  sourceCount: z.int(),
  /** How many sources there usually are in so many hours. */
  usual: z.number(),
  hours: z.int(),
})
export type Trend = z.infer<typeof Trend>

export const trends = defineContract('trends', ['articles', 'sources'], {
  /** The strongest first; none where trend detection is switched off. */
  listTrends: read(z.object(OfHub), z.array(Trend)),
})
