import { westernDigits } from '../claims/written-numbers.ts'
import { monthsNamed, weekdaysNamed } from './calendar-names.ts'
import { foldLetters, foldWord } from './fold-words.ts'
import { fullYear, moment } from './moment.ts'
import { findClock, findDottedClock, type WrittenClock } from './written-clock.ts'

/** A number or a word of a date, with the signs after it. */
interface Piece {
  digits: string | null
  /** The word in folded letters. */
  word: string
  /** The signs between it and the next piece. */
  mark: string
}

interface Day {
  year: number
  month: number
  day: number
}

const PIECE = /(\d+)|(\p{L}[\p{L}\p{M}.'’׳॰·]*)/gu
/** Matches the numbers of day, month and year, and any text before them. */
const NUMBERS_OF_DAY = /^\D*\d+\D+\d+\D+\d+/
/** The most words of a date; longer texts are sentences that mention a date. */
const MOST_WORDS = 8
/** Months in Roman numerals, as in 2.III.2026 */
const ROMAN = ['i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix', 'x', 'xi', 'xii']
/**
 * The words for year, month and day that follow a number. `MONTH_BEFORE` is the Vietnamese word,
 * which precedes it.
 */
const YEAR = /^(?:年|년)/u
const MONTH = /^(?:月|월)/u
const DAY = /^(?:日|일|号|號)/u
const MONTH_BEFORE = /^(?:thang|thg|th)$/
/** The years by which Thailand's Buddhist calendar is ahead of ours. */
const BUDDHIST_YEARS = 543
/**
 * Matches languages that write the day first: all but English, and English outside the United
 * States.
 */
const DAY_FIRST = /^(?!en\b)|^en-(?:gb|au|nz|ie|za|in)/

/** A date in the words and marks of any language, with day, month and year in any order that cannot be misread. */
export function readLooseDate(stated: string, language: string | undefined): number | null {
  const text = foldLetters(westernDigits(stated))
  if (!/\d/.test(text)) return null
  const clock = findClock(text)
  const date = clock?.rest ?? text
  const pieces = piecesOf(date)
  if (pieces.filter(({ digits }) => digits === null).length > MOST_WORDS) return null
  const marked = byMarks(pieces)
  if (marked) return momentOf(marked, clock, language)
  const named = byName(pieces, language)
  if (named) return momentOf(named, clock ?? findDottedClock(date), language)
  const found = byNumbers(pieces, language)
  if (found === null) return null
  // The dots of the date are removed, so that they are not taken for those of a time.
  return momentOf(found, clock ?? findDottedClock(date.replace(NUMBERS_OF_DAY, '')), language)
}

function momentOf(
  day: Day,
  clock: WrittenClock | null,
  language: string | undefined,
): number | null {
  const { hour = 0, minute = 0, second = 0, fraction, zone } = clock ?? {}
  return moment({
    ...day,
    clock: [String(hour), String(minute), String(second), fraction],
    zone,
    language,
  })
}

function piecesOf(text: string): Piece[] {
  const found = [...text.matchAll(PIECE)]
  return found.map(([whole, digits, word], i) => {
    const end = found[i]!.index + whole.length
    return {
      digits: digits ?? null,
      word: word === undefined ? '' : foldWord(word),
      mark: text.slice(end, found[i + 1]?.index ?? text.length).trim(),
    }
  })
}

/**
 * Reads dates with words for year, month and day: 2024年9月24日, 2024년 9월 24일, ngày 24 tháng 9 năm
 * 2024
 */
function byMarks(pieces: Piece[]): Day | null {
  let [year, month, day]: (number | undefined)[] = []
  for (const [i, { digits, mark }] of pieces.entries()) {
    if (digits === null) continue
    // Only a word directly after the number counts: in "02(月)", 月 means Monday, not month.
    const behind = mark === '' ? (pieces[i + 1]?.word ?? '') : ''
    if (MONTH.test(behind) || MONTH_BEFORE.test(pieces[i - 1]?.word ?? '')) month ??= +digits
    else if (YEAR.test(behind) || digits.length === 4) year ??= fullYear(digits)
    else if (digits.length <= 2) day ??= +digits
  }
  const isMarked = pieces.some(
    ({ word }, i) =>
      MONTH_BEFORE.test(word) ||
      (pieces[i - 1]?.mark === '' && (MONTH.test(word) || DAY.test(word))),
  )
  if (!isMarked || year === undefined || month === undefined || day === undefined) return null
  return { year, month: month - 1, day }
}

/** Reads dates with the name of a month: 24 listopada 2024, 2024. november 24., Nov. 24, '24 */
function byName(pieces: Piece[], language: string | undefined): Day | null {
  const named = pieces.flatMap(({ word }, i) => {
    const meanings = word === '' ? [] : monthAt(pieces, i)
    return meanings.length === 0 ? [] : { i, meanings, isDayToo: weekdaysNamed(word).length > 0 }
  })
  // A word that is only a month is preferred, because some are also weekdays: "mar." is a Tuesday
  // in French and a month in English.
  const month = named.find(({ isDayToo }) => !isDayToo) ?? named[0]
  const numbers = pieces.flatMap(({ digits }, i) => (digits === null ? [] : { digits, i }))
  const year = numbers.find(({ digits }) => digits.length === 4) ?? numbers[1]
  const day = numbers.find((number) => number !== year)
  if (!month || !year || !day || day.digits.length > 2) return null
  // A two-digit number before the month is not a year, as in "Episode 2 of 14 in May".
  if (year.digits.length !== 4 && (year.digits.length !== 2 || year.i < month.i)) return null
  const words = pieces.map(({ word }) => word)
  const isThai = words.some((word) => /\p{Script=Thai}/u.test(word))
  const years = fullYear(year.digits) - (isThai && +year.digits > 2400 ? BUDDHIST_YEARS : 0)
  const at = meant(month.meanings, { year: years, day: +day.digits }, { words, language })
  return at === null ? null : { year: years, month: at, day: +day.digits }
}

/** The months that a word may name, alone or together with the next word. */
function monthAt(pieces: Piece[], i: number): ReturnType<typeof monthsNamed> {
  const { word, mark } = pieces[i]!
  const isBetween = pieces[i - 1]?.digits && pieces[i + 1]?.digits
  const roman = isBetween ? ROMAN.indexOf(word.replace(/\.$/, '')) : -1
  if (roman !== -1) return [{ at: roman, languages: [] }]
  const inTwo = mark === '' && pieces[i + 1]?.word ? monthsNamed(word + pieces[i + 1]!.word) : []
  return inTwo.length > 0 ? inTwo : monthsNamed(word)
}

/**
 * Chooses among the months that a name has in several languages: that of the feed's language, else the one that fits
 * the named day of the week.
 */
function meant(
  meanings: ReturnType<typeof monthsNamed>,
  { year, day }: { year: number; day: number },
  { words, language }: { words: string[]; language: string | undefined },
): number | null {
  const own = meanings.find(({ languages }) => languages.includes(language?.slice(0, 2) ?? ''))
  if (own) return own.at
  const weekdays = new Set(words.flatMap(weekdaysNamed))
  const fitting = meanings.find(({ at }) =>
    weekdays.has(new Date(Date.UTC(year, at, day)).getUTCDay()),
  )
  return (fitting ?? meanings[0])?.at ?? null
}

/** Reads dates in numbers: 2024/9/24, 24.9.2024, 9/24/2024, 24.9.24 */
function byNumbers(pieces: Piece[], language: string | undefined): Day | null {
  const at = pieces.findIndex(({ digits }) => digits !== null)
  const [a, b, c] = pieces.slice(at)
  if (!a?.digits || !b?.digits || !c?.digits) return null
  const [first, second, third] = [a.digits, b.digits, c.digits]
  if (first.length === 4) return { year: +first, month: +second - 1, day: +third }
  const isYearShort = third.length === 2 && a.mark !== '-'
  if (third.length !== 4 && !isYearShort) return null
  const year = fullYear(third)
  const isDayFirst = a.mark !== '/' || DAY_FIRST.test(language ?? 'en')
  const [day, month] =
    (isDayFirst && +second <= 12) || +first > 12 ? [+first, +second] : [+second, +first]
  return { year, month: month - 1, day }
}
