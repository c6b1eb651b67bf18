import { Temporal } from 'temporal-polyfill'
import type { ProgrammeTimes } from '../../contracts/programmes.ts'

const WEEK_DAYS = 7

/**
 * When a programme makes its next piece after a moment, by the clock on the wall of its zone: where that leaps over
 * the time, as much later; where it passes it twice, at the first. Null where it goes by articles.
 */
export function nextTime(times: ProgrammeTimes, after: Date): Date | null {
  if (times.kind !== 'days') return null
  const [hour = 0, minute = 0] = times.time.split(':').map(Number)
  const now = Temporal.Instant.fromEpochMilliseconds(after.getTime()).toZonedDateTimeISO(times.zone)
  for (let ahead = 0; ahead <= WEEK_DAYS; ahead++) {
    const day = now.toPlainDate().add({ days: ahead })
    if (!times.days.includes(day.dayOfWeek)) continue
    const moment = day.toZonedDateTime({
      timeZone: times.zone,
      plainTime: Temporal.PlainTime.from({ hour, minute }),
    })
    if (moment.epochMilliseconds > after.getTime()) return new Date(moment.epochMilliseconds)
  }
  return null
}

/** Whether there is such a zone. */
export function isZone(zone: string): boolean {
  try {
    Temporal.Now.zonedDateTimeISO(zone)
    return true
  } catch {
    return false
  }
}
