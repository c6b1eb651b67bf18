const DAY_MS = 86_400_000

/**
 * A day of a calendar; months are 1 to 12. Days beyond the end of a month continue in the next one.
 */
export interface Day {
  year: number
  month: number
  day: number
}

const formats = new Map<string, Intl.DateTimeFormat>()

function formatOf(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone)
  if (known) return known
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  })
  if (formats.size < 100) formats.set(zone, format)
  return format
}

/** The zone itself, or UTC if it is unknown. */
export function knownZone(zone: string | undefined): string {
  if (zone === undefined || zone === '') return 'UTC'
  try {
    formatOf(zone)
    return zone
  } catch {
    return 'UTC'
  }
}

/** The time by which the clocks of a zone are ahead of UTC at a moment. */
function aheadMs(at: number, zone: string): number {
  const parts = Object.fromEntries(
    formatOf(zone)
      .formatToParts(new Date(at))
      .map(({ type, value }) => [type, Number(value)]),
  )
  const { year, month, day, hour, minute, second } = parts as Record<string, number>
  return Date.UTC(year!, month! - 1, day, hour, minute, second) - Math.floor(at / 1000) * 1000
}

export function dayAt(at: number, zone: string): Day {
  const local = new Date(at + aheadMs(at, zone))
  return {
    year: local.getUTCFullYear(),
    month: local.getUTCMonth() + 1,
    day: local.getUTCDate(),
  }
}

/** The moment at which a day begins in a zone, even if its clocks change on that day. */
export function startOfDay({ year, month, day }: Day, zone: string): number {
  const utc = Date.UTC(year, month - 1, day)
  const guess = utc - aheadMs(utc, zone)
  return utc - aheadMs(guess, zone)
}

export function daysLater(day: Day, count: number): Day {
  const moved = new Date(Date.UTC(day.year, day.month - 1, day.day) + count * DAY_MS)
  return { year: moved.getUTCFullYear(), month: moved.getUTCMonth() + 1, day: moved.getUTCDate() }
}

/** The day of the week, from 0 for Monday. */
export function weekdayOf({ year, month, day }: Day): number {
  return (new Date(Date.UTC(year, month - 1, day)).getUTCDay() + 6) % 7
}
