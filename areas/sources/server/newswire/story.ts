import type { OutletId } from './outlets.ts'

/** One event, as several outlets report it. */
export interface NewswireStory {
  /** Names the event, in addresses too; never changes. */
  key: string
  entries: readonly NewswireEntry[]
}

export interface NewswireEntry {
  outlet: OutletId
  /** Before the newswire is first followed; what is negative has yet to happen then. */
  minutesBefore: number
  title: string
  paragraphs: readonly string[]
  author?: string
  categories?: readonly string[]
  /** What the outlet puts above the same report some time later. */
  retitled?: { afterMinutes: number; title: string }
}
