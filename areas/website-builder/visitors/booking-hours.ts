import * as z from 'zod/mini'
import { line, list } from '#core/words.ts'
import { VISITORS } from './limits.ts'

export const CLOCK_TIME = /^(?:(?:[01]\d|2[0-3]):[0-5]\d|24:00)$/

/** A time of day in the site's time zone, such as "09:30"; "24:00" is the end of the day. */
export const ClockTime = z.string().check(z.regex(CLOCK_TIME, 'Give a time such as 09:30'))

/** A calendar day, such as "2026-03-29". */
export const Day = z.iso.date()

export const Span = z
  .object({ from: ClockTime, to: ClockTime })
  .check(z.refine(({ from, to }) => from < to, 'Closing comes after opening'))
export type Span = z.infer<typeof Span>

const ZONE_CHARACTERS = 60

/** The settings for the times at which visitors can book. */
export const BookingHours = z.object({
  /** A time zone of the IANA database, such as "Europe/Berlin". */
  zone: line(ZONE_CHARACTERS).check(z.refine(isZone, 'Choose a time zone such as Europe/Berlin')),
  /** The opening hours of the seven days from Monday; an empty list is a closed day. */
  week: z
    .array(list(Span, VISITORS.spansOfDay))
    .check(z.length(7, 'Give the hours of all seven days')),
  slotMinutes: z
    .int()
    .check(z.minimum(5, 'At least 5 minutes'), z.maximum(24 * 60, 'At most a day')),
  /** The most bookings of one slot. */
  seats: z.int().check(z.minimum(1, 'At least one'), z.maximum(VISITORS.seats)),
  daysAhead: z.int().check(z.minimum(1, 'At least one'), z.maximum(VISITORS.daysAhead)),
  /** Days on which nothing can be booked, such as holidays. */
  closed: list(Day, VISITORS.closedDays),
})
export type BookingHours = z.infer<typeof BookingHours>

function isZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }))
  } catch {
    return false
  }
}

const WORKDAY: Span[] = [{ from: '09:00', to: '17:00' }]

export const usualHours: BookingHours = {
  zone: 'UTC',
  week: [WORKDAY, WORKDAY, WORKDAY, WORKDAY, WORKDAY, [], []],
  ...{ slotMinutes: 30, seats: 1, daysAhead: 30, closed: [] },
}
