import type { BookingHours } from './booking-hours.ts'
import { clockAt, dayAt, dayLater, instantOf } from './wall-clock.ts'

/** A time slot that can be booked. */
export interface Slot {
  start: Date
  end: Date
  /**
   * The time in the site's time zone, such as "09:30". If the clock shows it twice that day, the
   * offset from UTC is added.
   */
  label: string
}

/**
 * The slots of a day, all of the same length. If clocks are put forward or back during the opening
 * hours, there are fewer or more slots.
 */
export function slotsOfDay({ zone, week, slotMinutes, closed }: BookingHours, day: string): Slot[] {
  if (closed.includes(day)) return []
  const slotMs = slotMinutes * 60_000
  const slots: Omit<Slot, 'label'>[] = []
  const spans = (week[weekday(day)] ?? []).toSorted((a, b) => (a.from < b.from ? -1 : 1))
  for (const { from, to } of spans) {
    const opens = instantOf(zone, day, from, 'first').getTime()
    const closes = instantOf(zone, day, to, 'last').getTime()
    for (let at = opens; at + slotMs <= closes; at += slotMs)
      // Skips slots that overlap with one of an earlier period.
      if (at >= (slots.at(-1)?.end.getTime() ?? 0))
        slots.push({ start: new Date(at), end: new Date(at + slotMs) })
  }
  const shown = slots.map(({ start }) => clockAt(zone, start))
  return slots.map((slot, at) => {
    const clock = shown[at]!
    const isTwice = shown.indexOf(clock) !== shown.lastIndexOf(clock)
    return { ...slot, label: isTwice ? `${clock} (${offsetName(zone, slot.start)})` : clock }
  })
}

/** The first and the last day that can be booked. */
export function daysToBook(
  { zone, daysAhead }: BookingHours,
  now: Date,
): { first: string; last: string } {
  const first = dayAt(zone, now)
  return { first, last: dayLater(first, daysAhead) }
}

/** The day of the week; Monday is 0. */
function weekday(day: string): number {
  return (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7
}

function offsetName(zone: string, at: Date): string {
  const parts = new Intl.DateTimeFormat('en', {
    ...{ timeZone: zone, timeZoneName: 'shortOffset' },
  }).formatToParts(at)
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? zone
}
