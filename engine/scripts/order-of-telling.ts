import type { ReadableSentence } from './sentences/readable-sentences.ts'

type Placed = Pick<ReadableSentence, 'entryAt' | 'position' | 'of'>

/** Compares sentences: the report of the news comes first, then the others by time, each in its own order. */
export function inOrderOfTelling(lead: Placed): (one: Placed, other: Placed) => number {
  return (one, other) => {
    if (one.entryAt === other.entryAt) return one.position - other.position
    if (one.entryAt === lead.entryAt) return -1
    if (other.entryAt === lead.entryAt) return 1
    return one.of.publishedAt.localeCompare(other.of.publishedAt) || one.entryAt - other.entryAt
  }
}
