/** Pairs of articles that a reader parted: whatever they merge with, no merge makes the two one again. */
export class Apart {
  #others = new Map<number, Set<number>>()

  constructor(pairs: Iterable<readonly [number, number]> = []) {
    for (const [one, other] of pairs) this.#part(one, other)
  }

  has(one: number, other: number): boolean {
    return this.#others.get(one)?.has(other) ?? false
  }

  /** What stood apart from an article stands apart from the one that took it in. */
  merge(from: number, into: number): void {
    for (const other of this.#others.get(from) ?? []) {
      this.#others.get(other)!.delete(from)
      if (other !== into) this.#part(into, other)
    }
    this.#others.delete(from)
  }

  #part(one: number, other: number): void {
    this.#of(one).add(other)
    this.#of(other).add(one)
  }

  #of(article: number): Set<number> {
    let others = this.#others.get(article)
    if (!others) this.#others.set(article, (others = new Set()))
    return others
  }
}
