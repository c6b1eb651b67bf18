import * as z from 'zod/mini'

/** The number of a category's articles, and how many of them the reader has read. */
export const CategoryCount = z.object({ category: z.string(), total: z.int(), read: z.int() })
export type CategoryCount = z.infer<typeof CategoryCount>

interface Counting {
  running: Promise<CategoryCount[]>
  /** The count that starts when the running one ends. All callers in between share it. */
  next: Promise<CategoryCount[]> | null
}

/**
 * Counts articles by reader and question, one count at a time. Callers during a count share the
 * next one. A count so includes everything before the call, and many screens cost no more than one.
 */
export function folderCounts() {
  const countings = new Map<string, Counting>()

  return function count(
    readerId: string,
    question: string,
    make: () => Promise<CategoryCount[]>,
  ): Promise<CategoryCount[]> {
    const key = `${readerId} ${question}`
    const known = countings.get(key)
    if (known) return (known.next ??= known.running.then(begin, begin))
    return begin()

    function begin(): Promise<CategoryCount[]> {
      const counting: Counting = { running: make(), next: null }
      countings.set(key, counting)
      const end = () => {
        if (counting.next === null) countings.delete(key)
      }
      counting.running.then(end, end)
      return counting.running
    }
  }
}
