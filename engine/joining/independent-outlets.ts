import { findCopies, type Copyable } from './copies.ts'

/** An outlet of an article; `copyOf` is the feed whose words it repeats, if it does. */
export interface Voice {
  feed: number
  copyOf?: number | undefined
}

/** Marks the outlets whose entries here are all copies. An outlet with one report of its own is independent. */
export function markCopies<Outlet extends { feed: number }>(
  outlets: readonly Outlet[],
  entries: readonly Copyable[],
): (Outlet & Voice)[] {
  const copies = findCopies(entries)
  if (copies.size === 0) return [...outlets]
  const sourceOf = new Map(entries.map(({ id, source }) => [id, source]))
  const originals = new Map<number, number>()
  const hasOwnWords = new Set<number>()
  for (const { id, source } of entries) {
    const original = copies.get(id)
    if (original === undefined) hasOwnWords.add(source)
    else if (!originals.has(source)) originals.set(source, sourceOf.get(original)!)
  }
  return outlets.map((outlet) => {
    const copyOf = hasOwnWords.has(outlet.feed) ? undefined : originals.get(outlet.feed)
    return copyOf === undefined ? outlet : { ...outlet, copyOf }
  })
}

/** Counts outlets with words of their own; all copies of a missing outlet count as one. */
export function countIndependent(outlets: readonly Voice[]): number {
  return new Set(outlets.map(({ feed, copyOf }) => copyOf ?? feed)).size
}
