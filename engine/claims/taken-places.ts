/** A part of a text. */
export interface Span {
  start: number
  end: number
}

/** The taken positions of a text. A lookup takes constant time. */
export class TakenPlaces {
  readonly #places = new Set<number>()

  add(start: number, end: number): void {
    for (let at = start; at < end; at++) this.#places.add(at)
  }

  /** Says if any position from `start` to `end` is taken. */
  has(start: number, end: number): boolean {
    if (this.#places.size > 0)
      for (let at = start; at < end; at++) if (this.#places.has(at)) return true
    return false
  }
}

/** Returns a function that says if a part of a text overlaps one of these spans. */
export function takenPlaces(spans: readonly Span[]): (start: number, end: number) => boolean {
  const taken = new TakenPlaces()
  for (const { start, end } of spans) taken.add(start, end)
  return (start, end) => taken.has(start, end)
}
