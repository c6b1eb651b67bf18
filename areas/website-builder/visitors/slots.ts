import type { BookingHours } from './booking-hours.ts'
import { clockAt, dayAt, dayLater, instantOf } from './wall-clock.ts'

/** A time that can be booked. */
export interface Slot {
  start: Date
  end: Date
  /**
   * The time by the clock of the site, such as "09:30"; with the offset from UTC if the clock shows
   * it twice.
   */
  label: string
}

/**
 * The slots of a day, one after another and each as long as the others. Where the clock is put forward or back while it is
 * open, there are fewer or more of them.
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
      // Skips slots that an overlapping span has made already.
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

/** The days that can be booked, from today on. */
export function daysToBook(
  { zone, daysAhead }: BookingHours,
  now: Date,
): { first: string; last: string } {
  const first = dayAt(zone, now)
  return { first, last: dayLater(first, daysAhead) }
}

/** Monday is 0. */
function weekday(day: string): number {
  return (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7
}

function offsetName(zone: string, at: Date): string {
  const parts = new Intl.DateTimeFormat('en', {
    ...{ timeZone: zone, timeZoneName: 'shortOffset' },
  }).formatToParts(at)
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? zone
}
