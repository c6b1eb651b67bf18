/**
 * Pairs of articles that must not be merged, because a reader or a pass parted them. The pairs
 * follow the articles when they merge with others.
 */
export class ForbiddenMerges {
  #others = new Map<number, Set<number>>()

  constructor(pairs: Iterable<readonly [number, number]> = []) {
    for (const [one, other] of pairs) this.#forbid(one, other)
  }

  has(one: number, other: number): boolean {
    return this.#others.get(one)?.has(other) ?? false
  }

  /**
   * Merges two articles: merges that were forbidden for the first are then forbidden for the
   * second.
   */
  merge(from: number, into: number): void {
    for (const other of this.#others.get(from) ?? []) {
      this.#others.get(other)!.delete(from)
      if (other !== into) this.#forbid(into, other)
    }
    this.#others.delete(from)
  }

  /**
   * Forbids a merge of a part with the article that it left, and with all articles that this one
   * must not merge with.
   */
  part(from: number, into: number): void {
    for (const other of this.#others.get(from) ?? []) this.#forbid(into, other)
    this.#forbid(from, into)
  }

  #forbid(one: number, other: number): void {
    this.#of(one).add(other)
    this.#of(other).add(one)
  }

  #of(article: number): Set<number> {
    let others = this.#others.get(article)
    if (!others) this.#others.set(article, (others = new Set()))
    return others
  }
}
