/**
 * A window of 5,000 entries compares about 17 pairs for each entry, most of them several times. A
 * cache of 1 MB is enough for them.
 */
const PLACES = 2 ** 16
/** A number above all arrivals while a process runs, so that the key of each pair is unique. */
const ARRIVALS = 2 ** 26
const NO_PAIR = -1

/** The log odds of the pairs compared last; a new pair overwrites the one in its place. */
export class PairMemory {
  readonly #pairs = new Float64Array(PLACES).fill(NO_PAIR)
  readonly #odds = new Float64Array(PLACES)
  /** The age in which each pair was compared; pairs of former ages are ignored. */
  readonly #ages = new Uint32Array(PLACES)
  #age = 0
  #timeTells = 0

  /**
   * Invalidates all pairs if the weight of times has changed, as it does with each entry in the
   * first hours of a server.
   */
  begin(timeTells: number): void {
    if (timeTells === this.#timeTells) return
    this.#timeTells = timeTells
    this.#age++
  }

  /** The odds of an entry and another by their arrivals, in this order; NaN if they are not remembered. */
  get(arrival: number, other: number): number {
    const place = placeOf(arrival, other)
    const isKnown =
      this.#ages[place] === this.#age && this.#pairs[place] === arrival * ARRIVALS + other
    return isKnown ? this.#odds[place]! : NaN
  }

  set(arrival: number, other: number, odds: number): void {
    const place = placeOf(arrival, other)
    this.#pairs[place] = arrival * ARRIVALS + other
    this.#odds[place] = odds
    this.#ages[place] = this.#age
  }
}

function placeOf(arrival: number, other: number): number {
  return (Math.imul(arrival, 0x9e3779b1) ^ Math.imul(other, 0x85ebca6b)) >>> 16
}
