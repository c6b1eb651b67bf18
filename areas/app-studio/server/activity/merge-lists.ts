/** A list in its own order, and the place of each entry; one place more if the list continues. */
export interface PlacedList<Entry> {
  entries: readonly Entry[]
  places: readonly string[]
}

/**
 * Merges lists by the times of their first entries; among equal ones, that of the later list comes first. Each list
 * keeps its order. `places` are the positions at which each list continues; null for one that is over.
 */
export function mergeLists<Entry extends { at: string }>(
  lists: readonly PlacedList<Entry>[],
  most: number,
): { entries: Entry[]; places: (string | null)[] } {
  const taken = lists.map(() => 0)
  const entries: Entry[] = []
  while (entries.length < most) {
    let newest: number | null = null
    for (const [list, at] of taken.entries()) {
      const head = lists[list]!.entries[at]
      const rival = newest === null ? undefined : lists[newest]!.entries[taken[newest]!]
      if (head && (!rival || head.at >= rival.at)) newest = list
    }
    if (newest === null) break
    entries.push(lists[newest]!.entries[taken[newest]!]!)
    taken[newest]!++
  }
  return { entries, places: lists.map(({ places }, list) => places[taken[list]!] ?? null) }
}
