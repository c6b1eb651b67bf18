import { foldWord } from './fold-words.ts'

/** A month or weekday that a name stands for, and the languages that have this name. */
interface Meaning {
  /** A month from 0 to 11, or a day of the week from 0 (Sunday) to 6. */
  at: number
  languages: string[]
}

/**
 * Languages of the source directory first, then those with the most writers. The first one wins if
 * nothing else decides.
 */
const LANGUAGES =
  `en es pt fr de it ru ar id hi ja ko zh nl pl tr sv da nb fi vi th uk fa ur bn ro el cs hu he
  sr bg sr-Latn hr bs sk sl lt lv et ca gl eu is ga cy sq mk be kk az hy ka ms en-GB de-AT es-PE pt-PT ar-SY ar-DZ ar-MA`.split(
    /\s+/,
  )
/** Names of months that feeds use and `Intl` does not list. */
const OTHER_MONTHS: [name: string, month: number, language: string][] = [
  ['mrz', 2, 'de'],
  ['sept', 8, 'en'],
]
/**
 * Months of the Persian calendar. `inOurCalendar` recognizes the dates as Persian by their years.
 */
const PERSIAN =
  'فروردین اردیبهشت خرداد تیر مرداد شهریور مهر آبان آذر دی بهمن اسفند Farvardin Ordibehesht Khordad Tir Mordad Shahrivar Mehr Aban Azar Dey Bahman Esfand'
/**
 * The fewest letters by which a name may be abbreviated; shorter beginnings fit too many other
 * names.
 */
const FEWEST_TO_BEGIN = 3
/** The fewest letters of a word that may have an ending: "may" begins other words. */
const FEWEST_WITH_ENDING = 4

/** English names, which nearly all feeds carry. */
const english = new Map(
  'jan feb mar apr may jun jul aug sep oct nov dec january february march april may june july august september october november december'
    .split(' ')
    .map((name, at) => [name, at % 12] as const),
)

/**
 * The month, 0 to 11, of an English name. It is separate, because it needs no names of other
 * languages.
 */
export function englishMonth(word: string): number | undefined {
  return english.get(word)
}

interface Names {
  months: Map<string, Meaning[]>
  weekdays: Map<string, Meaning[]>
}

/** The names of all languages, loaded on first use, because that takes a tenth of a second. */
let asked: Names | undefined
const names = () => (asked ??= askNames())

/** The months, 0 to 11, that a folded word may name: several, where languages differ ("listopad"). */
export function monthsNamed(word: string): Meaning[] {
  const { months, weekdays } = names()
  // Hebrew writes "in" as one letter before the month.
  const exact = months.get(word) ?? (word.startsWith('ב') ? months.get(word.slice(1)) : undefined)
  if (exact) return exact
  // A weekday in one language may have the first letters of a month in another.
  if (weekdays.has(word)) return []
  for (let end = word.length - 1; end >= FEWEST_WITH_ENDING; end--) {
    const found = months.get(word.slice(0, end))
    if (found) return found
  }
  if (word.length < FEWEST_TO_BEGIN) return []
  return united([...months].flatMap(([name, meanings]) => (name.startsWith(word) ? meanings : [])))
}

/** The days of the week, 0 (Sunday) to 6, that a folded word may name in any language. */
export function weekdaysNamed(word: string): number[] {
  return (
    names()
      .weekdays.get(word)
      ?.map(({ at }) => at) ?? []
  )
}

function askNames(): Names {
  const all: Names = { months: new Map(), weekdays: new Map() }
  for (const language of LANGUAGES) {
    for (const length of ['long', 'short'] as const) {
      // Many languages have another form of a month next to a day: "марта", "marca".
      for (const form of [
        { month: length },
        { month: length, day: 'numeric' },
        { month: length, day: 'numeric', year: 'numeric' },
      ] as const) {
        const format = formatOf(language, form)
        for (let at = 0; at < 12; at++)
          remember(all.months, partOf(format, Date.UTC(2024, at, 5), 'month'), at, language)
      }
      const format = formatOf(language, { weekday: length })
      for (let at = 0; at < 7; at++)
        remember(all.weekdays, partOf(format, Date.UTC(2024, 8, 1 + at), 'weekday'), at, language)
    }
  }
  for (const [nth, name] of PERSIAN.split(' ').entries()) remember(all.months, name, nth % 12, 'fa')
  for (const [name, month, language] of OTHER_MONTHS) remember(all.months, name, month, language)
  return all
}

function formatOf(language: string, form: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(`${language}-u-ca-gregory-nu-latn`, { ...form, timeZone: 'UTC' })
}

function partOf(format: Intl.DateTimeFormat, moment: number, wanted: 'month' | 'weekday'): string {
  return format.formatToParts(moment).find(({ type }) => type === wanted)?.value ?? ''
}

function remember(all: Map<string, Meaning[]>, name: string, at: number, language: string): void {
  const words = name.split(' ').filter((word) => word !== 'de')
  const folded = words.map(foldWord).join('')
  // Names such as "11" and "11月" are left out, because dates with them are read as numbers.
  if (folded === '' || /\d/.test(folded)) return
  all.set(folded, united([...(all.get(folded) ?? []), { at, languages: [language] }]))
}

function united(meanings: Meaning[]): Meaning[] {
  const byPlace = new Map<number, Set<string>>()
  for (const { at, languages } of meanings)
    byPlace.set(at, new Set([...(byPlace.get(at) ?? []), ...languages]))
  return [...byPlace].map(([at, languages]) => ({ at, languages: [...languages] }))
}
