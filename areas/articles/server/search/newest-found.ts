import * as z from 'zod/mini'
import { Time } from '#core/contract.ts'
import { join, sql, type Database, type Sql } from '#server/tools.ts'

/** Ranking every match of a common word takes seconds; among the newest this many, milliseconds. */
export const SEARCH_RANKED = 500
/** How many articles count as recent. At 480,000, half and twice as many took two to three times as long. */
const RECENT = 50_000
/** What came since only makes the recent ones a few more. */
const REMEMBERED_MS = 5 * 60_000

const known = new WeakMap<Database, { at: number; since: string | null }>()

/** Since when articles are recent; null where a hub is so small that all are. */
export async function readRecent(db: Database, now: Date): Promise<string | null> {
  const last = known.get(db)
  if (last && Math.abs(now.getTime() - last.at) < REMEMBERED_MS) return last.since
  const oldest = await db.maybe(
    z.object({ since: Time }),
    sql`select published_at as since from articles order by published_at desc offset ${RECENT} limit 1`,
  )
  const since = oldest?.since ?? null
  known.set(db, { at: now.getTime(), since })
  return since
}

/** The newest articles that meet the conditions, as a table: as many as are ranked. */
export function newestOf(conditions: readonly Sql[]): Sql {
  return sql`
    select id, category, search, published_at from articles
    where ${join([...conditions], ' and ')}
    order by published_at desc limit ${SEARCH_RANKED}`
}

/**
 * The same for conditions that a full-text index answers. That names all matches there ever were, and each is looked
 * up for its age: so the recent articles are asked first, and the others only where these are too few.
 */
export function newestFound(recentSince: string | null, conditions: readonly Sql[]): Sql {
  if (recentSince === null) return newestOf(conditions)
  const recent = newestOf([...conditions, sql`published_at > ${recentSince}`])
  const older = newestOf([
    ...conditions,
    sql`published_at <= ${recentSince}`,
    sql`(select count(*) from recent) < ${SEARCH_RANKED}`,
  ])
  return sql`
    with recent as materialized (${recent})
    select * from (select * from recent union all (${older})) as found
    order by published_at desc limit ${SEARCH_RANKED}`
}
