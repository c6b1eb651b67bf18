import * as z from 'zod/mini'
import { Category } from '../contract.ts'

/** How many articles a category has, and how many of them the reader read. */
export const CategoryCount = z.object({ category: Category, total: z.int(), read: z.int() })
export type CategoryCount = z.infer<typeof CategoryCount>

/** A count may serve others for as long as ten of it would take, up to this. */
const KEPT_AT_MOST_MS = 1000
const KEPT_TIMES_COST = 10

interface Kept {
  counts: Promise<CategoryCount[]>
  until: number
}

/** Counts by reader and what is counted: cheap ones are made anew each time, dear ones are shared for a moment. */
export function folderCounts() {
  const keptOf = new Map<string, Map<string, Kept>>()

  return {
    read(
      readerId: string,
      counted: string,
      count: () => Promise<CategoryCount[]>,
    ): Promise<CategoryCount[]> {
      const kept = keptOf.get(readerId) ?? new Map<string, Kept>()
      keptOf.set(readerId, kept)
      const known = kept.get(counted)
      if (known && performance.now() < known.until) return known.counts

      const started = performance.now()
      const fresh: Kept = { counts: count(), until: Infinity }
      kept.set(counted, fresh)
      fresh.counts.then(
        () => {
          const cost = performance.now() - started
          fresh.until = performance.now() + Math.min(KEPT_AT_MOST_MS, KEPT_TIMES_COST * cost)
        },
        () => kept.delete(counted),
      )
      return fresh.counts
    },
    /** After a write of the reader, who wants to see it. */
    forget(readerId: string): void {
      keptOf.delete(readerId)
    },
  }
}
