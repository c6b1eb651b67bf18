/** A term in more entries of its language than this says nothing about any of them. */
const COMMON_SHARE = 0.15
/** Below this many entries a share means little. */
const COMMON_AT_LEAST = 20

/**
 * Numbers terms and counts in how many of the remembered entries each stands; what is in the same words
 * counts once, so that a thousand copies do not make their words common. A term that no remembered entry
 * holds is forgotten and its number used again, so a year of new names takes no more room than a week.
 * Languages never share a term.
 */
export class TermMemory {
  #numbers = new Map<string, Map<string, number>>()
  #entries = new Map<string, number>()
  #stems: string[] = []
  #counts: number[] = []
  #free: number[] = []
  /** How many remembered entries are in the same words, by a hash of their terms. */
  #copies = new Map<number, number>()

  /** Takes in an entry's stems; returns the number of each, in order of appearance. */
  learn(stems: Iterable<string>, language: string): Int32Array {
    const numbers = this.#numbersOf(language)
    const terms = Int32Array.from(new Set(stems), (stem) => {
      let term = numbers.get(stem)
      if (term === undefined) numbers.set(stem, (term = this.#newTerm(stem)))
      return term
    })
    const hash = hashOf(terms)
    const copies = this.#copies.get(hash) ?? 0
    this.#copies.set(hash, copies + 1)
    if (copies > 0) return terms
    this.#entries.set(language, this.entriesIn(language) + 1)
    for (const term of terms) this.#counts[term]!++
    return terms
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
