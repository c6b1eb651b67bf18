import type { TermVector } from './term-index.ts'

/** An article as the window keeps it. */
export interface KeptArticle {
  id: number
  at: number
  affair: Affair
  /** All counted terms, to forget them again. */
  counted: Int32Array
  names: Int32Array
  /** The strongest terms first, scaled to a length of one. */
  vector: TermVector
  column: string
  /** The number of its entries that were there. */
  entries: number
  /** True for a round-up, which never finds others. */
  isAlone: boolean
  seat: number
}

/** A smaller weight is the rounding error of adding and taking away. */
const LEAST_WEIGHT = 1e-9

/** The articles of one longer story. */
export class Affair {
  readonly id: number
  /** Its index in the flat arrays of a search. */
  readonly slot: number
  readonly members = new Set<KeptArticle>()
  /** The squared length of the sum of its articles, which stands for what all of them are about. */
  square = 0
  /** The summed vectors, by term; null for a single article. */
  #sum: Map<number, number> | null = null

  constructor(id: number, slot: number) {
    this.id = id
    this.slot = slot
  }

  add(article: KeptArticle): void {
    const [first] = this.members
    this.members.add(article)
    if (!first) {
      this.square = squareOf(article.vector)
      return
    }
    this.#sum ??= new Map(
      Array.from(first.vector.terms, (term, k) => [term, first.vector.weights[k]!]),
    )
    this.#grow(article.vector, 1)
  }

  remove(article: KeptArticle): void {
    this.members.delete(article)
    if (this.#sum) this.#grow(article.vector, -1)
  }

  /** The dot product of some terms with the sum of all articles. */
  dot({ terms, weights }: TermVector): number {
    const sum = this.#sum
    if (!sum) throw new Error('An affair of one article has no sum')
    let dot = 0
    for (let k = 0; k < terms.length; k++) dot += weights[k]! * (sum.get(terms[k]!) ?? 0)
    return dot
  }

  #grow({ terms, weights }: TermVector, by: 1 | -1): void {
    const sum = this.#sum!
    for (let k = 0; k < terms.length; k++) {
      const before = sum.get(terms[k]!) ?? 0
      const after = before + by * weights[k]!
      this.square += after * after - before * before
      if (after > LEAST_WEIGHT) sum.set(terms[k]!, after)
      else sum.delete(terms[k]!)
    }
  }
}

function squareOf({ weights }: TermVector): number {
  let square = 0
  for (const weight of weights) square += weight * weight
  return square
}
