import { isOfCalendar } from '../names/gazetteer.ts'
import { newsWeight } from '../summaries/reports/report-kind.ts'
import { capitalisedStems, stems } from '../words/terms.ts'

/** The facts of an article that decide its affair. */
export interface AffairArticle {
  id: number
  /** The first entries, each with its headline. */
  entries: readonly { title: string; text: string }[]
  language: string | null
  /** The time at which the first of its entries was published. */
  at: number
}

/** The number of an article's entries that are read. */
export const AFFAIR_ENTRIES = 6
export const AFFAIR_CHARACTERS = 400
/** The least news weight of a title; live pages, round-ups and opinion have less. */
const TELLING = 0.5

/**
 * Leaves out round-ups and opinion, which are about other stories, unless there is nothing else.
 */
function tellingEntries(entries: AffairArticle['entries']): AffairArticle['entries'] {
  const telling = entries.filter(({ title }) => newsWeight(title) >= TELLING)
  return telling.length > 0 ? telling : entries
}

/**
 * Counts the terms of an article. Terms of headlines, and terms in several entries, count more.
 * Names count no more than other words, because a country, a politician or a company appears in
 * many stories.
 */
export function countTerms({ entries, language }: AffairArticle): {
  counts: ReadonlyMap<string, number>
  /** Those terms that are names or numbers. */
  names: ReadonlySet<string>
} {
  const counts = new Map<string, number>()
  const names = new Set<string>()
  for (const { title, text } of tellingEntries(entries.slice(0, AFFAIR_ENTRIES))) {
    const lead = text.slice(0, AFFAIR_CHARACTERS)
    const own = new Map<string, number>()
    for (const term of stems(title, language)) own.set(term, (own.get(term) ?? 0) + 2)
    for (const term of stems(lead, language)) own.set(term, (own.get(term) ?? 0) + 1)
    const capitals = capitalisedStems(`${title}\n${lead}`, language)
    for (const [term, count] of own) {
      if (capitals.has(term) || /^\d/.test(term)) names.add(term)
      counts.set(term, (counts.get(term) ?? 0) + 1 + Math.log(count))
    }
  }
  return { counts, names }
}

/** Words of a date other than the full names of days and months. */
const DATE_WORD = /^(?:\d.*|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec|st|nd|rd|th)$/u

/** A headline without its date: when it repeats day after day, it is the name of a column. */
export function columnName({ entries, language }: AffairArticle): string {
  const words = entries[0]?.title.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
  return words.filter((word) => !DATE_WORD.test(word) && !isOfCalendar(word, language)).join(' ')
}
