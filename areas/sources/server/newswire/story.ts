import type { OutletId } from './outlets.ts'

/** One event, as several outlets report it. */
export interface NewswireStory {
  /** Names the event, in addresses too; never changes. */
  key: string
  entries: readonly NewswireEntry[]
}

export interface NewswireEntry {
  outlet: OutletId
  /** The minutes before the newswire is first followed; negative ones are in the future then. */
  minutesBefore: number
  title: string
  paragraphs: readonly string[]
  author?: string
  categories?: readonly string[]
  /** The outlet's later headline of this report. */
  retitled?: { afterMinutes: number; title: string }
}
