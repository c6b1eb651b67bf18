const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS
const RELATIVE_DAYS = 7

/**
 * The age of a time in words, such as "Just now", "6 min ago" or "3 days ago", or "in 2 hr" for a
 * later time; the date if it is a week or more away.
 */
export function relativeTime(time: Date, now: Date, zone = 'UTC'): string {
  const distance = now.getTime() - time.getTime()
  const age = Math.abs(distance)
  if (age < MINUTE_MS) return 'Just now'
  if (age >= RELATIVE_DAYS * DAY_MS) return shortDate(time, now, zone)
  const words = inWords(age)
  return distance > 0 ? `${words} ago` : `in ${words}`
}

function inWords(ageMs: number): string {
  if (ageMs < HOUR_MS) return `${Math.floor(ageMs / MINUTE_MS)} min`
  if (ageMs < DAY_MS) return `${Math.floor(ageMs / HOUR_MS)} hr`
  const days = Math.floor(ageMs / DAY_MS)
  return days === 1 ? '1 day' : `${days} days`
}

function shortDate(time: Date, now: Date, zone: string): string {
  const isThisYear = time.getUTCFullYear() === now.getUTCFullYear()
  return formatIn(zone, isThisYear ? DAY : DAY_OF_YEAR).format(time)
}

/** A time in full, such as "Saturday, 21 November 2026 at 09:46 UTC". */
export function exactTime(time: Date, zone = 'UTC'): string {
  return formatIn(zone, EXACT).format(time)
}

const DAY = { day: 'numeric', month: 'short' } as const
const DAY_OF_YEAR = { ...DAY, year: 'numeric' } as const
const EXACT = {
  ...DAY_OF_YEAR,
  weekday: 'long',
  month: 'long',
  hour: '2-digit',
  minute: '2-digit',
  timeZoneName: 'short',
} as const

/**
 * The formats that were made, by zone and form: making a format costs a hundred times as much as
 * using it. A page has at most two time zones, UTC and the reader's.
 */
const known: Record<string, Intl.DateTimeFormat> = {}

function formatIn(timeZone: string, format: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const asked = { ...format, timeZone }
  return (known[JSON.stringify(asked)] ??= new Intl.DateTimeFormat('en-GB', asked))
}
