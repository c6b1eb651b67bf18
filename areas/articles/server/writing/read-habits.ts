import * as z from 'zod/mini'
import { learnHabits, type OutletHabits } from '#engine/summaries/outlet-habits.ts'
import { sql, type Database } from '#server/tools.ts'

/** So many of the newest texts of a feed show what it prints around each. */
const TEXTS_READ = 20
/** Notices stand at the beginning or the end. */
const CHARACTERS_READ = 1000

/** What the outlets of these articles print again and again: credits, notices, invitations. */
export async function readHabits(db: Database, articles: number[]): Promise<OutletHabits> {
  const texts = await db.many(
    z.object({ source: z.string(), text: z.string() }),
    sql`select coalesce(outlet, 'feed:' || feed_id) as source,
          case when length(text) <= ${2 * CHARACTERS_READ}::int then text
            else left(text, ${CHARACTERS_READ}::int) || E'\n\n' || right(text, ${CHARACTERS_READ}::int) end as text
        from (
          select distinct feed_id as id from article_entries
            join entries on entries.id = entry_id where article_id = any(${articles})
        ) as followed
        cross join lateral (
          select feed_id, outlet, text from entries where feed_id = followed.id and original_id is null
          order by published_at desc, entries.id desc limit ${TEXTS_READ}
        ) as newest`,
  )
  return learnHabits(texts)
}
