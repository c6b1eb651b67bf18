/** An article of a list, with the fields for folding. */
export interface Foldable {
  id: number
  affair?: number | undefined
}

/**
 * Folds a list: returns the articles to show, in order, each with the later articles of its story
 * that are folded under it. Every article occurs exactly once.
 */
export function foldAffairs<Listed extends Foldable>(
  list: readonly Listed[],
): Map<number, Listed[]> {
  const standing = new Map<number, Listed[]>()
  const firstOf = new Map<number, number>()
  const known = new Set<number>()
  for (const article of list) {
    const { id, affair } = article
    // If the list changed between two pages, both may contain an article.
    if (known.has(id)) continue
    known.add(id)
    const first = affair === undefined ? undefined : firstOf.get(affair)
    if (first === undefined) {
      standing.set(id, [])
      if (affair !== undefined) firstOf.set(affair, id)
    } else standing.get(first)!.push(article)
  }
  return standing
}
