import * as z from 'zod/mini'
import { everyCategory, type Category } from './categories.ts'

/** A class with fewer lessons decides nothing. */
const ENOUGH_LESSONS = 20
/** A word met less often says nothing. */
const ENOUGH_MEETINGS = 3
const SMOOTHING = 0.3
const PRIOR_WEIGHT = 0.5
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

export interface Guess {
  category: Category
  /** By how much it is likelier than the next one, as the logarithm of odds. */
  margin: number
}

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

  /** The likeliest of the categories; null while fewer than two are known well enough to compare. */
  guess(stems: Iterable<string>, among: readonly Category[]): Guess | null {
    const known = [...new Set(stems)].flatMap((stem) => {
      const counts = this.#words.get(stem)
      const all = counts ? sum(counts) : 0
      return all >= ENOUGH_MEETINGS ? [{ counts: counts!, all }] : []
    })
    const total = sum(this.#lessons)
    const smooth = SMOOTHING * this.#words.size
    const scores = among
      .filter((category) => this.knows(category))
      .map((category) => {
        const met = this.#met[category] ?? 0
        let score = PRIOR_WEIGHT * Math.log(this.#lessons[category]! / total)
        for (const { counts, all } of known) {
          const here = counts[category] ?? 0
          score += Math.log((here + SMOOTHING) / (met + smooth))
          score -= Math.log((all - here + SMOOTHING) / (this.#metInAll - met + smooth))
        }
        return { category, score }
      })
      .sort((a, b) => b.score - a.score)
    const [first, second] = scores
    return first && second ? { category: first.category, margin: first.score - second.score } : null
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
