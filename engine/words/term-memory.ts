import { longer } from '../lists/list-rooms.ts'
import { NO_TEXT, NumberedTexts, type KeptTexts } from '../lists/numbered-texts.ts'

/** A term in a larger share of a language's entries is too common to distinguish them. */
const COMMON_SHARE = 0.15
/** A term in at most this many entries is never called common. */
const COMMON_AT_LEAST = 20
const FIRST_TERMS = 1 << 10

/** The stems by the numbers of their terms, and the languages by the numbers of their groups. */
export interface KeptTerms {
  stems: KeptTexts
  languages: string[]
}

/**
 * Gives terms numbers, and counts for each term the remembered entries that contain it. Equal
 * entries count once, so that many copies do not make their words common. A term without a
 * remembered entry is forgotten and its number reused, so memory does not grow with new names.
 * Languages never share a term.
 */
export class TermMemory {
  readonly #stems = new NumberedTexts()
  /** The group of each language among the stems. */
  readonly #groups = new Map<string, number>()
  #entries = new Map<string, number>()
  #counts = new Int32Array(FIRST_TERMS)
  /** Counts remembered entries with the same words, by a hash of their terms. */
  #copies = new Map<number, number>()

  /** Learns an entry's stems; returns the number of each, in order of appearance. */
  learn(stems: Iterable<string>, language: string): Int32Array {
    const group = this.#groupOf(language)
    const terms = Int32Array.from(new Set(stems), (stem) => {
      const known = this.#stems.find(stem, group)
      return known === NO_TEXT ? this.#newTerm(stem, group) : known
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

  /** The known terms, for another memory that continues with their numbers. */
  keep(): KeptTerms {
    return { stems: this.#stems.keep(), languages: [...this.#groups.keys()] }
  }

  /**
   * Restores kept terms and their numbers into an empty memory. Then `learnAgain` learns their
   * entries, and `forgetUnheld` drops terms without an entry.
   */
  knowAgain({ stems, languages }: KeptTerms): void {
    this.#stems.restore(stems)
    for (const language of languages) this.#groupOf(language)
    this.#counts = new Int32Array(Math.max(FIRST_TERMS, this.#stems.end))
  }

  /** Drops terms that no entry has used since `knowAgain`. */
  forgetUnheld(): void {
    for (let term = 0; term < this.#stems.end; term++) {
      if (this.#counts[term] === 0) this.#stems.remove(term)
    }
  }

  /** Reverses `learn` for an entry. */
  forget(terms: Int32Array, language: string): void {
    const hash = hashOf(terms)
    const copies = this.#copies.get(hash)! - 1
    if (copies > 0) {
      this.#copies.set(hash, copies)
      return
    }
    this.#copies.delete(hash)
    this.#entries.set(language, this.entriesIn(language) - 1)
    for (const term of terms) if (--this.#counts[term]! === 0) this.#stems.remove(term)
  }

  termOf(stem: string, language: string): number | undefined {
    const group = this.#groups.get(language)
    const term = group === undefined ? NO_TEXT : this.#stems.find(stem, group)
    return term === NO_TEXT ? undefined : term
  }

  entriesIn(language: string): number {
    return this.#entries.get(language) ?? 0
  }

  /** Counts the remembered entries that hold a term; equal ones count once. */
  countOf(term: number): number {
    return this.#counts[term]!
  }

  /** The weight of a term: the rarer it is among the language's entries, the higher. */
  weightOf(term: number, language: string): number {
    return Math.log(1 + (this.entriesIn(language) + 0.5) / (this.#counts[term]! + 0.5))
  }

  isCommon(term: number, language: string): boolean {
    const limit = Math.max(COMMON_AT_LEAST, COMMON_SHARE * this.entriesIn(language))
    return this.#counts[term]! > limit
  }

  /** The number of distinct known terms. */
  get size(): number {
    return this.#stems.size
  }

  #groupOf(language: string): number {
    const group = this.#groups.get(language) ?? this.#groups.size
    this.#groups.set(language, group)
    return group
  }

  #newTerm(stem: string, group: number): number {
    const term = this.#stems.add(stem, group)
    this.#counts = longer(this.#counts, term + 1)
    this.#counts[term] = 0
    return term
  }
}

/** A hash of 52 bits, so that a collision between entries of a window is practically impossible. */
function hashOf(terms: Int32Array): number {
  let high = terms.length
  let low = 0x811c9dc5
  for (const term of terms) {
    high = Math.imul(high ^ term, 0x85ebca6b) ^ (high >>> 13)
    low = Math.imul(low ^ term, 0x01000193) ^ (low >>> 15)
  }
  return (high >>> 12) * 2 ** 32 + (low >>> 0)
}
