import { Temporal } from 'temporal-polyfill'
import type { NotificationSettings } from '../../contracts/channels.ts'

/**
 * The end of the quiet hours that contain a moment, in the reader's time zone; null outside quiet
 * hours. If daylight saving skips the end, it is later by the skipped time; if the end occurs
 * twice, the first one counts.
 */
export function quietUntil(
  { quiet, zone }: Pick<NotificationSettings, 'quiet' | 'zone'>,
  moment: Date,
): Date | null {
  if (quiet === null || quiet.from === quiet.to) return null
  const now = Temporal.Instant.fromEpochMilliseconds(moment.getTime()).toZonedDateTimeISO(zone)
  // Quiet hours that began yesterday may still last.
  for (const days of [-1, 0]) {
    const day = now.toPlainDate().add({ days })
    const endDay = quiet.to > quiet.from ? day : day.add({ days: 1 })
    const begins = at(day, quiet.from, zone)
    const ends = at(endDay, quiet.to, zone)
    if (begins <= moment.getTime() && moment.getTime() < ends) return new Date(ends)
  }
  return null
}

function at(day: Temporal.PlainDate, time: string, timeZone: string): number {
  const plainTime = Temporal.PlainTime.from(time)
  return day.toZonedDateTime({ timeZone, plainTime }).epochMilliseconds
}
