import { languageByWords } from '../words/language.ts'
import { languageWords } from '../words/language-words.ts'
import { TakenPlaces } from './taken-places.ts'
import { westernDigits } from './written-numbers.ts'

/** A date, or a part of one, as a text writes it from `start` to `end`. */
export interface WrittenDate {
  text: string
  start: number
  end: number
  /** The day that it names. All parts are null if it can be read in two ways, as 3/4/2026. */
  day: number | null
  month: number | null
  year: number | null
  /** The day of the week, 0 for Monday, of a single named day. */
  weekday: number | null
}

const LANGUAGES = 'en de fr es it nl pt sv da no fi pl cs hu ro ru tr uk hr sl sk el id'.split(' ')

interface CalendarNames {
  months: Map<string, number>
  weekdays: Map<string, number>
}

type DatePattern = [pattern: RegExp, order: ('day' | 'month' | 'year')[]]
const IN_DIGITS: DatePattern[] = [
  [/(?<!\d)(\d{4})-(\d{2})-(\d{2})(?!\d)/gu, ['year', 'month', 'day']],
  [/(?<![\d.])(\d{1,2})\. ?(\d{1,2})\. ?(\d{4})(?!\d)/gu, ['day', 'month', 'year']],
  [/(?<![\d/])(\d{1,2})\/(\d{1,2})\/(\d{4})(?!\d)/gu, ['day', 'month', 'year']],
  [/(?:(\d{4})年)?(\d{1,2})月(?:(\d{1,2})日)?/gu, ['year', 'month', 'day']],
]

/**
 * Names of months and days in all languages. Reading them takes a tenth of a second, so only readers of dates wait for
 * it.
 */
const calendar = () => (asked ??= askCalendar())
let asked: ReturnType<typeof askCalendar> | undefined
function askCalendar() {
  const everywhere = withoutContradictions(
    LANGUAGES.map((language) => namesIn(language, ['long', 'short'])),
  )
  const byLanguage = new Map(
    LANGUAGES.map((language) => [language, namesIn(language, ['long'])] as const),
  )
  return { everywhere, byLanguage, withMonth: withMonth(alternatives(everywhere.months)) }
}

const withMonth = (month: string): DatePattern[] => [
  [
    dated(
      `(?<!\\d)(\\d{1,2})(?:st|nd|rd|th|er|º|\\.)? (?:de |of |d['’])?(${month})\\.?(?:,? (?:de )?(\\d{4}))?`,
    ),
    ['day', 'month', 'year'],
  ],
  [
    dated(`(${month})\\.? (\\d{1,2})(?:st|nd|rd|th)?(?![\\d.,:]\\d|\\d)(?:,? (\\d{4}))?`),
    ['month', 'day', 'year'],
  ],
  [dated(`(${month})\\.? (?:de )?(\\d{4})`), ['month', 'year']],
]
/**
 * Languages that write months and weekdays with a capital. Without one, "may", "march" and "sun"
 * are other words.
 */
const CAPITAL_MONTHS = new Set(['en', 'de'])

/** The dates of a text; months and days without numbers are read in its language. */
export function writtenDates(
  original: string,
  language = languageByWords(original),
): WrittenDate[] {
  const { everywhere, byLanguage } = calendar()
  const text = westernDigits(original).replaceAll(/[\u00a0\u202f]/gu, ' ')
  const found: WrittenDate[] = []
  const taken = new TakenPlaces()
  const add = (start: number, end: number, parts: Partial<WrittenDate>) => {
    if (taken.has(start, end)) return
    taken.add(start, end)
    const nothing = { day: null, month: null, year: null, weekday: null }
    found.push({ text: original.slice(start, end), start, end, ...nothing, ...parts })
  }
  const { isStopWord } = languageWords(language ?? 'en')
  for (const [pattern, order] of datesIn(text)) {
    for (const match of text.matchAll(pattern)) {
      // Stop words are not months: French "des" is also short for December in Norwegian.
      if (match.slice(1).some((part) => part !== undefined && isSmallWord(part, isStopWord)))
        continue
      const parts: Partial<Record<(typeof order)[number], number>> = {}
      order.forEach((part, at) => {
        const written = match[at + 1]
        if (written === undefined) return
        parts[part] = /^\d/u.test(written)
          ? Number(written)
          : everywhere.months.get(written.toLowerCase())!
      })
      const end = match.index + match[0].replace(/\.$/u, '').length
      if (match[0].includes('/'))
        add(match.index, end, sortedOut(parts.day!, parts.month!, parts.year!))
      else if (isPossible(parts)) add(match.index, end, parts)
    }
  }
  const names = byLanguage.get(language ?? 'en') ?? byLanguage.get('en')!
  for (const match of text.matchAll(/\p{L}[\p{L}\p{M}]*/gu)) {
    const word = match[0].toLowerCase()
    const end = match.index + match[0].length
    const isCapital = match[0] !== word
    const named = names.months.get(word)
    const weekday =
      names.weekdays.get(word) ?? (isCapital ? everywhere.weekdays.get(word) : undefined)
    if (weekday !== undefined) add(match.index, end, { weekday })
    else if (named !== undefined && (isCapital || !CAPITAL_MONTHS.has(language ?? 'en')))
      add(match.index, end, { month: named })
  }
  return found
}

