import * as z from 'zod/mini'
import { Time } from '#core/contract.ts'
import { sql, type Sql, type Tools } from '#server/tools.ts'

export const BookedRow = z.object({
  id: z.string(),
  siteId: z.string(),
  readerId: z.string(),
  slot: Time,
  endsAt: Time,
  people: z.int(),
  name: z.string(),
  mail: z.string(),
  phone: z.string(),
  note: z.string(),
})
export type BookedRow = z.infer<typeof BookedRow>

/** Bookings with the names of their sites, sorted by time. */
export function findBookings({ db }: Pick<Tools, 'db'>, holds: Sql, most: number) {
  return db.many(
    z.extend(BookedRow, { siteName: z.string(), language: z.string(), isCancelled: z.boolean() }),
    sql`select booking.id, site_id, booking.reader_id, slot, ends_at, people, booking.name, mail, phone, note,
          site.name as site_name, site.language, cancelled_at is not null as is_cancelled
        from website_bookings as booking join website_sites as site on site.id = site_id
        where site.deleted_at is null and ${holds} order by slot, booking.number limit ${most}`,
  )
}

/** The data of a booking that other programs get. */
export function factsOf(booking: BookedRow, siteName: string) {
  const { id, siteId, slot, people, name, mail, phone, note } = booking
  return {
    site: { id: siteId, name: siteName },
    booking: { id, at: slot, people, name, mail, phone, note },
  }
}
