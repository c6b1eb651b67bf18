import * as z from 'zod/mini'
import { sql, type Database } from '#server/tools.ts'

const DEFAULT_DAYS = 90
const FOR_EVER = -1

/** How long the most patient reader of a feed keeps entries; null when somebody keeps them for ever. */
export async function retentionDays(db: Database, feedId: number): Promise<number | null> {
  const { isChosen } = await db.one(
    z.object({ isChosen: z.boolean() }),
    sql`select to_regclass('hub_settings') is not null as is_chosen`,
  )
  if (!isChosen) return DEFAULT_DAYS
  const readers = await db.many(
    z.object({ days: z.int() }),
    sql`select coalesce(retention_days, ${DEFAULT_DAYS}) as days
        from sources left join hub_settings using (reader_id) where feed_id = ${feedId}`,
  )
  const days = readers.map(({ days }) => days)
  if (days.includes(FOR_EVER)) return null
  return days.length === 0 ? DEFAULT_DAYS : Math.max(...days)
}
