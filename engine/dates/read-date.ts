import { englishMonth } from './calendar-names.ts'
import { readLooseDate } from './loose-date.ts'
import { fullYear, moment } from './moment.ts'
import { inOurYears } from './other-calendars.ts'

const CLOCK = String.raw`(\d{1,2}):(\d{1,2})(?::(\d{1,2})(?:[.,](\d+))?)?\s*(am|pm)?`
const ZONE = String.raw`(?:GMT|UTC)?([+-]\d{1,2}:?\d{0,2}|\(?[a-z]{1,5}\)?)(?![a-z/])`
const DAY_NAME = String.raw`(?:\p{L}+\.?,?\s+)?`

/** Matches ISO 8601: 2026-03-02T08:00:00Z, 20260302, 2026-03 */
const ISO =
  /^(\d{4})(?:-?(\d{2}|(?<=-)\d)(?:-?(\d{2}|(?<=-)\d))?)?(?:(?:T|\s+)(\d{1,2}):?(\d{2})(?::?(\d{2})(?:[.,](\d+))?)?)?\s*(Z|[+-]\d{1,2}:?\d{0,2}|[a-z]{2,5})?$/i
/** Matches dates with the day before the name of the month: Mon, 02 Mar 2026 08:00:00 GMT */
// safe expression: it looks at 100 characters
const RFC = new RegExp(
  String.raw`^${DAY_NAME}(\d{1,2})(?:st|nd|rd|th|\.)?[\s-]+(\p{L}+)\.?,?[\s-]+(\d{4}|\d{2})(?:,?\s+${CLOCK})?(?:\s*${ZONE})?(?:\s+\(.*\))?$`,
  'iu',
)
/**
 * Matches dates with the name of the month before the day: March 2, 2026 8:00 am EST; Mon Mar 2
 * 08:00:00 2026
 */
// safe expression: it looks at 100 characters
const AMERICAN = new RegExp(
  String.raw`^${DAY_NAME}(\p{L}+)\.?\s+(\d{1,2})(?:st|nd|rd|th)?,?(?:\s+(\d{4}))?(?:,?\s+(?:at\s+)?${CLOCK})?(?:\s*${ZONE})?(?:\s+(\d{4}))?(?:\s*\(.*\))?$`,
  'iu',
)
/** Matches dates and times in digits alone: 20260302080000 */
const DIGITS = /^((?:19|20)\d{2})(\d{2})(\d{2})(\d{2})(\d{2})(\d{2})?$/
/** Matches seconds since 1970, or milliseconds, microseconds or nanoseconds. */
const SINCE_1970 =
  /^(?:@|\/?Date\()?(\d{9,10}|\d{12,13}|\d{15,16}|\d{18,19})(?:[.,]\d+)?(?:[+-]\d{4})?(?:\)\/?)?$/i
/** Matches times with an hour and no minute: 2026-03-02T08Z */
const HOUR_ALONE = /^(\d{4}-?\d{2}-?\d{2}T\d{2})(?=$|Z|[+-]\d)/i
/** Matches times with a space in place of the plus sign: 2026-03-02T08:00:00 02:00 */
const LOST_PLUS = /(T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?) (\d{2}:?\d{2})$/i
const LONGEST_CHARACTERS = 100
/**
 * Programs write "no date" as a time before the second day of 1970, such as year 1, 1900 or 0
 * seconds.
 */
const FIRST_MOMENT = Date.UTC(1970, 0, 2)

/**
 * A time in any spelling that feeds are known to use, as ISO 8601 in UTC; null for anything else. `language` is the
 * feed's, for spellings that differ between languages.
 */
export function readDate(text: string | undefined, language?: string | null): string | null {
  if (text === undefined || text.length > LONGEST_CHARACTERS) return null
  const spaced = text.trim().replaceAll(/\s+/g, ' ')
  const stated = inOurYears(spaced).replace(HOUR_ALONE, '$1:00').replace(LOST_PLUS, '$1+$2')
  if (stated === '') return null
  const found = read(stated, language?.toLowerCase())
  // A date before the second of January 1970, or after 9998, is a mistake.
  return found === null || Number.isNaN(found) || found < FIRST_MOMENT || found > Date.UTC(9999, 0)
    ? null
    : new Date(found).toISOString()
}

function read(stated: string, language: string | undefined): number | null {
  const digits = DIGITS.exec(stated)
  if (digits) {
    const [, year, month, day, ...clock] = digits
    const found = moment({ year: +year!, month: +month! - 1, day: +day!, clock, language })
    if (found !== null) return found
  }
  const since = SINCE_1970.exec(stated)?.[1]
  if (since !== undefined) return Number(since) * 1000 ** (1 - Math.floor((since.length - 8) / 3))
  const iso = ISO.exec(stated)
  if (iso) {
    const [, year, month = '1', day = '1', hour, minute, second, fraction, zone] = iso
    const clock = [hour, minute, second, fraction]
    return moment({ year: +year!, month: +month - 1, day: +day, clock, zone, language })
  }
  const rfc = RFC.exec(stated)
  if (rfc) {
    const [, day, name, year, hour, minute, second, fraction, half, zone] = rfc
    const month = monthOf(name!)
    const clock = [hour, minute, second, fraction, half]
    const found = moment({ year: fullYear(year!), month, day: +day!, clock, zone, language })
    if (found !== null) return found
  }
  const american = AMERICAN.exec(stated)
  if (american) {
    const [, name, day, year, hour, minute, second, fraction, half, zone, lastYear] = american
    const month = monthOf(name!)
    const clock = [hour, minute, second, fraction, half]
    const found = moment({
      year: +(year ?? lastYear ?? Number.NaN),
      month,
      day: +day!,
      clock,
      zone,
      language,
    })
    if (found !== null) return found
  }
  return readLooseDate(stated, language)
}

function monthOf(name: string): number {
  return englishMonth(name.toLowerCase()) ?? Number.NaN
}
