/**
 * The likeness of articles' entries to a search, in flat arrays by the seat of the article. A
 * search meets thousands of entries, and an object for each would take most of its time.
 */
export class MetArticles {
  /** The number of articles that were met; their seats are the first ones in `seats`. */
  count = 0
  readonly seats: Int32Array
  /** The number of the article's entries that were met. */
  readonly entries: Int32Array
  /**
   * The sum of the dot products of an article's entries; `bestDot` and `leastDot` are the highest
   * and the lowest.
   */
  readonly dots: Float64Array
  readonly bestDot: Float64Array
  readonly leastDot: Float64Array
  /** The arrival of the entry with the highest dot product; among equals, the first. */
  readonly bestArrival: Float64Array

  constructor(capacity: number) {
    this.seats = new Int32Array(capacity)
    this.entries = new Int32Array(capacity)
    this.dots = new Float64Array(capacity)
    this.bestDot = new Float64Array(capacity)
    this.leastDot = new Float64Array(capacity)
    this.bestArrival = new Float64Array(capacity)
  }

  clear(): void {
    for (let k = 0; k < this.count; k++) this.entries[this.seats[k]!] = 0
    this.count = 0
  }

  meet(seat: number, dot: number, arrival: number): void {
    if (this.entries[seat]! === 0) {
      this.seats[this.count++] = seat
      this.entries[seat] = 1
      this.dots[seat] = dot
      this.bestDot[seat] = dot
      this.leastDot[seat] = dot
      this.bestArrival[seat] = arrival
      return
    }
    this.entries[seat]!++
    this.dots[seat]! += dot
    if (dot < this.leastDot[seat]!) this.leastDot[seat] = dot
    if (dot > this.bestDot[seat]!) {
      this.bestDot[seat] = dot
      this.bestArrival[seat] = arrival
    }
  }
}
