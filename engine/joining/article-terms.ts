import type { Weights, WindowArticle } from './entry-window.ts'

/** The number of newest entries by which an article is judged. */
const NEWEST_ENTRIES = 32

/** The use of a term in an article. */
export interface TermUse {
  /** The sum of the weights that its entries give the term. */
  weight: number
  /** The number of its entries that hold the term. */
  entries: number
}

/** The terms of an article. Those of a long article are estimated from its newest entries. */
export function articleTerms({ entries }: WindowArticle): Map<number, TermUse> {
  const newest = entries.slice(-NEWEST_ENTRIES)
  const scale = entries.length / newest.length
  const uses = new Map<number, TermUse>()
  for (const { terms, weights } of newest) {
    for (let k = 0; k < terms.length; k++) {
      const use = uses.get(terms[k]!)
      if (use) {
        use.weight += weights[k]! * scale
        use.entries += scale
      } else uses.set(terms[k]!, { weight: weights[k]! * scale, entries: scale })
    }
  }
  return uses
}

/** The strongest terms of an article, and the length of the vector of the rest. */
export function strongestTerms(
  uses: ReadonlyMap<number, TermUse>,
  most: number,
): Weights & { restLength: number } {
  const byWeight = [...uses].sort((a, b) => b[1].weight - a[1].weight)
  const strongest = byWeight.slice(0, most)
  let restSquared = 0
  for (const [, { weight }] of byWeight.slice(most)) restSquared += weight * weight
  return {
    terms: Int32Array.from(strongest, ([term]) => term),
    weights: strongest.map(([, { weight }]) => weight),
    restLength: Math.sqrt(restSquared),
  }
}
