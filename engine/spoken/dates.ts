import type { SpokenLanguage } from './languages/language.ts'
import { wordBefore } from './written-numbers.ts'

const ISO = /(?<![\d-])(\d{4})-(\d{2})-(\d{2})(?:T[\d:.]{5,12}Z?)?(?![\d-])/g
const NUMERIC = /(?<![\d./])(\d{1,2})([./])(\d{1,2})\2(\d{4}|\d{2})?(?![\d/]|\.\d)/g
const DAY_MONTH =
  /(?<![\d.,:/$€£-])(\d{1,2})(?:\.|er|st|nd|rd|th|º|°)? (?:of |de )?(\p{L}{3,10})(?:\.(?= \d))?(?:,? (?:de |del )?(\d{4})(?![\d.,]\d|\p{L}))?/gu
const MONTH_DAY =
  /(?<!\p{L})(\p{Lu}\p{L}{2,8})(\.?) (\d{1,2})(?:st|nd|rd|th)?(?![\d%:]|[.,]\d|-\d|\p{L})(?:,? (\d{4})(?![\d.,]\d|\p{L}))?/gu
/** Matches several days of one month: "June 3–7", "10.–12. Mai". */
const MONTH_DAYS =
  /(?<!\p{L})(\p{Lu}\p{L}{2,8})(\.?) (\d{1,2})(?:st|nd|rd|th)? ?[-–] ?(\d{1,2})(?:st|nd|rd|th)?(?![\d%:]|[.,]\d|-\d|\p{L})/gu
/** Matches days of two months: "June 30–July 4". */
const MONTH_TO_MONTH =
  /(?<!\p{L})(\p{Lu}\p{L}{2,8})\.? \d{1,2}(?:st|nd|rd|th)? ?[-–] ?(?=(\p{Lu}\p{L}{2,8})\.? \d)/gu
const DAYS_MONTH =
  /(?<![\d.,:/$€£-])(\d{1,2})(?:\.|er|st|nd|rd|th|º|°)?(?: ?[-–] ?|(?<=\.) bis (?:zum )?)(?=(\d{1,2})(?:\.|st|nd|rd|th|º|°)? (?:of |de )?(\p{L}{3,10}))/gu
const MONTH_YEAR = /(?<!\p{L})(\p{L}{3,5})\.(?= \d{4}(?!\d))/gu

/** Writes dates in words: "23.11.2026", "Nov. 23", "1er mai". */
export function sayDates(text: string, language: SpokenLanguage): string {
  const say = (
    match: string,
    day: number,
    month: number,
    year: string | undefined,
    at: number,
    dayFirst: boolean,
  ) =>
    day >= 1 && day <= 31 && month >= 1 && month <= 12
      ? language.date({ day, month, year: fullYear(year), before: wordBefore(text, at), dayFirst })
      : match
  text = text.replaceAll(ISO, (match, year: string, month: string, day: string, at: number) =>
    say(match, Number(day), Number(month), year, at, false),
  )
  text = text.replaceAll(
    NUMERIC,
    (match, first: string, mark: string, second: string, year: string | undefined, at: number) => {
      if (year === undefined && (mark === '/' || language.decimal === '.')) return match
      const [a, b] = [Number(first), Number(second)]
      const monthFirst = language.monthFirst && mark === '/' && a <= 12
      return monthFirst
        ? say(match, b, a, year, at, false)
        : say(match, a, b, year, at, !language.monthFirst)
    },
  )
  text = sayFirstDays(text, language)
  text = text.replaceAll(
    DAY_MONTH,
    (match, day: string, name: string, year: string | undefined, at: number) => {
      const month = monthOf(name, language)
      return month === 0 ? match : say(match, Number(day), month, year, at, true)
    },
  )
  if (!language.monthFirst) return text
  text = text.replaceAll(
    MONTH_DAY,
    (match, name: string, dot: string, day: string, year: string | undefined, at: number) => {
      const month = monthOf(name, language)
      return month === 0 ? match : say(match, Number(day), month, year, at, false)
    },
  )
  return text.replaceAll(MONTH_YEAR, (match, name: string) => {
    const month = monthOf(name, language)
    return month === 0 ? match : language.months[month - 1]!
  })
}

/**
 * Writes several days in one month as they are spoken. If the day comes first, as in "10.–12. Mai",
 * the last one is left, because it is an ordinary date.
 */
function sayFirstDays(text: string, language: SpokenLanguage): string {
  const isSpan = (from: string, to: string, month: string) =>
    monthOf(month, language) > 0 && Number(from) > 0 && Number(from) < Number(to) && Number(to) < 32
  const said = text.replaceAll(
    DAYS_MONTH,
    (match, from: string, to: string, month: string, at: number) =>
      isSpan(from, to, month)
        ? `${language.words.firstDay(Number(from), wordBefore(text, at))} `
        : match,
  )
  if (!language.monthFirst) return said
  const linked = said.replaceAll(MONTH_TO_MONTH, (match, first: string, second: string) =>
    monthOf(first, language) > 0 && monthOf(second, language) > 0
      ? match.replace(/ ?[-–] ?/, ' to ')
      : match,
  )
  return linked.replaceAll(
    MONTH_DAYS,
    (match, name: string, dot: string, from: string, to: string) =>
      isSpan(from, to, name)
        ? `${language.months[monthOf(name, language) - 1]} ${language.ordinal(Number(from), 'n')} to ${language.ordinal(Number(to), 'n')}`
        : match,
  )
}

function fullYear(year: string | undefined): number | null {
  if (year === undefined) return null
  if (year.length === 4) return Number(year)
  return Number(year) + (Number(year) < 50 ? 2000 : 1900)
}

/** The number of a month, from 1; 0 for another word. */
function monthOf(name: string, { months, shortMonths }: SpokenLanguage): number {
  const lower = name.toLowerCase()
  const full = months.findIndex((month) => month.toLowerCase() === lower)
  return full >= 0 ? full + 1 : Object.hasOwn(shortMonths, lower) ? shortMonths[lower]! : 0
}
