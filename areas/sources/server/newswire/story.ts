import type { OutletId } from './outlets.ts'

/** One event, as several outlets report it. */
export interface NewswireStory {
  /** Names the event, in addresses too; never changes. */
  key: string
  entries: readonly NewswireEntry[]
}

export interface NewswireEntry {
  outlet: OutletId
  /**
   * The minutes from this report to the moment when the newswire is first followed; negative for
   * later reports.
   */
  minutesBefore: number
  title: string
  paragraphs: readonly string[]
  author?: string
  categories?: readonly string[]
  /** The headline to which the outlet changes the report later. */
  retitled?: { afterMinutes: number; title: string }
}
