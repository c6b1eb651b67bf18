import * as z from 'zod/mini'
import { sql, type Database } from '#server/tools.ts'

/** Which of these feeds the reader follows. */
export async function followedAmong(
  db: Database,
  readerId: string,
  addresses: string[],
): Promise<Set<string>> {
  const rows = await db.many(
    z.object({ address: z.string() }),
    sql`select address from feeds join sources on sources.feed_id = feeds.id
        where address = any(${addresses}) and reader_id = ${readerId}`,
  )
  return new Set(rows.map(({ address }) => address))
}
