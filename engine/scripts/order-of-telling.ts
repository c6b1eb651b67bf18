import type { ReadableSentence } from './sentences/readable-sentences.ts'

type Placed = Pick<ReadableSentence, 'entryAt' | 'position' | 'of'>

/**
 * Compares sentences for the order in which they are told: those of the lead's report come first,
 * then the others by time. Sentences of one report keep their order.
 */
export function inOrderOfTelling(lead: Placed): (one: Placed, other: Placed) => number {
  return (one, other) => {
    if (one.entryAt === other.entryAt) return one.position - other.position
    if (one.entryAt === lead.entryAt) return -1
    if (other.entryAt === lead.entryAt) return 1
    return one.of.publishedAt.localeCompare(other.of.publishedAt) || one.entryAt - other.entryAt
  }
}
