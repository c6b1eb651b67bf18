/** The place of every unmarked number. */
export const UNMARKED = 0

/**
 * A set of numbers, such as the terms of one report, each with a place from 1 on. Facts about the
 * numbers are stored by place in short arrays. There are half a million terms, so an array over all
 * of them would take four megabytes for each fact.
 */
export class MarkedNumbers {
  #places = new Int32Array(1024)
  #marked: number[] = []

  get size(): number {
    return this.#marked.length
  }

  /** Marks a number, if it is not marked yet, and returns its place. */
  mark(number: number): number {
    if (number >= this.#places.length) this.#grow(number)
    const known = this.#places[number]!
    if (known !== UNMARKED) return known
    return (this.#places[number] = this.#marked.push(number))
  }

  placeOf(number: number): number {
    return this.#places[number] ?? UNMARKED
  }

  clear(): void {
    for (const number of this.#marked) this.#places[number] = UNMARKED
    this.#marked = []
  }

  #grow(number: number): void {
    const grown = new Int32Array(Math.ceil(1.5 * (number + 1)))
    grown.set(this.#places)
    this.#places = grown
  }
}
