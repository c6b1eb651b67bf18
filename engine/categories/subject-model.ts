import * as z from 'zod/mini'
import { everyCategory, subjects, type Category, type Subject } from './categories.ts'
import { WordCounts, type HeldWords } from './word-counts.ts'

/** The fewest lessons of a class whose words count as evidence. */
const ENOUGH_LESSONS = 20
/** The fewest lessons with a word; rarer words are ignored. */
const ENOUGH_MEETINGS = 3
const SMOOTHING = 0.3
/** The most evidence that one word can give, so that no single word decides. */
const MOST_OF_A_WORD = 2
const FEW_WORDS = 4
/** The number of lessons at which all of them are halved, so that new ones still matter. */
const MOST_LESSONS = 20_000
/** The most words that are kept; the rarest ones are forgotten. */
const MOST_WORDS = 12_000

/** The model as stored: lessons by category, and for each word how many of them held it. */
export const SubjectLessons = z.object({
  lessons: z.partialRecord(z.enum(everyCategory), z.number()),
  words: z.record(z.string(), z.partialRecord(z.enum(everyCategory), z.number())),
})
export type SubjectLessons = z.infer<typeof SubjectLessons>

/** All of a model, in a form that can be sent to another thread. */
export interface HeldModel extends HeldWords {
  lessons: Counts
}

type Counts = Partial<Record<Category, number>>

/** Words that speak for each subject in one language: naive Bayes against all other subjects together. */
export class SubjectModel {
  #lessons: Counts
  #words: WordCounts

  constructor(lessons: Counts = {}, words = new WordCounts()) {
    this.#lessons = lessons
    this.#words = words
  }

  static restore({ lessons, words }: SubjectLessons): SubjectModel {
    const counts = new WordCounts()
    for (const [word, times] of Object.entries(words)) {
      for (const [category, count] of Object.entries(times) as [Category, number][])
        counts.add(word, placeOf.get(category)!, count)
    }
    counts.forgetLeast(Infinity)
    return new SubjectModel(lessons, counts)
  }

  static from({ lessons, ...words }: HeldModel): SubjectModel {
    return new SubjectModel(lessons, WordCounts.from(words))
  }

  learn(category: Category, stems: Iterable<string>): void {
    this.#lessons[category] = (this.#lessons[category] ?? 0) + 1
    const place = placeOf.get(category)!
    for (const stem of new Set(stems)) this.#words.add(stem, place)
    if (sum(this.#lessons) > MOST_LESSONS) this.#halve()
  }

  knows(category: Category): boolean {
    return (this.#lessons[category] ?? 0) >= ENOUGH_LESSONS
  }

  /** The evidence of a text's words for each known category, as the logarithm of odds. */
  weigh(stems: Iterable<string>): Map<Subject, number> {
    const known = subjects.filter((subject) => this.knows(subject))
    if (known.length < 2) return new Map()
    const counts = this.#words
    const smooth = SMOOTHING * counts.size
    const places = known.map((subject) => placeOf.get(subject)!)
    const weights = known.map(() => 0)
    let read = 0
    for (const stem of new Set(stems)) {
      const row = counts.rowOf(stem)
      const all = row === undefined ? 0 : counts.sumOf(row)
      if (row === undefined || all < ENOUGH_MEETINGS) continue
      read++
      for (let at = 0; at < places.length; at++) {
        const place = places[at]!
        const met = counts.met[place]!
        const here = counts.countOf(row, place) + SMOOTHING
        const elsewhere = all - counts.countOf(row, place) + SMOOTHING
        const odds =
          Math.log(here / (met + smooth)) - Math.log(elsewhere / (counts.metInAll - met + smooth))
        weights[at]! += Math.max(-MOST_OF_A_WORD / 2, Math.min(MOST_OF_A_WORD, odds))
      }
    }
    // Words of one text depend on each other, and a few of them prove little.
    const dampened = Math.sqrt(read + FEW_WORDS)
    return new Map(known.map((subject, at) => [subject, weights[at]! / dampened]))
  }

  /** A smaller copy of the model, without the rarest words; the original must not be used afterwards. */
  settled(): SubjectModel {
    this.#words.forgetLeast(MOST_WORDS)
    return new SubjectModel(this.#lessons, this.#words)
  }

  held(): HeldModel {
    return { lessons: this.#lessons, ...this.#words.held() }
  }

  /** All of the model, in the form that `restore` takes. */
  kept(): SubjectLessons {
    const { words, counts } = this.#words.held()
    const width = everyCategory.length
    const kept = words.map((word, row) => {
      const own = everyCategory.map((category, at) => [category, counts[row * width + at]!])
      return [word, Object.fromEntries(own.filter(([, count]) => count !== 0))]
    })
    return { lessons: this.#lessons, words: Object.fromEntries(kept) as SubjectLessons['words'] }
  }

  #halve(): void {
    for (const category of Object.keys(this.#lessons) as Category[]) {
      const half = Math.floor(this.#lessons[category]! / 2)
      if (half === 0) delete this.#lessons[category]
      else this.#lessons[category] = half
    }
    this.#words.halve()
  }
}

const placeOf: ReadonlyMap<Category, number> = new Map(
  everyCategory.map((category, place) => [category, place]),
)

function sum(counts: Counts): number {
  let all = 0
  for (const category in counts) all += counts[category as Category]!
  return all
}
