import { happened } from '#platform/actions/server/lends.ts'
import { job, sql } from '#server/tools.ts'
import { siteBookingSoon } from '../../../contracts/happenings.ts'
import { factsOf, findBookings } from './booking-rows.ts'

const AHEAD_MS = 24 * 3_600_000
const AT_ONCE = 200

/** Announces bookings of the next 24 hours to workflows and other programs, once each. */
export const remindOfBookings = job<object>('website-builder/remind', async (world) => {
  const now = world.now()
  const soon = await findBookings(
    world,
    sql`cancelled_at is null and reminded_at is null and slot > ${now}
      and slot <= ${new Date(now.getTime() + AHEAD_MS)}`,
    AT_ONCE,
  )
  for (const booking of soon)
    await world.db.transaction(async (db) => {
      const { changed } = await db.run(sql`
        update website_bookings set reminded_at = ${now} where id = ${booking.id} and reminded_at is null`)
      if (changed === 0) return
      await happened(world, db, booking.readerId, {
        ...{ happening: siteBookingSoon, key: `site.booking-soon/${booking.id}` },
        ...{ about: booking.siteName, facts: factsOf(booking, booking.siteName) },
      })
    })
})
