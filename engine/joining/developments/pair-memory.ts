/** A window of 5,000 entries compares 17 pairs an entry, most of them several times: 1 MB holds enough. */
const PLACES = 2 ** 16
/** The capacity, above the entries that arrive while a process lives. */
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

  /** Starts a new age if the weight of times has changed, which it does with each entry in a server's first hours. */
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
