/**
 * A list in its own order, with the position of each entry. If the list continues, there is one
 * more position.
 */
export interface PlacedList<Entry> {
  entries: readonly Entry[]
  places: readonly string[]
}

/**
 * Merges lists by the time of their first remaining entry. If two times are equal, the later list
 * comes first. The order within each list stays. `places` are the positions at which the lists
 * continue; null for a list that has ended.
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
