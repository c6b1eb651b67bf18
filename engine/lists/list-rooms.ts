/** The start of a list that has no room. */
const NO_ROOM = 0
const FIRST_LISTS = 1 << 12
/** The factor by which full arrays grow. */
const GROWTH = 1.5

/** Flat arrays in which lists have their rooms. */
export interface Places {
  /** Makes room for at least this many places. */
  hold(places: number): void
  /** Copies this many places to where another room begins. */
  move(from: number, into: number, count: number): void
}

/**
 * The rooms of many numbered lists that lie in the same flat arrays. A window of news has half a
 * million lists, most with one place or two. As arrays of their own, they would take four times the
 * memory, and the garbage collector would spend half of its time on them.
 */
export class ListRooms {
  /** The first place of each list, for reading; 0 for an empty one. */
  starts = new Int32Array(FIRST_LISTS)
  /** The number of places in each list, for reading. */
  lengths = new Int32Array(FIRST_LISTS)
  /** The size of each list's room, as a power of two. */
  #powers = new Uint8Array(FIRST_LISTS)
  #end = NO_ROOM + 1
  /** The starts of free rooms, by the power of their size. */
  #free: number[][] = []
  readonly #places: Places

  constructor(places: Places) {
    this.#places = places
  }

  /** Appends a place to a list and returns it. */
  add(list: number): number {
    this.#know(list)
    const length = this.lengths[list]!
    if (this.starts[list] === NO_ROOM) this.starts[list] = this.#roomFor(0)
    else if (length === 1 << this.#powers[list]!) this.#widen(list)
    this.lengths[list] = length + 1
    return this.starts[list]! + length
  }

  /** Takes this many places out of a list, from the nth on. */
  take(list: number, nth: number, count: number): void {
    const left = this.lengths[list]! - count
    if (left === 0) {
      this.drop(list)
      return
    }
    const start = this.starts[list]!
    this.#places.move(start + nth + count, start + nth, left - nth)
    this.lengths[list] = left
  }

  /** Empties a list. */
  drop(list: number): void {
    if ((this.starts[list] ?? NO_ROOM) === NO_ROOM) return
    this.#give(this.starts[list]!, this.#powers[list]!)
    this.starts[list] = NO_ROOM
    this.lengths[list] = 0
    this.#powers[list] = 0
  }

  #widen(list: number): void {
    const [from, power] = [this.starts[list]!, this.#powers[list]!]
    const into = this.#roomFor(power + 1)
    this.#places.move(from, into, this.lengths[list]!)
    this.#give(from, power)
    this.starts[list] = into
    this.#powers[list] = power + 1
  }

  #give(start: number, power: number): void {
    ;(this.#free[power] ??= []).push(start)
  }

  #roomFor(power: number): number {
    const free = this.#free[power]?.pop()
    if (free !== undefined) return free
    const start = this.#end
    this.#end += 1 << power
    this.#places.hold(this.#end)
    return start
  }

  #know(list: number): void {
    if (list < this.starts.length) return
    this.starts = longer(this.starts, list + 1)
    this.lengths = longer(this.lengths, list + 1)
    this.#powers = longer(this.#powers, list + 1)
  }
}

/** Returns the array if it has room for this many numbers, else a larger copy. */
export function longer<Numbers extends Int32Array | Uint8Array | Float64Array>(
  numbers: Numbers,
  least: number,
): Numbers {
  if (numbers.length >= least) return numbers
  const longer = new (numbers.constructor as new (length: number) => Numbers)(
    Math.ceil(Math.max(least, numbers.length * GROWTH)),
  )
  longer.set(numbers)
  return longer
}
