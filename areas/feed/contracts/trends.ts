import * as z from 'zod/mini'
import { defineContract, read } from '#core/contract.ts'
import { OfHub } from '#areas/hubs/contract.ts'

/** A subject that far more sources report than usual, with the reason. */
export const Trend = z.object({
  words: z.string(),
  articleCount: z.int(),
  /** The number of sources that reported the subject independently in the last `hours`. */
  sourceCount: z.int(),
  /** The usual number of sources in this many hours. */
  usual: z.number(),
  hours: z.int(),
})
export type Trend = z.infer<typeof Trend>

export const trends = defineContract('trends', ['articles', 'sources'], {
  /** Lists trends, strongest first; empty if trend detection is off. */
  listTrends: read(z.object(OfHub), z.array(Trend)),
})

declare module '#core/contract.ts' {
  interface Contracts {
    trends: typeof trends
  }
}
