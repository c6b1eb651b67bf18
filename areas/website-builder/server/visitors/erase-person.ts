import { sql } from '#server/tools.ts'
import type { Owned } from '../rows/site-rows.ts'

/**
 * Permanently deletes everything that a site stores about the person with this mail address;
 * returns the number of deleted rows.
 */
export async function erasePerson(
  { db, readerId }: Owned,
  site: string,
  mail: string,
): Promise<number> {
  const isTheirs = sql`site_id = ${site} and reader_id = ${readerId} and lower(mail) = ${mail.toLowerCase()}`
  return db.transaction(async (db) => {
    const messages = await db.run(sql`delete from website_messages where ${isTheirs}`)
    const subscribers = await db.run(sql`delete from website_subscribers where ${isTheirs}`)
    const bookings = await db.run(sql`delete from website_bookings where ${isTheirs}`)
    const chats = await db.run(sql`delete from website_chats where ${isTheirs}`)
    return messages.changed + subscribers.changed + bookings.changed + chats.changed
  })
}
