import { longer } from '../lists/list-rooms.ts'
import { NO_TEXT, NumberedTexts, type KeptTexts } from '../lists/numbered-texts.ts'
import { TermPlaces } from './term-places.ts'

const FIRST_MET = 2048
const FIRST_TERMS = 1 << 10

/** Terms by their numbers, each with its weight. */
export interface TermVector {
  terms: Int32Array
  weights: Float64Array
}

/**
 * Seats that a search met, and the cosine of each. Only the first `count` are valid, because the
 * arrays are reused.
 */
export class MetSeats {
  seats = new Int32Array(FIRST_MET)
  cosines = new Float64Array(FIRST_MET)
  count = 0

  /** Makes room for this many seats. */
  hold(seats: number): void {
    this.seats = longer(this.seats, seats)
    this.cosines = longer(this.cosines, seats)
  }
}

/**
 * Numbers terms, counts the articles that hold each, and knows the seats of these articles, which are small numbers. A
 * term that no article holds is forgotten and its number used again.
 */
export class TermIndex {
  readonly #names = new NumberedTexts()
  #counts = new Int32Array(FIRST_TERMS)
  readonly #places = new TermPlaces()
  /** Scratch: the cosine of each seat so far; all 0 between calls. */
  #cosines: number[] = []

  /** The number of distinct terms known now. */
  get size(): number {
    return this.#names.size
  }

  nameOf(term: number): string {
    return this.#names.textOf(term)
  }

  /** The number of articles that hold a term. */
  countOf(term: number): number {
    return this.#counts[term]!
  }

  /** Adds the terms of an article; returns the number of each, in the same order. */
  learn(names: Iterable<string>): Int32Array {
    return Int32Array.from(names, (name) => {
      const known = this.#names.find(name)
      const term = known === NO_TEXT ? this.#number(name) : known
      this.#counts[term]!++
      return term
    })
  }

  keep(): KeptTexts {
    return this.#names.keep()
  }

  /**
   * Restores kept terms and the articles that have them, so that their numbers stay valid. This index has to be empty.
   */
  knowAgain(kept: KeptTexts, articles: readonly Int32Array[]): void {
    this.#names.restore(kept)
    const { end } = this.#names
    this.#counts = new Int32Array(Math.max(FIRST_TERMS, end))
    for (const terms of articles) for (const term of terms) this.#counts[term]!++
    for (let term = 0; term < end; term++) if (this.#counts[term] === 0) this.#names.remove(term)
  }

  /** Reverses `learn`. */
  forget(terms: Int32Array): void {
    for (const term of terms) if (--this.#counts[term]! === 0) this.#names.remove(term)
  }

  #number(name: string): number {
    const term = this.#names.add(name)
    this.#counts = longer(this.#counts, term + 1)
    this.#counts[term] = 0
    return term
  }

  seat({ terms, weights }: TermVector, seat: number): void {
    this.#cosines[seat] = 0
    for (let k = 0; k < terms.length; k++) this.#places.add(terms[k]!, seat, weights[k]!)
  }

  /** Reverses `seat`; does nothing if the article has no seat. */
  unseat({ terms }: TermVector, seat: number): void {
    for (const term of terms) this.#places.remove(term, seat)
  }

  /**
   * Finds each seat that shares a rare term, and its cosine by these terms. They are written into
   * `met`, because a search meets thousands of seats, and objects for them would be most of the
   * worker's garbage. Returns the common terms: terms in more than `mostPlaces` articles, and
   * further terms that together add at most `unmet` to any cosine.
   */
  meet(
    { terms, weights }: TermVector,
    unmet: number,
    mostPlaces: number,
    met: MetSeats,
  ): TermVector {
    const { lengths } = this.#places
    const known: number[] = []
    for (let k = 0; k < terms.length; k++) if (lengths[terms[k]!]! > 0) known.push(k)
    known.sort((a, b) => lengths[terms[a]!]! - lengths[terms[b]!]!)
    let rare = known.length
    let square = 0
    for (; rare > 0; rare--) {
      square += weights[known[rare - 1]!]! ** 2
      if (square > unmet * unmet) break
    }
    const cosines = this.#cosines
    const { seats, weights: theirs } = this.#places
    let count = 0
    let places = 0
    let walked = 0
    for (; walked < rare; walked++) {
      const term = terms[known[walked]!]!
      const weight = weights[known[walked]!]!
      const length = lengths[term]!
      if ((places += length) > mostPlaces) break
      met.hold(places)
      const found = met.seats
      const start = this.#places.startOf(term)
      for (let at = start; at < start + length; at++) {
        const seat = seats[at]!
        if (cosines[seat] === 0) found[count++] = seat
        cosines[seat]! += weight * theirs[at]!
      }
    }
    met.count = count
    for (let nth = 0; nth < count; nth++) {
      const seat = met.seats[nth]!
      met.cosines[nth] = cosines[seat]!
      cosines[seat] = 0
    }
    const left = known.slice(walked)
    return {
      terms: Int32Array.from(left, (k) => terms[k]!),
      weights: Float64Array.from(left, (k) => weights[k]!),
    }
  }
}
