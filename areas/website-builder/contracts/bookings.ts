import * as z from 'zod/mini'
import { defineContract, Id, Nothing, read, Time, write } from '#core/contract.ts'
import { Count } from '#core/words.ts'
import { BookingHours, Day } from '../visitors/booking-hours.ts'

const OneSite = z.object({ site: Id })

export const Booking = z.object({
  id: Id,
  slot: Time,
  endsAt: Time,
  people: Count,
  name: z.string(),
  mail: z.string(),
  phone: z.string(),
  note: z.string(),
  bookedAt: Time,
  cancelledAt: z.nullable(Time),
  cancelledBy: z.nullable(z.enum(['visitor', 'reader'])),
})
export type Booking = z.infer<typeof Booking>

/** Appointments that visitors of a site book. */
export const bookings = defineContract('website-builder/bookings', ['notifications/mail'], {
  getHours: read(
    OneSite,
    z.object({
      hours: BookingHours,
      /** True if visitors get a confirmation by mail. */
      sendsMail: z.boolean(),
      /** True if a page of the site has the block for bookings. */
      hasBlock: z.boolean(),
    }),
    ['not-found'],
  ),
  saveHours: write(z.extend(OneSite, { hours: BookingHours }), Nothing, ['not-found']),
  /**
   * Lists the bookings of a day in the site's time zone, and all days with bookings from today on.
   */
  listBookings: read(
    z.extend(OneSite, { day: z.optional(Day) }),
    z.object({
      day: Day,
      zone: z.string(),
      bookings: z.array(Booking),
      days: z.array(z.object({ day: Day, booked: Count })),
    }),
    ['not-found'],
  ),
  /** Cancels a booking, and tells the visitor by mail if mail can be sent. */
  cancelBooking: write.keyed(z.extend(OneSite, { booking: Id }), Nothing, ['not-found']),
})

declare module '#core/contract.ts' {
  interface Contracts {
    'website-builder/bookings': typeof bookings
  }
}
