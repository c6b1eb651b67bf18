import * as z from 'zod/mini'
import type { Api } from '#core/contract.ts'
import { Problem } from '#core/problem.ts'
import { hasMailServer } from '#platform/notifications/server/lends.ts'
import { sql, type Desk } from '#server/tools.ts'
import { Booking, type bookings } from '../../../contracts/bookings.ts'
import { dayAt, dayLater, instantOf } from '../../../visitors/wall-clock.ts'
import { demandSite } from '../../rows/site-rows.ts'
import { isBlockPublished } from '../published-blocks.ts'
import { findBookings } from './booking-rows.ts'
import { cancelBooking } from './cancel-booking.ts'
import { hoursOfSite } from './hours-of-site.ts'

const MOST_OF_DAY = 500
const MOST_AHEAD = 2000

/** Appointments that visitors booked on a reader's sites. */
export function serverBookings(desk: Desk): Api<typeof bookings> {
  const { db, readerId, now } = desk

  return {
    async getHours({ site }) {
      await demandSite(desk, site)
      return {
        hours: await hoursOfSite(desk, site),
        sendsMail: await hasMailServer(db, readerId),
        hasBlock: await isBlockPublished(desk, site, 'booking'),
      }
    },

    async saveHours({ site, hours }) {
      await demandSite(desk, site)
      await db.run(sql`
        insert into website_hours (site_id, reader_id, settings)
        values (${site}, ${readerId}, ${JSON.stringify(hours)}::jsonb)
        on conflict (site_id) do update set settings = excluded.settings`)
      await desk.announce({ area: 'website-builder/bookings' })
    },

    async listBookings({ site, day: wanted }) {
      await demandSite(desk, site)
      const { zone } = await hoursOfSite(desk, site)
      const today = dayAt(zone, now())
      const day = wanted ?? today
      const startOf = (of: string) => instantOf(zone, of, '00:00', 'first')
      const ofSite = sql`site_id = ${site} and reader_id = ${readerId}`
      const rows = await db.many(
        Booking,
        sql`select id, slot, ends_at, people, name, mail, phone, note, booked_at, cancelled_at, cancelled_by
            from website_bookings where ${ofSite} and slot >= ${startOf(day)} and slot < ${startOf(dayLater(day, 1))}
            order by slot, number limit ${MOST_OF_DAY}`,
      )
      const ahead = await db.many(
        z.object({ slot: z.string() }),
        sql`select slot from website_bookings
            where ${ofSite} and cancelled_at is null and slot >= ${startOf(today)} order by slot limit ${MOST_AHEAD}`,
      )
      const counts = new Map<string, number>()
      for (const { slot } of ahead) {
        const of = dayAt(zone, new Date(slot))
        counts.set(of, (counts.get(of) ?? 0) + 1)
      }
      const days = [...counts].map(([of, booked]) => ({ day: of, booked }))
      return { day, zone, bookings: rows, days }
    },

    async cancelBooking({ site, booking: id }) {
      await demandSite(desk, site)
      const [booking] = await findBookings(
        desk,
        sql`booking.id = ${id} and site_id = ${site} and booking.reader_id = ${readerId}`,
        1,
      )
      if (!booking) throw new Problem('not-found', 'That booking is already gone.')
      const { zone } = await hoursOfSite(desk, site)
      await cancelBooking(desk, booking, 'reader', zone)
    },
  }
}
