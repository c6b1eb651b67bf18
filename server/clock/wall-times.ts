import { Temporal } from 'temporal-polyfill'

/** Times that recur by the wall clock of a time zone. */
export interface WallTimes {
  /** Days of the week, from 1 for Monday. */
  days: readonly number[]
  /** The time of day, such as "06:30". */
  time: string
  zone: string
}

const WEEK_DAYS = 7

/**
 * The first of these times after a moment; null without days. A time that daylight saving skips is
 * moved by the skipped hour; of a time that occurs twice, the first occurrence counts.
 */
export function nextTime({ days, time, zone }: WallTimes, after: Date): Date | null {
  const now = dateAt(after, zone)
  for (let ahead = 0; ahead <= WEEK_DAYS; ahead++) {
    const day = now.add({ days: ahead })
    if (!days.includes(day.dayOfWeek)) continue
    const moment = momentOf(day, time, zone)
    if (moment > after.getTime()) return new Date(moment)
  }
  return null
}

/** The last of these times up to a moment; null without days. */
export function lastTime({ days, time, zone }: WallTimes, until: Date): Date | null {
  const now = dateAt(until, zone)
  for (let back = 0; back <= WEEK_DAYS; back++) {
    const day = now.subtract({ days: back })
    if (!days.includes(day.dayOfWeek)) continue
    const moment = momentOf(day, time, zone)
    if (moment <= until.getTime()) return new Date(moment)
  }
  return null
}

/**
 * The moment of a day and time in a zone, such as "2026-11-24" and "06:30"; null if one of the
 * three is invalid.
 */
export function wallMoment(day: string, time: string, zone: string): Date | null {
  try {
    return new Date(momentOf(Temporal.PlainDate.from(day), time, zone))
  } catch (error) {
    if (error instanceof RangeError) return null
    throw error
  }
}

function dateAt(moment: Date, zone: string): Temporal.PlainDate {
  const instant = Temporal.Instant.fromEpochMilliseconds(moment.getTime())
  return instant.toZonedDateTimeISO(zone).toPlainDate()
}

function momentOf(day: Temporal.PlainDate, time: string, timeZone: string): number {
  const plainTime = Temporal.PlainTime.from(time)
  return day.toZonedDateTime({ timeZone, plainTime }).epochMilliseconds
}

/** Says if there is a time zone of this name. */
export function isZone(zone: string): boolean {
  try {
    Temporal.Now.zonedDateTimeISO(zone)
    return true
  } catch {
    return false
  }
}
