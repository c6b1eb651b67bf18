import { ListRooms, longer } from '../lists/list-rooms.ts'

const FIRST_PLACES = 1 << 12

/** The seats of the articles that hold a term, in the order in which they came, and the weight of the term in each. */
export class TermPlaces {
  /** Seats and weights of all terms, for reading. */
  seats = new Int32Array(FIRST_PLACES)
  weights = new Float64Array(FIRST_PLACES)
  readonly #rooms = new ListRooms({
    hold: (places) => {
      this.seats = longer(this.seats, places)
      this.weights = longer(this.weights, places)
    },
    move: (from, into, count) => {
      this.seats.copyWithin(into, from, from + count)
      this.weights.copyWithin(into, from, from + count)
    },
  })

  add(term: number, seat: number, weight: number): void {
    const at = this.#rooms.add(term)
    this.seats[at] = seat
    this.weights[at] = weight
  }

  /** Removes a seat from a term; does nothing if the term does not have it. */
  remove(term: number, seat: number): void {
    const start = this.startOf(term)
    const length = this.lengthOf(term)
    // The seat is searched from the beginning, because articles leave in their order of arrival,
    // unless they are weighed again.
    for (let nth = 0; nth < length; nth++) {
      if (this.seats[start + nth] === seat) return this.#rooms.take(term, nth, 1)
    }
  }

  /** The number of places of each term, for reading; undefined for terms beyond the end. */
  get lengths(): Int32Array {
    return this.#rooms.lengths
  }

  startOf(term: number): number {
    return this.#rooms.starts[term] ?? 0
  }

  lengthOf(term: number): number {
    return this.#rooms.lengths[term] ?? 0
  }
}
