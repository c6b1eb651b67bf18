import { ListRooms, longer } from '../../lists/list-rooms.ts'

/** The number of values in each place: an entry and its weight. */
const PLACE = 2
const FIRST_PLACES = 1 << 14

/**
 * For each term, the entries that hold it and its weight in each, in the order of their arrival.
 */
export class Postings {
  #places = new Int32Array(PLACE * FIRST_PLACES)
  readonly #rooms = new ListRooms({
    hold: (places) => {
      this.#places = longer(this.#places, PLACE * places)
    },
    move: (from, into, count) => {
      this.#places.copyWithin(PLACE * into, PLACE * from, PLACE * (from + count))
    },
  })

  /** @param entry a whole number that is larger than those before it. @param weight a whole number. */
  add(term: number, entry: number, weight: number): void {
    const at = PLACE * this.#rooms.add(term)
    this.#places[at] = entry
    this.#places[at + 1] = weight
  }

  /** Forgets the list of a term. */
  drop(term: number): void {
    this.#rooms.drop(term)
  }

  /**
   * Adds, for each entry of a term from `firstEntry` on, the product of its weight and the given one to the sum of that
   * entry; sums are counted from `firstEntry`. Earlier entries are dropped. This is the innermost loop of all joining,
   * so it only adds.
   */
  addProducts(term: number, weight: number, firstEntry: number, sums: Float64Array): void {
    const { starts, lengths } = this.#rooms
    const start = PLACE * (starts[term] ?? 0)
    if (start === 0) return
    if (this.#places[start]! < firstEntry && !this.#leaveOut(term, firstEntry)) return
    const places = this.#places
    const end = start + PLACE * lengths[term]!
    for (let at = start; at < end; at += PLACE) {
      sums[places[at]! - firstEntry]! += weight * places[at + 1]!
    }
  }

  /** Drops the entries of a term before `firstEntry`; returns false if none is left. */
  #leaveOut(term: number, firstEntry: number): boolean {
    const start = PLACE * this.#rooms.starts[term]!
    const length = this.#rooms.lengths[term]!
    let left = 0
    while (left < length && this.#places[start + PLACE * left]! < firstEntry) left++
    this.#rooms.take(term, 0, left)
    return left < length
  }
}
