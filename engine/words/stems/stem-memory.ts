/**
 * The kinds of a character in a word; `kinds` has 0 for a character that was not classified yet.
 */
const OTHER = 1
const BEGINS = 2
const GOES_ON = 3
const JOINS = 4
/** One half of a surrogate pair, whose kind depends on the other half. */
const HALF = 5

const kinds = new Uint8Array(0x10000)

function kindOf(code: number): number {
  return kinds[code]! || (kinds[code] = readKind(code))
}

function readKind(code: number): number {
  if (code >= 0xd800 && code <= 0xdfff) return HALF
  const character = String.fromCharCode(code)
  if (/[\p{L}\p{N}]/u.test(character)) return BEGINS
  if (/\p{M}/u.test(character)) return GOES_ON
  return /['’.\-&]/u.test(character) ? JOINS : OTHER
}

export interface Stemmer {
  /** The stemmer's key in the memory; above 0. */
  number: number
  /** Returns an empty text for a stop word. */
  stem(word: string): string
}

/**
 * The number of places in which a word may be stored. The search stays short even for words that
 * were chosen to collide.
 */
const PLACES = 8

/**
 * Remembers the latest words of all languages with their stems. Words are compared inside their
 * text, because cutting each one out would cost more than the rest of the lookup.
 */
export class StemMemory {
  readonly #words: string[]
  readonly #stems: string[]
  readonly #stemmers: Uint16Array
  readonly #hashes: Int32Array
  /** 1 for a word that was found again since the hand of its group last passed it. */
  readonly #isMet: Uint8Array
  /** The next place to replace in each group. */
  readonly #hands: Uint8Array
  readonly #lastGroup: number

  /** `capacity` is the number of words, a power of 2. */
  constructor(capacity: number) {
    this.#words = Array.from({ length: capacity }, () => '')
    this.#stems = [...this.#words]
    this.#stemmers = new Uint16Array(capacity)
    this.#hashes = new Int32Array(capacity)
    this.#isMet = new Uint8Array(capacity)
    this.#hands = new Uint8Array(capacity / PLACES)
    this.#lastGroup = capacity / PLACES - 1
  }

  stemOf(word: string, stemmer: Stemmer): string {
    let hash = stemmer.number
    for (let at = 0; at < word.length; at++) hash = hashOn(hash, word.charCodeAt(at))
    return this.#stemAt(word, 0, word.length, hash, stemmer)
  }

  /**
   * The stems of a text in order, without empty ones. The text is split like `words` does it for
   * languages with spaces; null if it has a surrogate pair, which only `words` can split.
   */
  stemsOf(text: string, stemmer: Stemmer): string[] | null {
    const stems: string[] = []
    const { length } = text
    for (let at = 0; at < length;) {
      let code = text.charCodeAt(at)
      let kind = kindOf(code)
      if (kind === HALF) return null
      if (kind !== BEGINS) {
        at++
        continue
      }
      const start = at
      let hash = stemmer.number
      do {
        hash = hashOn(hash, code)
        if (++at === length) break
        code = text.charCodeAt(at)
        kind = kindOf(code)
      } while (kind === BEGINS || kind === GOES_ON || (kind === JOINS && isBegun(text, at + 1)))
      const stem = this.#stemAt(text, start, at, hash, stemmer)
      if (stem !== '') stems.push(stem)
    }
    return stems
  }

  #stemAt(
    text: string,
    start: number,
    end: number,
    hash: number,
    { number, stem: find }: Stemmer,
  ): string {
    const group = (Math.imul(hash, 0x9e3779b1) >>> 15) & this.#lastGroup
    const first = group * PLACES
    for (let place = first; place < first + PLACES; place++) {
      if (this.#hashes[place] !== hash || this.#stemmers[place] !== number) continue
      if (!isAt(this.#words[place]!, text, start, end)) continue
      this.#isMet[place] = 1
      return this.#stems[place]!
    }
    const word = cutOut(text, start, end)
    const stem = find(word)
    const place = first + this.#freePlace(group)
    this.#words[place] = word
    this.#stems[place] = stem
    this.#hashes[place] = hash
    this.#stemmers[place] = number
    this.#isMet[place] = 0
    return stem
  }

  /** The next place of a group whose word was not found again since the hand last passed it. */
  #freePlace(group: number): number {
    const first = group * PLACES
    let hand = this.#hands[group]!
    while (this.#isMet[first + hand] === 1) {
      this.#isMet[first + hand] = 0
      hand = (hand + 1) % PLACES
    }
    this.#hands[group] = (hand + 1) % PLACES
    return hand
  }
}

/** A copy of the word: a slice would keep the whole text in memory. */
function cutOut(text: string, start: number, end: number): string {
  return ` ${text.slice(start, end)}`.slice(1)
}

function isBegun(text: string, at: number): boolean {
  return at < text.length && kindOf(text.charCodeAt(at)) === BEGINS
}

function hashOn(hash: number, code: number): number {
  return Math.imul(hash ^ code, 0x01000193)
}

function isAt(word: string, text: string, start: number, end: number): boolean {
  if (word.length !== end - start) return false
  for (let k = 0; k < word.length; k++)
    if (word.charCodeAt(k) !== text.charCodeAt(start + k)) return false
  return true
}
