import * as z from 'zod/mini'
import { sql } from '#server/tools.ts'
import { BookingHours, usualHours } from '../../../visitors/booking-hours.ts'
import type { Owned } from '../../rows/site-rows.ts'

/** The opening hours of a site; default ones until its reader sets others. */
export async function hoursOfSite({ db, readerId }: Owned, site: string): Promise<BookingHours> {
  const row = await db.maybe(
    z.object({ settings: BookingHours }),
    sql`select settings from website_hours where site_id = ${site} and reader_id = ${readerId}`,
  )
  return row?.settings ?? usualHours
}
