/** Writes days in a language and a time zone. */
export interface SayDay {
  zone: string
  /** The day: "Tuesday"; from six days on "Tuesday, March 3", from 180 on "March 3, 2026". */
  say: (moment: string) => string
  /** The day in full: "March 3, 2026". */
  date: (moment: string) => string
  /** Says if a text names the weekday of a moment. */
  isIn: (text: string, moment: string) => boolean
  /**
   * Says if a text names the weekday before or after that of a moment, because days begin at other
   * times elsewhere.
   */
  isBesideIn: (text: string, moment: string) => boolean
}

/** The length of the day in "2026-03-02T08:00:00Z". */
const DAY_CHARACTERS = 10
const DAY_MS = 86_400_000
const HALF_YEAR_MS = 180 * DAY_MS
/** The time within which a weekday is unambiguous. */
const WEEKDAYS_MS = 6 * DAY_MS

/** The days of a piece. Within half a year of `asOf`, `say` leaves out the year. */
export function daysIn(language: string, zone: string, asOf: string): SayDay {
  const format = (moment: string, options: Intl.DateTimeFormatOptions) =>
    dayOf(moment, language, zone, options)
  const names = (text: string, moment: string) => {
    const weekday = format(moment, { weekday: 'long' })
    return weekday !== '' && text.toLowerCase().includes(weekday.toLowerCase())
  }
  return {
    zone,
    date: (moment) => format(moment, { dateStyle: 'long' }),
    isIn: names,
    isBesideIn: (text, moment) =>
      [-DAY_MS, DAY_MS].some((distance) =>
        names(text, new Date((Date.parse(moment) || 0) + distance).toISOString()),
      ),
    say: (moment) => {
      const distance = Math.abs(Date.parse(asOf) - Date.parse(moment))
      if (distance < WEEKDAYS_MS) return format(moment, { weekday: 'long' })
      return distance < HALF_YEAR_MS
        ? format(moment, { weekday: 'long', day: 'numeric', month: 'long' })
        : format(moment, { dateStyle: 'long' })
    },
  }
}

/** A key shared by moments of one day; empty for an invalid moment. */
export function dayKey(moment: string, zone: string): string {
  return dayOf(moment, 'en-CA', zone, { year: 'numeric', month: '2-digit', day: '2-digit' })
}

function dayOf(
  moment: string,
  language: string,
  zone: string,
  options: Intl.DateTimeFormatOptions,
): string {
  const time = new Date(moment)
  if (Number.isNaN(time.getTime())) return ''
  // An unknown language gets the date in digits, because an English one would be wrong.
  const known = knownLanguage(language)
  if (known === 'und') return moment.slice(0, DAY_CHARACTERS)
  const say = (timeZone: string) =>
    new Intl.DateTimeFormat(known, { ...options, timeZone }).format(time)
  try {
    return say(zone)
  } catch {
    return say('UTC')
  }
}

/** The closest language in which the runtime can write dates; "und" if there is none. */
export function knownLanguage(language: string): string {
  try {
    return Intl.DateTimeFormat.supportedLocalesOf(language)[0] ?? 'und'
  } catch {
    return 'und'
  }
}
