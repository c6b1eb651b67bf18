import * as z from 'zod/mini'
import { defineContract, Id, read, Time } from '#core/contract.ts'
import { Count } from '#core/words.ts'
import { figureSpans } from '../choices.ts'

const figure = {
  /** Runs that ended, including failed ones. */
  ended: Count,
  failed: Count,
  /**
   * The median and the 95th percentile of the working time, without waiting; null if no run ended.
   */
  halfMs: z.nullable(z.number()),
  mostMs: z.nullable(z.number()),
}

const FigurePoint = z.object({
  /** The beginning of the hour. */
  at: Time,
  ...figure,
  /** Runs that were open at the end of the hour; null if unknown. */
  open: z.nullable(Count),
})
export type FigurePoint = z.infer<typeof FigurePoint>

export const RunFigures = z.object({
  /** The hours, oldest first; the last one is not over yet. */
  points: z.array(FigurePoint),
  total: z.object(figure),
})
export type RunFigures = z.infer<typeof RunFigures>

/** Statistics of workflow runs. */
export const monitoring = defineContract('automation/monitoring', ['automation', 'runs'], {
  /** Returns hourly figures of one workflow, or of all. */
  getFigures: read(
    z.object({
      workflow: z.optional(Id),
      span: z.enum(figureSpans),
    }),
    RunFigures,
  ),
  /** Counts the runs that have not ended, and says if a worker carries them out. */
  getState: read(
    z.object({}),
    z.object({
      /** True if a worker of this server is running. */
      isPerformed: z.boolean(),
      running: Count,
      /** Runs that are due but wait behind others. */
      queued: Count,
      /** Runs that wait until a certain time. */
      waiting: Count,
      /** Runs that wait for the reader's answer. */
      asking: Count,
      paused: Count,
    }),
  ),
})

declare module '#core/contract.ts' {
  interface Contracts {
    'automation/monitoring': typeof monitoring
  }
}
