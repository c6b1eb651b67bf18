import { happened } from '#platform/actions/server/lends.ts'
import { notify } from '#platform/notifications/server/lends.ts'
import { sql, type Tools } from '#server/tools.ts'
import { siteBookingCancelled } from '../../../contracts/happenings.ts'
import { fromVisitor } from '../../../notifications.ts'
import { factsOf, type BookedRow } from './booking-rows.ts'
import { mailCancelled, timeWords } from './mail-visitor.ts'

type CancelTools = Pick<
  Tools,
  'db' | 'now' | 'wake' | 'extensions' | 'secrets' | 'enqueue' | 'announce'
>

/**
 * Cancels a booking, which frees its seat, and notifies the other side. False if it was canceled
 * before.
 */
export async function cancelBooking(
  tools: CancelTools,
  booking: BookedRow & { siteName: string; language: string },
  by: 'visitor' | 'reader',
  zone: string,
): Promise<boolean> {
  const { id, siteId, readerId, siteName, language, name, slot } = booking
  const isDone = await tools.db.transaction(async (db) => {
    const { changed } = await db.run(sql`
      update website_bookings set cancelled_at = ${tools.now()}, cancelled_by = ${by}
      where id = ${id} and reader_id = ${readerId} and cancelled_at is null`)
    if (changed === 0) return false
    const within = { ...tools, db }
    if (by === 'reader') await mailCancelled(within, booking, siteName, { zone, language })
    else
      await notify(within, db, fromVisitor, [
        {
          ...{ readerId, event: `site-booking/${id}/cancelled`, subject: `site/${siteId}` },
          facts: {
            ...{ site: { id: siteId }, place: 'bookings' },
            title: `${name} cancelled at ${siteName}`,
            text: timeWords('en', zone, slot),
          },
        },
      ])
    await happened(within, db, readerId, {
      ...{ happening: siteBookingCancelled, key: `site.booking-cancelled/${id}`, about: siteName },
      facts: { ...factsOf(booking, siteName), by },
    })
    return true
  })
  if (isDone) await tools.announce({ area: 'website-builder/bookings', readerId })
  return isDone
}
