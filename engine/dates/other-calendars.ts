/** A day of our calendar; months begin with 0. */
interface Day {
  year: number
  month: number
  day: number
}

/**
 * Eras of Japanese emperors and of the Republic in Taiwan, each with the number to add to its
 * years.
 */
const ERAS: readonly [name: string, years: number][] = [
  ['令和', 2018],
  ['平成', 1988],
  ['昭和', 1925],
  ['民國', 1911],
  ['民国', 1911],
]
const ERA_YEAR = /(令和|平成|昭和|民國|民国)\s?(\d{1,3}|元)\s?年/u
/** Matches dates by week: 2026-W10-1, 2026W101 */
const WEEK = /^(\d{4})-?W([0-5]\d)(?:-?([1-7]))?(?=$|[T ])/i
/** Matches dates by the day of the year: 2026-061, 2026061 */
const DAY_OF_YEAR = /^(?:(\d{4})-|((?:19|20)\d{2}))([0-3]\d\d)(?=$|[T ])/
/** The years by which Thailand's Buddhist calendar is ahead of ours. */
const BUDDHIST_YEARS = 543
const DAY_MS = 86_400_000

/**
 * Converts a date by era, by week or by the day of the year to our calendar; returns any other
 * unchanged.
 */
export function inOurYears(stated: string): string {
  const era = ERA_YEAR.exec(stated)
  if (era) {
    const since = ERAS.find(([name]) => name === era[1])?.[1] ?? 0
    return stated.replace(ERA_YEAR, `${since + (era[2] === '元' ? 1 : Number(era[2]))}年`)
  }
  const week = WEEK.exec(stated)
  if (week) {
    const [whole, year, number, day = '1'] = week
    // The fourth of January is always in the first week.
    const fourth = new Date(Date.UTC(Number(year), 0, 4))
    const days = (Number(number) - 1) * 7 + Number(day) - (fourth.getUTCDay() || 7)
    return isoDay(fourth.getTime() + days * DAY_MS) + stated.slice(whole.length)
  }
  const ofYear = DAY_OF_YEAR.exec(stated)
  if (!ofYear) return stated
  const [whole, apart, together, day] = ofYear
  const year = apart ?? together
  if (Number(day) < 1 || Number(day) > 366) return stated
  return isoDay(Date.UTC(Number(year), 0, Number(day))) + stated.slice(whole.length)
}

/**
 * Converts a day of the Persian, Muslim or Buddhist calendar, recognized by its year alone, to
 * ours; returns any other unchanged.
 */
export function inOurCalendar(day: Day): Day {
  const { year } = day
  if (year >= 2500 && year < 2650) return { ...day, year: year - BUDDHIST_YEARS }
  if (year >= 1360 && year <= 1430) return found('persian', day) ?? day
  if (year > 1430 && year < 1480) return found('islamic-umalqura', day) ?? day
  return day
}

/**
 * The beginning of year 1, and the lengths of a year and a month. They are precise enough to find a
 * date by trying nearby days.
 */
const CALENDARS = {
  persian: { since: Date.UTC(622, 2, 21), daysInYear: 365.2422, daysInMonth: 30.44 },
  'islamic-umalqura': { since: Date.UTC(622, 6, 19), daysInYear: 354.367, daysInMonth: 29.53 },
}
const LOOKED_AROUND = 5

function found(calendar: keyof typeof CALENDARS, { year, month, day }: Day): Day | null {
  const { since, daysInYear, daysInMonth } = CALENDARS[calendar]
  const about = Math.round((year - 1) * daysInYear + month * daysInMonth + day - 1)
  const format = new Intl.DateTimeFormat(`en-u-ca-${calendar}-nu-latn`, {
    ...{ year: 'numeric', month: 'numeric', day: 'numeric', timeZone: 'UTC' },
  })
  for (let days = about - LOOKED_AROUND; days <= about + LOOKED_AROUND; days++) {
    const date = new Date(since + days * DAY_MS)
    const parts = Object.fromEntries(
      format.formatToParts(date).map(({ type, value }) => [type, Number(value)]),
    )
    if (parts['year'] === year && parts['month'] === month + 1 && parts['day'] === day)
      return { year: date.getUTCFullYear(), month: date.getUTCMonth(), day: date.getUTCDate() }
  }
  return null
}

function isoDay(time: number): string {
  return new Date(time).toISOString().slice(0, 10)
}
