import * as z from 'zod/mini'
import { sql } from '#server/tools.ts'
import type { BookingHours } from '../../../visitors/booking-hours.ts'
import { daysToBook, slotsOfDay, type Slot } from '../../../visitors/slots.ts'
import { dayLater } from '../../../visitors/wall-clock.ts'
import type { Owned } from '../../rows/site-rows.ts'

/** Slots of a day that are in the future and have a free seat. */
export async function freeSlots(
  { db, readerId }: Owned,
  site: string,
  hours: BookingHours,
  day: string,
  now: Date,
): Promise<Slot[]> {
  const { first, last } = daysToBook(hours, now)
  if (day < first || day > last) return []
  const slots = slotsOfDay(hours, day).filter(({ start }) => start > now)
  const [opens, closes] = [slots[0]?.start, slots.at(-1)?.end]
  if (!opens || !closes) return []
  const taken = await db.many(
    z.object({ slot: z.string(), endsAt: z.string() }),
    sql`select slot, ends_at from website_bookings
        where site_id = ${site} and reader_id = ${readerId} and cancelled_at is null
          and slot < ${closes} and slot > ${new Date(opens.getTime() - DAY_MS)} and ends_at > ${opens}`,
  )
  const times = taken.map(({ slot, endsAt }) => [Date.parse(slot), Date.parse(endsAt)] as const)
  return slots.filter(({ start, end }) => {
    const there = times.filter(([from, to]) => from < end.getTime() && to > start.getTime())
    return there.length < hours.seats
  })
}

const DAY_MS = 86_400_000
/** The number of days that are searched for a free slot. */
const LOOKED_AHEAD = 60

/** The first day with free slots, from the given day on; null if there is none soon. */
export async function nextFreeDay(
  of: Owned,
  site: string,
  hours: BookingHours,
  from: string,
  now: Date,
): Promise<string | null> {
  const { last } = daysToBook(hours, now)
  for (let ahead = 0; ahead <= LOOKED_AHEAD; ahead++) {
    const day = dayLater(from, ahead)
    if (day > last) return null
    if ((await freeSlots(of, site, hours, day, now)).length > 0) return day
  }
  return null
}
