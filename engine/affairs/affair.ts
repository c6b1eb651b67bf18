import type { Slab } from '../lists/slab.ts'
import { packInto, PackedArticle, type ArticleTerms } from './packed-article.ts'
import type { TermVector } from './term-index.ts'

/** An article before it has an affair. The affair is stored separately, because it may change. */
export interface WeighedArticle extends ArticleTerms {
  id: number
  at: number
  column: string
  /** The number of its entries when it was weighed. */
  entries: number
  /** True for a round-up, which is not compared with other articles. */
  isAlone: boolean
}

/** An article in a compact form, because a window holds tens of thousands. */
export class KeptArticle extends PackedArticle implements WeighedArticle {
  readonly id: number
  readonly at: number
  readonly column: string
  readonly entries: number
  readonly isAlone: boolean
  readonly affair: Affair
  readonly seat: number

  constructor(slab: Slab, article: WeighedArticle, affair: Affair, seat: number) {
    const byte = packInto(slab, article)
    super(slab.piece, byte)
    this.id = article.id
    this.at = article.at
    this.column = article.column
    this.entries = article.entries
    this.isAlone = article.isAlone
    this.affair = affair
    this.seat = seat
  }
}

/** The least weight. A smaller one is only a rounding error of adding and subtracting. */
const LEAST_WEIGHT = 1e-9

/** The articles of one longer story. */
export class Affair {
  readonly id: number
  /** Its index in the flat arrays of a search. */
  readonly slot: number
  /** Its articles in the order in which they came; most affairs have one. */
  readonly members: KeptArticle[] = []
  /**
   * The squared length of the sum of its articles' vectors. The sum stands for the subject of the
   * affair.
   */
  square = 0
  /** The summed vectors, by term; null for a single article. */
  #sum: Map<number, number> | null = null

  constructor(id: number, slot: number) {
    this.id = id
    this.slot = slot
  }

  add(article: KeptArticle): void {
    const [first] = this.members
    this.members.push(article)
    if (!first) {
      this.square = squareOf(article.vector)
      return
    }
    const { terms, weights } = first.vector
    this.#sum ??= new Map(Array.from(terms, (term, k) => [term, weights[k]!]))
    this.#grow(article.vector, 1)
  }

  remove(article: KeptArticle): void {
    this.members.splice(this.members.indexOf(article), 1)
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
