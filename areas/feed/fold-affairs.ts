/** An article of a list, with the fields for folding. */
export interface Foldable {
  id: number
  affair?: number | undefined
}

/**
 * Folds a list in its order: the articles to show, each with later ones of its longer story folded under it. No article
 * gets lost, and none is shown twice.
 */
export function foldAffairs<Listed extends Foldable>(
  list: readonly Listed[],
): Map<number, Listed[]> {
  const standing = new Map<number, Listed[]>()
  const firstOf = new Map<number, number>()
  const known = new Set<number>()
  for (const article of list) {
    const { id, affair } = article
    // A page that changed while the next one was read may repeat an article.
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
