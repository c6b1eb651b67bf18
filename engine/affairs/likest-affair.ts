import { MarkedNumbers } from '../lists/marked-numbers.ts'
import type { Affair, KeptArticle } from './affair.ts'
import { MetSeats, type TermIndex, type TermVector } from './term-index.ts'

/** The least score of an article in an affair. */
const LINK_AT = 0.23
/** The least likeness at which an article joins an affair without a common name. */
const SURE_AT = 0.3
/**
 * The most that common terms may add to a likeness. Affairs that share only such terms are skipped, because their score
 * could be no higher.
 */
const UNMET = 0.14
/**
 * A term in more articles than this is not used to find affairs. Only windows of tens of thousands of articles have
 * such terms. In a window of 25,000, the limit puts one article in a hundred into another affair
 * (docs/benchmarks/affairs.md).
 */
const MOST_PLACES = 2000

/**
 * Finds the affair that an article is most like. Most of the work is done in flat arrays, because reading memory takes
 * most of the time.
 */
export class LikestAffair {
  readonly #index: TermIndex
  /** The slot of each article's affair, by the seat of the article. */
  #slots: number[] = []
  #affairs: Affair[] = []
  /** Scratch by slots: the likeness of an affair's articles so far; 0 between calls. */
  #sums: number[] = []
  #mosts: number[] = []
  readonly #met = new MetSeats()
  /** Scratch: the slots that a search met; only the first ones, up to its count, are valid. */
  #metSlots: number[] = []
  /** The terms of the article that is being compared; empty between calls. */
  #marked = new MarkedNumbers()
  /** Scratch: the weight of each marked term in the article, by the term's place. */
  #weights = [0]
  #isName = [false]
  readonly #weightOf = (term: number) => this.#weights[this.#marked.placeOf(term)]!

  constructor(index: TermIndex) {
    this.#index = index
  }

  /** Registers an article, so that later searches can find its affair by it. */
  seat({ seat, affair }: KeptArticle): void {
    const { slot } = affair
    this.#slots[seat] = slot
    this.#affairs[slot] = affair
    this.#sums[slot] = this.#mosts[slot] = 0
  }

  /**
   * The affair that is most like the article, if one is like enough. Affairs that share a rare term are scored exactly.
   */
  find({ vector, names, column }: Pick<KeptArticle, 'vector' | 'names' | 'column'>): Affair | null {
    const { count, common } = this.#meet(vector)
    this.#mark(vector, names)
    const rest = Math.min(UNMET, Math.hypot(...common.weights))
    let best: Affair | null = null
    let bestScore = LINK_AT
    for (let nth = 0; nth < count; nth++) {
      const slot = this.#metSlots[nth]!
      const most = this.#mosts[slot]!
      const sum = this.#sums[slot]!
      this.#mosts[slot] = this.#sums[slot] = 0
      // The score is no higher than this, because an affair's summed vector is at least as long as
      // an article's, which has a length of one.
      if ((most + sum) / 2 + rest < LINK_AT) continue
      const affair = this.#affairs[slot]!
      if (!canScore(affair, { most: most + rest, sum }, common)) continue
      const score = this.#scoreOf(affair, column)
      if (score >= bestScore) {
        best = affair
        bestScore = score
      }
    }
    this.#marked.clear()
    return best
  }

  /** The number of affairs whose articles share a rare term, and the terms that are common. */
  #meet(vector: TermVector): { count: number; common: TermVector } {
    const [slots, sums, mosts] = [this.#slots, this.#sums, this.#mosts]
    const common = this.#index.meet(vector, UNMET, MOST_PLACES, this.#met)
    const { seats, cosines } = this.#met
    let count = 0
    for (let nth = 0; nth < this.#met.count; nth++) {
      const slot = slots[seats[nth]!]!
      const cosine = cosines[nth]!
      if (sums[slot] === 0) this.#metSlots[count++] = slot
      sums[slot]! += cosine
      if (cosine > mosts[slot]!) mosts[slot] = cosine
    }
    return { count, common }
  }

  /**
   * The mean of two likenesses: that to the affair's most alike article, and that to the sum of all
   * its articles.
   */
  #scoreOf({ members, square }: Affair, column: string): number {
    let most = 0
    let sum = 0
    for (const member of members) {
      if (member.column === column) continue
      const cosine = member.dot(this.#weightOf)
      sum += cosine
      if (cosine > most && (cosine >= SURE_AT || this.#hasName(member.names))) most = cosine
    }
    return most > 0 ? (most + sum / Math.sqrt(square)) / 2 : 0
  }

  #hasName(names: Int32Array): boolean {
    return names.some((name) => this.#isName[this.#marked.placeOf(name)])
  }

  #mark({ terms, weights }: TermVector, names: Int32Array): void {
    for (let k = 0; k < terms.length; k++) this.#weights[this.#placeOf(terms[k]!)] = weights[k]!
    for (const name of names) this.#isName[this.#placeOf(name)] = true
  }

  /** The place of a term; all facts kept at a new place are cleared. */
  #placeOf(term: number): number {
    const { size } = this.#marked
    const place = this.#marked.mark(term)
    if (this.#marked.size > size) {
      this.#weights[place] = 0
      this.#isName[place] = false
    }
    return place
  }
}

/**
 * Says if an affair may be like enough, by the highest cosine that it can have and by the subjects of its articles.
 */
function canScore(
  affair: Affair,
  { most, sum }: { most: number; sum: number },
  common: TermVector,
): boolean {
  if (affair.members.length === 1) return most >= LINK_AT
  const dot = sum + affair.dot(common)
  return (most + dot / Math.sqrt(affair.square)) / 2 >= LINK_AT
}
