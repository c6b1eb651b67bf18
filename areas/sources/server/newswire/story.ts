import type { OutletId } from './outlets.ts'

/** One event, as several outlets report it. */
export interface NewswireStory {
  /** The name of the event, which is also part of addresses. It never changes. */
  key: string
  entries: readonly NewswireEntry[]
}

export interface NewswireEntry {
  outlet: OutletId
  /**
   * The minutes by which this report is older than the first follower of the newswire; negative if
   * it is published later.
   */
  minutesBefore: number
  title: string
  paragraphs: readonly string[]
  author?: string
  categories?: readonly string[]
  /** The headline that the outlet changes the report to later. */
  retitled?: { afterMinutes: number; title: string }
}
