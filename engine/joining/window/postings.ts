const NO_ROOM = 0
/** Numbers of a place: the entry and its weight. */
const PLACE = 2
const FIRST_PLACES = 1 << 14
const FIRST_TERMS = 1 << 12
/** The factor by which full arrays grow. */
const GROWTH = 1.5

/**
 * For each term the entries that hold it and its weight in each, in the order in which they came. Places of all terms lie in one
 * array: a window of news has half a million lists, most with one entry or two, which as arrays of their own took four times the
 * memory, and half of the time of collecting garbage.
 */
export class Postings {
  #places = new Int32Array(PLACE * FIRST_PLACES)
  #end = PLACE
  /** The beginning of each term's list; `NO_ROOM` for a term that never had one. */
  #starts = new Int32Array(FIRST_TERMS)
  /** The number of places in each term's list. */
  #lengths = new Int32Array(FIRST_TERMS)
  /** The room of each term's list: two to the power of this many places. */
  #powers = new Uint8Array(FIRST_TERMS)
  /** Beginnings of lists whose room is free now, by its power. */
  #free: number[][] = []

  /** @param entry a whole number that is larger than those before it. @param weight a whole number. */
  add(term: number, entry: number, weight: number): void {
    this.#knowTerm(term)
    const length = this.#lengths[term]!
    if (this.#starts[term] === NO_ROOM) this.#starts[term] = this.#roomFor(0)
    else if (length === 1 << this.#powers[term]!) this.#makeLonger(term)
    const at = this.#starts[term]! + PLACE * length
    this.#places[at] = entry
    this.#places[at + 1] = weight
    this.#lengths[term] = length + 1
  }

  /** Forgets the list of a term. */
  drop(term: number): void {
    if ((this.#starts[term] ?? NO_ROOM) === NO_ROOM) return
    this.#give(this.#starts[term]!, this.#powers[term]!)
    this.#starts[term] = NO_ROOM
    this.#lengths[term] = 0
    this.#powers[term] = 0
  }

  /**
   * Adds for each entry of a term, from an entry on, the product of its weight and the given one, at the number of the entry less
   * that of the first. What came before is forgotten. The innermost loop of all joining: nothing in it but sums.
   */
  addProducts(term: number, weight: number, firstEntry: number, sums: Float64Array): void {
    const start = this.#starts[term] ?? NO_ROOM
    if (start === NO_ROOM) return
    if (this.#places[start]! < firstEntry && !this.#leaveOut(term, firstEntry)) return
    const places = this.#places
    const end = start + PLACE * this.#lengths[term]!
    for (let at = start; at < end; at += PLACE) {
      sums[places[at]! - firstEntry]! += weight * places[at + 1]!
    }
  }

  /** Forgets the entries before one; false where none is left. */
  #leaveOut(term: number, firstEntry: number): boolean {
    const start = this.#starts[term]!
    const end = start + PLACE * this.#lengths[term]!
    let left = start
    while (left < end && this.#places[left]! < firstEntry) left += PLACE
    if (left === end) {
      this.drop(term)
      return false
    }
    this.#places.copyWithin(start, left, end)
    this.#lengths[term] = (end - left) / PLACE
    return true
  }

  #makeLonger(term: number): void {
    const [from, power] = [this.#starts[term]!, this.#powers[term]!]
    const into = this.#roomFor(power + 1)
    this.#places.copyWithin(into, from, from + PLACE * this.#lengths[term]!)
    this.#give(from, power)
    this.#starts[term] = into
    this.#powers[term] = power + 1
  }

  #give(start: number, power: number): void {
    ;(this.#free[power] ??= []).push(start)
  }

  #roomFor(power: number): number {
    const free = this.#free[power]?.pop()
    if (free !== undefined) return free
    const start = this.#end
    this.#end += PLACE << power
    if (this.#end > this.#places.length) {
      this.#places = longer(this.#places, Math.max(this.#end, this.#places.length * GROWTH))
    }
    return start
  }

  #knowTerm(term: number): void {
    if (term < this.#starts.length) return
    const length = Math.max(term + 1, this.#starts.length * GROWTH)
    this.#starts = longer(this.#starts, length)
    this.#lengths = longer(this.#lengths, length)
    this.#powers = longer(this.#powers, length)
  }
}

function longer<Numbers extends Int32Array | Uint8Array>(
  numbers: Numbers,
  length: number,
): Numbers {
  const longer = new (numbers.constructor as new (length: number) => Numbers)(Math.ceil(length))
  longer.set(numbers)
  return longer
}
