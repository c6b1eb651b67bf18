import { inOurCalendar } from './other-calendars.ts'
import { offsetMinutes } from './zones.ts'

/** Hour, minute, second, fraction of a second, "am" or "pm". */
type Clock = (string | undefined)[]

/** A day and a time as clocks of `zone` show it; months begin with 0. */
interface Wall {
  year: number
  month: number
  day: number
  clock: Clock
  zone?: string | undefined
  language?: string | undefined
}

/** Milliseconds since 1970; null for a time that no calendar or clock shows. */
export function moment({ clock, zone, language, ...stated }: Wall): number | null {
  const { year, month, day } = inOurCalendar(stated)
  const [hour = '0', minute = '0', second = '0', fraction, half] = clock
  const hours = half === undefined ? +hour : (+hour % 12) + (half.toLowerCase() === 'pm' ? 12 : 0)
  // `Date.UTC` takes years below 100 for years of the last century.
  if (!(year >= 100) || hours > 24 || +minute > 59 || +second > 60) return null
  // `Date.UTC` turns 31 April into the first of May, but it is a mistake.
  if (new Date(Date.UTC(year, month, day)).getUTCMonth() !== month) return null
  const milliseconds = Math.floor(Number(`0.${fraction || '0'}`) * 1000)
  const wall = Date.UTC(year, month, day, hours, +minute, +second, milliseconds)
  return zone === undefined ? wall : wall - offsetMinutes(zone, wall, language) * 60_000
}

/**
 * Expands a year of two digits: up to 68 to this century, others to the last (POSIX). Longer years
 * are unchanged.
 */
export function fullYear(digits: string): number {
  const year = Number(digits)
  if (digits.length > 2) return year
  return year < 69 ? 2000 + year : 1900 + year
}