const isSmallWord = (word: string, isStopWord: (word: string) => boolean) =>
  /^\p{Ll}+$/u.test(word) && isStopWord(word)

/**
 * The patterns that can match a text: none without a digit. Patterns with a month's name are left out if no month is
 * named, because there are hundreds of them and most sentences name no month.
 */
function datesIn(text: string): DatePattern[] {
  if (!/\d/u.test(text)) return []
  const { everywhere, withMonth } = calendar()
  const isNamed = text
    .match(/\p{L}{3,}/gu)
    ?.some((word) => everywhere.months.has(word.toLowerCase()))
  return isNamed ? [...IN_DIGITS, ...withMonth] : IN_DIGITS
}

/** Says if `source` states at least the parts that `claim` states. */
export function saysDate(source: WrittenDate, claim: WrittenDate): boolean {
  const isSame = (part: 'day' | 'month' | 'year' | 'weekday') =>
    claim[part] === null || claim[part] === source[part]
  return isSame('day') && isSame('month') && isSame('year') && isSame('weekday')
}

function isPossible({ day = 1, month = 1 }: { day?: number; month?: number }): boolean {
  return day >= 1 && day <= 31 && month >= 1 && month <= 12
}

/** Tells the day from the month in two numbers: certain if only one order is possible. */
function sortedOut(first: number, second: number, year: number): Partial<WrittenDate> {
  if (first === second || (first > 12 && second <= 12)) return { day: first, month: second, year }
  return second > 12 && first <= 12 ? { day: second, month: first, year } : {}
}

function dated(pattern: string): RegExp {
  // safe expression: the patterns above repeat nothing without bound
  return new RegExp(`(?<![\\p{L}])${pattern}(?![\\p{L}])`, 'giu')
}

function alternatives(names: Map<string, number>): string {
  return [...names.keys()].toSorted((a, b) => b.length - a.length).join('|')
}

function namesIn(language: string, lengths: ('long' | 'short')[]): CalendarNames {
  const months = new Map<string, number>()
  const weekdays = new Map<string, number>()
  const plain = (name: string) => name.toLowerCase().replace(/\.$/u, '')
  const isWord = (name: string) => /^\p{L}{3,}$/u.test(name)
  const addMonth = (name: string, at: number) => isWord(name) && months.set(name, at)
  for (const length of lengths) {
    const day = new Intl.DateTimeFormat(language, { weekday: length, timeZone: 'UTC' })
    for (let at = 0; at < 7; at++) {
      const name = plain(day.format(Date.UTC(2024, 0, 1 + at)))
      if (isWord(name)) weekdays.set(name, at)
    }
    // Many languages write a month in another form next to a day: "марта", "marca".
    for (const form of [{ month: length }, { month: length, day: 'numeric' }] as const) {
      const format = new Intl.DateTimeFormat(language, { ...form, timeZone: 'UTC' })
      for (let at = 0; at < 12; at++) {
        const parts = format.formatToParts(Date.UTC(2024, at, 5))
        addMonth(plain(parts.find(({ type }) => type === 'month')?.value ?? ''), at + 1)
      }
    }
  }
  return { months, weekdays }
}

/** Leaves out a name that stands for different months in two languages ("listopad"). */
function withoutContradictions(languages: CalendarNames[]): CalendarNames {
  const agreed = (all: Map<string, number>[]) => {
    const meanings = new Map<string, Set<number>>()
    for (const names of all)
      for (const [name, at] of names) meanings.set(name, (meanings.get(name) ?? new Set()).add(at))
    return new Map(
      [...meanings].flatMap(([name, at]) => (at.size === 1 ? [[name, [...at][0]!]] : [])),
    )
  }
  return {
    months: agreed(languages.map(({ months }) => months)),
    weekdays: agreed(languages.map(({ weekdays }) => weekdays)),
  }
}
