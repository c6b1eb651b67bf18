import * as z from 'zod/mini'
import { newId } from '#core/id.ts'
import { happened } from '#platform/actions/server/lends.ts'
import { notify } from '#platform/notifications/server/lends.ts'
import { sql, type Database, type World } from '#server/tools.ts'
import { siteBooked } from '../../../contracts/happenings.ts'
import { fromVisitor } from '../../../notifications.ts'
import type { BookingHours } from '../../../visitors/booking-hours.ts'
import type { Slot } from '../../../visitors/slots.ts'
import { VISITORS } from '../../../visitors/limits.ts'
import { dayAt } from '../../../visitors/wall-clock.ts'
import type { VisitedSite } from '../../serving/visitor-posts.ts'
import { factsOf, type BookedRow } from './booking-rows.ts'
import { mailBooked } from './mail-visitor.ts'

export interface Wish {
  slot: Slot
  hours: BookingHours
  siteName: string
  language: string
  /** The address of the site, without a slash at the end. */
  root: string
  people: number
  name: string
  mail: string
  phone: string
  note: string
}

const HOUR_MS = 3_600_000
/**
 * The most tries to get a seat. If somebody else takes the same seat at the same moment, another
 * one is tried.
 */
const TRIES = 5

export type Booked = { is: 'booked'; booking: BookedRow } | { is: 'taken' | 'too-many' }

/**
 * Books a seat in a slot for a visitor. The database assigns each seat only once, even if many
 * request it at the same time.
 */
export async function bookSlot(world: World, site: VisitedSite, wish: Wish): Promise<Booked> {
  const { readerId } = site
  const booked = await world.db.transaction(async (db): Promise<Booked> => {
    if (!(await mayBook(db, site, wish.mail, world.now()))) return { is: 'too-many' }
    const booking = await takeSeat(db, site, wish, world.now())
    if (!booking) return { is: 'taken' }
    await tell(world, db, site, wish, booking)
    return { is: 'booked', booking }
  })
  if (booked.is === 'booked') await world.announce({ area: 'website-builder/bookings', readerId })
  return booked
}

async function takeSeat(
  db: Database,
  { siteId, readerId }: VisitedSite,
  { slot: { start, end }, hours, people, name, mail, phone, note }: Wish,
  now: Date,
): Promise<BookedRow | null> {
  const id = newId('booking')
  for (let nth = 0; nth < TRIES; nth++) {
    const { changed } = await db.run(sql`
      insert into website_bookings (id, site_id, reader_id, slot, ends_at, seat, people, name, mail, phone, note, booked_at)
      select ${id}, ${siteId}, ${readerId}, ${start}, ${end}, seat, ${people}, ${name}, ${mail}, ${phone}, ${note}, ${now}
      from generate_series(1, ${hours.seats}::int) as free(seat)
      where (select count(*) from website_bookings as other where site_id = ${siteId} and cancelled_at is null
          and other.slot < ${end} and other.ends_at > ${start}) < ${hours.seats}
        and not exists (select from website_bookings as other where site_id = ${siteId} and cancelled_at is null
          and other.slot = ${start} and other.seat = free.seat)
      order by seat limit 1
      on conflict (site_id, slot, seat) where cancelled_at is null do nothing`)
    if (changed > 0)
      return {
        ...{ id, siteId, readerId, people, name, mail, phone, note },
        ...{ slot: start.toISOString(), endsAt: end.toISOString() },
      }
    const { free } = await db.one(
      z.object({ free: z.boolean() }),
      sql`select count(*) < ${hours.seats}::int as free from website_bookings
          where site_id = ${siteId} and cancelled_at is null and slot < ${end} and ends_at > ${start}`,
    )
    if (!free) return null
  }
  return null
}

async function mayBook(
  db: Database,
  { siteId }: VisitedSite,
  mail: string,
  now: Date,
): Promise<boolean> {
  const { ahead, lately } = await db.one(
    z.object({ ahead: z.int(), lately: z.int() }),
    sql`select count(*) filter (where lower(mail) = ${mail} and slot > ${now} and cancelled_at is null)::int as ahead,
          count(*) filter (where booked_at > ${new Date(now.getTime() - HOUR_MS)})::int as lately
        from website_bookings where site_id = ${siteId} and slot > ${now}`,
  )
  return ahead < VISITORS.bookingsOfMail && lately < VISITORS.bookingsPerHour
}

async function tell(
  world: World,
  db: Database,
  { siteId, readerId }: VisitedSite,
  wish: Wish,
  booking: BookedRow,
): Promise<void> {
  const { siteName, hours, slot, name } = wish
  const day = dayAt(hours.zone, slot.start)
  await notify(world, db, fromVisitor, [
    {
      ...{ readerId, event: `site-booking/${booking.id}`, subject: `site/${siteId}` },
      facts: {
        ...{ site: { id: siteId }, place: 'bookings' },
        title: `${name} booked at ${siteName}`,
        text: `${day}, ${slot.label} (${hours.zone})`,
      },
    },
  ])
  await happened(world, db, readerId, {
    ...{ happening: siteBooked, key: `site.booked/${booking.id}`, about: siteName },
    facts: factsOf(booking, siteName),
  })
  await mailBooked({ ...world, db }, booking, wish)
}
