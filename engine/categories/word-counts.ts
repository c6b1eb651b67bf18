import { everyCategory } from './categories.ts'

const WIDTH = everyCategory.length
const FIRST_ROWS = 1024

/** Words and their counts, in a form that can be sent to another thread. */
export interface HeldWords {
  words: string[]
  /** The counts of all words, one row of categories after the other. */
  counts: Uint32Array
}

/**
 * Counts each word in the lessons of each category, by its place in `everyCategory`. Counts are in flat arrays:
 * thousands of small objects cost more to sort and to send than all lessons.
 */
export class WordCounts {
  readonly #rows = new Map<string, number>()
  #counts = new Uint32Array(FIRST_ROWS * WIDTH)
  #sums = new Uint32Array(FIRST_ROWS)
  #freeRows: number[] = []
  /** Words that were added since the last `forgetLeast`, in that order. */
  readonly #fresh = new Set<string>()
  /** Counts of all words together, by category. */
  readonly met = new Float64Array(WIDTH)
  metInAll = 0

  get size(): number {
    return this.#rows.size
  }

  rowOf(word: string): number | undefined {
    return this.#rows.get(word)
  }

  sumOf(row: number): number {
    return this.#sums[row]!
  }

  countOf(row: number, category: number): number {
    return this.#counts[row * WIDTH + category]!
  }

  add(word: string, category: number, times = 1): void {
    let row = this.#rows.get(word)
    if (row === undefined) {
      row = this.#freeRows.pop() ?? this.#rows.size
      if (row === this.#sums.length) this.#grow()
      this.#rows.set(word, row)
      this.#fresh.add(word)
    }
    this.#counts[row * WIDTH + category]! += times
    this.#sums[row]! += times
    this.met[category]! += times
    this.metInAll += times
  }

  /** Halves all counts; words without any are forgotten. */
  halve(): void {
    for (const [word, row] of this.#rows) {
      for (let category = 0; category < WIDTH; category++) {
        const before = this.countOf(row, category)
        this.#take(row, category, before - Math.floor(before / 2))
      }
      if (this.sumOf(row) === 0) this.#delete(word, row)
    }
  }

  /**
   * Forgets all words except this many of the most frequent ones. Among equally frequent words,
   * those that were kept the last time stay, in the order of the database, and then the oldest new
   * ones.
   */
  forgetLeast(most: number): void {
    const rest = this.size - most
    if (rest > 0) {
      for (const word of this.#byTimesMet(most).slice(most))
        this.#delete(word, this.#rows.get(word)!)
    }
    this.#fresh.clear()
  }

  /** Words by frequency, sorted only as far as needed to find those after the first `most`. */
  #byTimesMet(most: number): string[] {
    const words = [...this.#rows.keys()]
    const sums = words.map((word) => this.sumOf(this.#rows.get(word)!)).toSorted((a, b) => b - a)
    const last = sums[most - 1]!
    const [above, equal, below]: [string[], string[], string[]] = [[], [], []]
    for (const word of words) {
      const sum = this.sumOf(this.#rows.get(word)!)
      ;(sum > last ? above : sum === last ? equal : below).push(word)
    }
    const known = inStoredOrder(equal.filter((word) => !this.#fresh.has(word)))
    return [...above, ...known, ...equal.filter((word) => this.#fresh.has(word)), ...below]
  }

  held(): HeldWords {
    const counts = new Uint32Array(this.size * WIDTH)
    let at = 0
    for (const row of this.#rows.values()) {
      counts.set(this.#counts.subarray(row * WIDTH, (row + 1) * WIDTH), at)
      at += WIDTH
    }
    return { words: [...this.#rows.keys()], counts }
  }

  static from({ words, counts }: HeldWords): WordCounts {
    const all = new WordCounts()
    words.forEach((word, row) => {
      for (let category = 0; category < WIDTH; category++) {
        const times = counts[row * WIDTH + category]!
        if (times > 0) all.add(word, category, times)
      }
    })
    all.#fresh.clear()
    return all
  }

  #take(row: number, category: number, times: number): void {
    this.#counts[row * WIDTH + category]! -= times
    this.#sums[row]! -= times
    this.met[category]! -= times
    this.metInAll -= times
  }

  #delete(word: string, row: number): void {
    for (let category = 0; category < WIDTH; category++)
      this.#take(row, category, this.countOf(row, category))
    this.#rows.delete(word)
    this.#fresh.delete(word)
    this.#freeRows.push(row)
  }

  #grow(): void {
    const [counts, sums] = [this.#counts, this.#sums]
    this.#counts = new Uint32Array(counts.length * 2)
    this.#counts.set(counts)
    this.#sums = new Uint32Array(sums.length * 2)
    this.#sums.set(sums)
  }
}

const ARRAY_INDEX = /^(?:0|[1-9]\d{0,9})$/
const LAST_ARRAY_INDEX = 2 ** 32 - 2
const encoder = new TextEncoder()

/**
 * Sorts words in the order in which JavaScript reads them from a JSON object of PostgreSQL: whole numbers first, then
 * by the bytes of the words, short ones first.
 */
function inStoredOrder(words: readonly string[]): string[] {
  const keyed = words.map((word) => {
    const isIndex = ARRAY_INDEX.test(word) && Number(word) <= LAST_ARRAY_INDEX
    return { word, index: isIndex ? Number(word) : Infinity, bytes: encoder.encode(word) }
  })
  keyed.sort((a, b) => (a.index === b.index ? compareBytes(a.bytes, b.bytes) : a.index - b.index))
  return keyed.map(({ word }) => word)
}

function compareBytes(a: Uint8Array, b: Uint8Array): number {
  if (a.length !== b.length) return a.length - b.length
  for (let at = 0; at < a.length; at++) if (a[at] !== b[at]) return a[at]! - b[at]!
  return 0
}
