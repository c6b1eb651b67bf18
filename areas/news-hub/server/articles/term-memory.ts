/** A term in more entries of its language than this says nothing about any of them. */
const COMMON_SHARE = 0.15
/** Below this many entries a share means little. */
const COMMON_AT_LEAST = 20

/**
 * Numbers terms and counts in how many of the remembered entries each stands. A term that no
 * remembered entry holds is forgotten and its number used again, so a year of new names takes no
 * more room than a week. Languages never share a term.
 */
export class TermMemory {
  #numbers = new Map<string, Map<string, number>>()
  #entries = new Map<string, number>()
  #stems: string[] = []
  #counts: number[] = []
  #free: number[] = []

  /** Takes in an entry's stems; returns the number of each, in order of appearance. */
  learn(stems: Iterable<string>, language: string): Int32Array {
    const numbers = this.#numbersOf(language)
    this.#entries.set(language, this.entriesIn(language) + 1)
    return Int32Array.from(new Set(stems), (stem) => {
      let term = numbers.get(stem)
      if (term === undefined) numbers.set(stem, (term = this.#newTerm(stem)))
      this.#counts[term]!++
      return term
    })
  }

  /** The reverse of `learn`. */
  forget(terms: Int32Array, language: string): void {
    const numbers = this.#numbersOf(language)
    this.#entries.set(language, this.entriesIn(language) - 1)
    for (const term of terms) {
      if (--this.#counts[term]! > 0) continue
      numbers.delete(this.#stems[term]!)
      this.#free.push(term)
    }
  }

  termOf(stem: string, language: string): number | undefined {
    return this.#numbers.get(language)?.get(stem)
  }

  entriesIn(language: string): number {
    return this.#entries.get(language) ?? 0
  }

  /** How many remembered entries hold a term. */
  countOf(term: number): number {
    return this.#counts[term]!
  }

  /** How much a term tells: the fewer entries of the language hold it, the more. */
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

  #newTerm(stem: string): number {
    const term = this.#free.pop() ?? this.#stems.length
    this.#stems[term] = stem
    this.#counts[term] = 0
    return term
  }
}
