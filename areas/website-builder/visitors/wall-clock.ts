/**
 * Functions that convert between instants and local times of a time zone, including changes to and
 * from daylight saving time.
 */

const DAY_MS = 86_400_000

const formats = new Map<string, Intl.DateTimeFormat>()

function formatOf(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone)
  if (known) return known
  const format = new Intl.DateTimeFormat('en-US', {
    ...{ timeZone: zone, hourCycle: 'h23', era: 'short' },
    ...{ year: 'numeric', month: '2-digit', day: '2-digit' },
    ...{ hour: '2-digit', minute: '2-digit', second: '2-digit' },
  })
  formats.set(zone, format)
  return format
}

/** The local time of a zone at an instant, as the milliseconds of the same date and time in UTC. */
function readingAt(zone: string, at: number): number {
  const parts = Object.fromEntries(
    formatOf(zone)
      .formatToParts(at)
      .map(({ type, value }) => [type, Number(value)]),
  )
  const { year, month, day, hour, minute, second } = parts as Record<string, number>
  return Date.UTC(year!, month! - 1, day, hour, minute, second)
}

const offsetAt = (zone: string, at: number) => readingAt(zone, at) - Math.floor(at / 1000) * 1000

/** The local day at an instant, such as "2026-03-29". */
export function dayAt(zone: string, at: Date): string {
  return new Date(readingAt(zone, at.getTime())).toISOString().slice(0, 10)
}

/** The local time at an instant, such as "09:30". */
export function clockAt(zone: string, at: Date): string {
  return new Date(readingAt(zone, at.getTime())).toISOString().slice(11, 16)
}

/** A day in words of a language, such as "Sunday, March 29, 2026". */
export function dayWords(language: string, day: string): string {
  const at = new Date(`${day}T00:00:00Z`)
  return at.toLocaleDateString(language, { dateStyle: 'full', timeZone: 'UTC' })
}

/** The day that is a number of days later. */
export function dayLater(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10)
}

/**
 * The instant at which the clock of a zone shows a time, such as "09:30"; "24:00" is the end of the
 * day. If the clock shows the time twice, `which` chooses the first or the last instant. If the
 * clock skips it, the result is the moment at which the clock is put forward.
 */
export function instantOf(zone: string, day: string, time: string, which: 'first' | 'last'): Date {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  const reading = Date.parse(`${day}T00:00:00Z`) + (hours * 60 + minutes) * 60_000
  // This works because clocks are not changed twice within two days.
  const early = reading - offsetAt(zone, reading - DAY_MS)
  const late = reading - offsetAt(zone, reading + DAY_MS)
  const shown = [early, late].filter((at) => readingAt(zone, at) === reading)
  if (shown.length > 0) return new Date(which === 'first' ? Math.min(...shown) : Math.max(...shown))
  return new Date(changeBetween(zone, Math.min(early, late), Math.max(early, late)))
}

/** Finds the instant between two others at which the offset from UTC changes. */
function changeBetween(zone: string, from: number, to: number): number {
  const before = offsetAt(zone, from)
  let [low, high] = [from, to]
  while (high - low > 1000) {
    const middle = Math.floor((low + high) / 2000) * 1000
    if (offsetAt(zone, middle) === before) low = middle
    else high = middle
  }
  return high
}
