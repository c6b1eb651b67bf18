/** A set of terms that is refilled for each search without allocating: it is read thousands of times. */
export class TermSet {
  /** The number of the last fill that contained each term. */
  #fills = new Int32Array(1024)
  #fill = 0

  fill(terms: Int32Array): this {
    this.#fill++
    for (const term of terms) {
      if (term >= this.#fills.length) this.#grow(term)
      this.#fills[term] = this.#fill
    }
    return this
  }

  has(term: number): boolean {
    return this.#fills[term] === this.#fill
  }

  #grow(term: number): void {
    const grown = new Int32Array(2 * term)
    grown.set(this.#fills)
    this.#fills = grown
  }
}
