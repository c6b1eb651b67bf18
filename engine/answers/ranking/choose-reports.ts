import type { ReadQuestion } from '../read-question.ts'
import { alikeTo, formsOf } from '../reading/word-forms.ts'
import { stems } from '../../words/terms.ts'

interface Told {
  title: string
  text: string
}

/** Kinds of question that ask how an event developed, from its first report to its newest. */
const OF_COURSE = new Set<ReadQuestion['kind']>([
  'figures-over-time',
  'first-reported',
  'what-changed',
])
/** The least length of a stem, because shorter ones are found inside other words. */
const SHORTEST_STEM = 3

/**
 * Chooses reports of an event, in the order of their times: the first one, and those that hold most
 * of the question, the newer among equals; if it asks about the course of the event, the newest.
 * `weights` has the value of each word of the question. The words are searched as letters, because
 * stemming would be too slow for sixty reports.
 */
export function chooseReports<Report extends Told>(
  reports: readonly Report[],
  most: number,
  { question, weights }: { question: ReadQuestion; weights: readonly number[] },
): Report[] {
  const [first, ...rest] = reports
  if (first === undefined || reports.length <= most) return [...reports]
  if (OF_COURSE.has(question.kind)) return [first, ...rest.slice(1 - most)]
  const begins = question.terms.map(({ word, number }) =>
    number === null ? beginsOf(word, question.language) : [number],
  )
  const held = rest.map((report, at) => {
    const text = `${report.title}\n${report.text}`.toLowerCase()
    const fit = begins.reduce(
      (sum, all, term) => (all.some((one) => text.includes(one)) ? sum + weights[term]! : sum),
      0,
    )
    return { report, at, fit }
  })
  const best = held.toSorted((a, b) => b.fit - a.fit || b.at - a.at).slice(0, most - 1)
  return [first, ...best.toSorted((a, b) => a.at - b.at).map(({ report }) => report)]
}

/** Beginnings of the forms of a word, and of its synonyms. */
function beginsOf(word: string, language: string): string[] {
  const own = stems(word, language)
  const all = own.flatMap((stem) => [stem, ...formsOf(stem), ...alikeTo(stem)])
  return [...new Set([word.toLowerCase(), ...all])].filter((one) => one.length >= SHORTEST_STEM)
}
