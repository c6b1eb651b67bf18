import * as z from 'zod/mini'
import { everyCategory, subjects, type Category, type Subject } from './categories.ts'

/** A class with fewer lessons decides nothing. */
const ENOUGH_LESSONS = 20
/** A word met less often says nothing. */
const ENOUGH_MEETINGS = 3
const SMOOTHING = 0.3
/** No single word decides. */
const MOST_OF_A_WORD = 2
const FEW_WORDS = 4
/** With more lessons than this all count half, so that new ones go on to matter. */
const MOST_LESSONS = 20_000
/** With more words, those met least are forgotten. */
const MOST_WORDS = 12_000

/** The model as it is kept: lessons by category, and by word how many of them held it. */
export const SubjectLessons = z.object({
  lessons: z.partialRecord(z.enum(everyCategory), z.number()),
  words: z.record(z.string(), z.partialRecord(z.enum(everyCategory), z.number())),
})
export type SubjectLessons = z.infer<typeof SubjectLessons>

type Counts = Partial<Record<Category, number>>

/** Which words speak for which subject in one language: naive Bayes against all other subjects together. */
export class SubjectModel {
  #lessons: Counts = {}
  #words = new Map<string, Counts>()
  /** Words met in the lessons of a category, and in all. */
  #met: Counts = {}
  #metInAll = 0

  static restore({ lessons, words }: SubjectLessons): SubjectModel {
    const model = new SubjectModel()
    model.#lessons = lessons
    model.#words = new Map(Object.entries(words))
    model.#count()
    return model
  }

  learn(category: Category, stems: Iterable<string>): void {
    add(this.#lessons, category)
    for (const stem of new Set(stems)) {
      const counts = this.#words.get(stem) ?? {}
      add(counts, category)
      this.#words.set(stem, counts)
      add(this.#met, category)
      this.#metInAll++
    }
    if (sum(this.#lessons) > MOST_LESSONS) this.#halve()
  }

  knows(category: Category): boolean {
    return (this.#lessons[category] ?? 0) >= ENOUGH_LESSONS
  }

  /** How much the words of a text speak for each category that is known, as the logarithm of odds. */
  weigh(stems: Iterable<string>): Map<Subject, number> {
    const known = subjects.filter((subject) => this.knows(subject))
    if (known.length < 2) return new Map()
    const smooth = SMOOTHING * this.#words.size
    const weights = new Map(known.map((subject) => [subject, 0]))
    let read = 0
    for (const stem of new Set(stems)) {
      const counts = this.#words.get(stem)
      const all = counts ? sum(counts) : 0
      if (all < ENOUGH_MEETINGS) continue
      read++
      for (const subject of known) {
        const met = this.#met[subject] ?? 0
        const here = (counts![subject] ?? 0) + SMOOTHING
        const elsewhere = all - (counts![subject] ?? 0) + SMOOTHING
        const odds =
          Math.log(here / (met + smooth)) - Math.log(elsewhere / (this.#metInAll - met + smooth))
        weights.set(
          subject,
          weights.get(subject)! + Math.max(-MOST_OF_A_WORD / 2, Math.min(MOST_OF_A_WORD, odds)),
        )
      }
    }
    // Words of one text depend on each other; and few of them are not enough to be sure.
    const dampened = Math.sqrt(read + FEW_WORDS)
    return new Map([...weights].map(([subject, weight]) => [subject, weight / dampened]))
  }

  /** All of it, as `restore` takes it. */
  held(): SubjectLessons {
    return { lessons: this.#lessons, words: Object.fromEntries(this.#words) }
  }

  /** What is worth keeping: the words met most. */
  kept(): SubjectLessons {
    const words = [...this.#words].sort(([, a], [, b]) => sum(b) - sum(a)).slice(0, MOST_WORDS)
    return { lessons: this.#lessons, words: Object.fromEntries(words) }
  }

  #halve(): void {
    for (const counts of [this.#lessons, ...this.#words.values()]) {
      for (const category of Object.keys(counts) as Category[]) {
        const half = Math.floor(counts[category]! / 2)
        if (half === 0) delete counts[category]
        else counts[category] = half
      }
    }
    for (const [stem, counts] of this.#words) if (sum(counts) === 0) this.#words.delete(stem)
    this.#count()
  }

  #count(): void {
    this.#met = {}
    this.#metInAll = 0
    for (const counts of this.#words.values()) {
      for (const [category, count] of Object.entries(counts) as [Category, number][]) {
        this.#met[category] = (this.#met[category] ?? 0) + count
        this.#metInAll += count
      }
    }
  }
}

function add(counts: Counts, category: Category): void {
  counts[category] = (counts[category] ?? 0) + 1
}

function sum(counts: Counts): number {
  let all = 0
  for (const count of Object.values(counts)) all += count
  return all
}
