/** The share of a language's entries from which on a term says nothing about any of them. */
const COMMON_SHARE = 0.15
/** The least number of entries for which a share means something. */
const COMMON_AT_LEAST = 20

/** The terms of each language with their numbers. */
export type KeptTerms = { language: string; stems: string[]; numbers: Int32Array }[]

/**
 * Numbers terms and counts the remembered entries with each; equal entries count once, so that a thousand copies do not
 * make their words common. A term without a remembered entry is forgotten and its number reused, so a year of new names
 * takes no more room than a week. Languages never share a term.
 */
export class TermMemory {
  #numbers = new Map<string, Map<string, number>>()
  #entries = new Map<string, number>()
  #stems: string[] = []
  #counts: number[] = []
  #free: number[] = []
  /** Counts remembered entries with the same words, by a hash of their terms. */
  #copies = new Map<number, number>()

  /** Learns an entry's stems; returns the number of each, in order of appearance. */
  learn(stems: Iterable<string>, language: string): Int32Array {
    const numbers = this.#numbersOf(language)
    const terms = Int32Array.from(new Set(stems), (stem) => {
      let term = numbers.get(stem)
      if (term === undefined) numbers.set(stem, (term = this.#newTerm(stem)))
      return term
    })
    this.learnAgain(terms, language)
    return terms
  }

  /** Learns an entry whose terms already have numbers here. */
  learnAgain(terms: Int32Array, language: string): void {
    const hash = hashOf(terms)
    const copies = this.#copies.get(hash) ?? 0
    this.#copies.set(hash, copies + 1)
    if (copies > 0) return
    this.#entries.set(language, this.entriesIn(language) + 1)
    for (const term of terms) this.#counts[term]!++
  }

  /** Its terms, for another memory that continues with their numbers. */
  keep(): KeptTerms {
    return Array.from(this.#numbers, ([language, numbers]) => ({
      language,
      stems: [...numbers.keys()],
      numbers: Int32Array.from(numbers.values()),
    }))
  }

  /**
   * Restores kept terms with their numbers, in an empty memory; each has to be learnt again, or is dropped with the
   * others.
   */
  knowAgain(kept: KeptTerms): void {
    for (const { language, stems, numbers } of kept) {
      const numbersOf = this.#numbersOf(language)
      for (const [k, stem] of stems.entries()) {
        const term = numbers[k]!
        numbersOf.set(stem, term)
        this.#stems[term] = stem
        this.#counts[term] = 0
      }
    }
  }

  /** Drops the numbers of terms that no entry had since `knowAgain`. */
  forgetUnheld(): void {
    for (const numbers of this.#numbers.values()) {
      for (const [stem, term] of numbers) if (this.#counts[term] === 0) numbers.delete(stem)
    }
    for (let term = 0; term < this.#stems.length; term++) {
      if (!this.#counts[term]) this.#newlyFree(term)
    }
  }

  /** The reverse of `learn`. */
  forget(terms: Int32Array, language: string): void {
    const hash = hashOf(terms)
    const copies = this.#copies.get(hash)! - 1
    if (copies > 0) {
      this.#copies.set(hash, copies)
      return
    }
    this.#copies.delete(hash)
    const numbers = this.#numbersOf(language)
    this.#entries.set(language, this.entriesIn(language) - 1)
    for (const term of terms) {
      if (--this.#counts[term]! > 0) continue
      numbers.delete(this.#stems[term]!)
      this.#newlyFree(term)
    }
  }

  termOf(stem: string, language: string): number | undefined {
    return this.#numbers.get(language)?.get(stem)
  }

  entriesIn(language: string): number {
    return this.#entries.get(language) ?? 0
  }

  /** Counts the remembered entries that hold a term. */
  countOf(term: number): number {
    return this.#counts[term]!
  }

  /** The weight of a term: the fewer entries of the language have it, the more it says. */
  weightOf(term: number, language: string): number {
    return Math.log(1 + (this.entriesIn(language) + 0.5) / (this.#counts[term]! + 0.5))
  }

  isCommon(term: number, language: string): boolean {
    const limit = Math.max(COMMON_AT_LEAST, COMMON_SHARE * this.entriesIn(language))
    return this.#counts[term]! > limit
  }

  /** Distinct terms known now. */
  get size(): number {
    return this.#stems.length - this.#free.length
  }

  #numbersOf(language: string): Map<string, number> {
    let numbers = this.#numbers.get(language)
    if (!numbers) this.#numbers.set(language, (numbers = new Map<string, number>()))
    return numbers
  }

  #newlyFree(term: number): void {
    this.#counts[term] = 0
    this.#free.push(term)
  }

  #newTerm(stem: string): number {
    const term = this.#free.pop() ?? this.#stems.length
    this.#stems[term] = stem
    this.#counts[term] = 0
    return term
  }
}

/** 52 bits of two hashes: among the entries of a window no two that differ meet. */
function hashOf(terms: Int32Array): number {
  let high = terms.length
  let low = 0x811c9dc5
  for (const term of terms) {
    high = Math.imul(high ^ term, 0x85ebca6b) ^ (high >>> 13)
    low = Math.imul(low ^ term, 0x01000193) ^ (low >>> 15)
  }
  return (high >>> 12) * 2 ** 32 + (low >>> 0)
}
