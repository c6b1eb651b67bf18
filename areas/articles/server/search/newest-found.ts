import * as z from 'zod/mini'
import { Time } from '#core/contract.ts'
import { join, sql, type Database, type Sql } from '#server/tools.ts'
import { inWeeks } from './weeks.ts'

/** Ranking every match of a common word takes seconds; among the newest this many, milliseconds. */
export const SEARCH_RANKED = 500
/** How many articles are recent. Of 480,000, half and twice as many took two to three times as long. */
const RECENT = 50_000
/** Where too few of these match, so many are looked at before all of them. */
const LATE = 200_000
/** What came since only makes the recent ones a few more. */
const REMEMBERED_MS = 5 * 60_000
const WEEK_MS = 7 * 86_400_000

/** The newest articles, since a moment. */
export interface Recent {
  since: string
  /** A condition that the full-text index answers in one with the words, and that all of them meet. */
  weeks: Sql
}

const known = new WeakMap<Database, { at: number; recent: Recent[] }>()

/** The recent articles, and the late ones that hold them too; fewer where a hub is so small that these are all. */
export async function readRecent(db: Database, now: Date): Promise<Recent[]> {
  const last = known.get(db)
  if (last && Math.abs(now.getTime() - last.at) < REMEMBERED_MS) return last.recent
  const rows = await db.many(
    z.object({ since: Time, newest: Time }),
    sql`select since.published_at as since, newest.published_at as newest
        from unnest(${[RECENT, LATE]}::integer[]) as place,
          lateral (select published_at from articles order by published_at desc offset place limit 1) as since,
          (select published_at from articles order by published_at desc limit 1) as newest
        order by place`,
  )
  const recent = rows.map(({ since, newest }) => ({ since, weeks: weeksOf(since, newest, now) }))
  known.set(db, { at: now.getTime(), recent })
  return recent
}

/** Two weeks more than there are: what comes while they are remembered may be dated a little ahead. */
function weeksOf(since: string, newest: string, now: Date): Sql {
  const last = Math.max(Date.parse(newest), now.getTime()) + 2 * WEEK_MS
  return inWeeks(Date.parse(since), last)
}

/** The newest articles that meet the conditions, as a table: as many as are ranked. */
export function newestOf(conditions: readonly Sql[], most = SEARCH_RANKED): Sql {
  return sql`
    select id, category, search, published_at from articles
    where ${join([...conditions], ' and ')}
    order by published_at desc limit ${most}`
}

/**
 * The same for conditions that a full-text index answers. That names all matches there ever were, and each is looked
 * up for its age: so the recent articles are asked first, then the late ones, and all only where these are too few.
 */
export function newestFound(
  recent: readonly Recent[],
  conditions: readonly Sql[],
  most = SEARCH_RANKED,
): Sql {
  const [first, second] = recent
  if (!first) return newestOf(conditions, most)
  const among = ({ since, weeks }: Recent) => [sql`published_at > ${since}`, weeks]
  const behind = ({ since }: Recent) => sql`published_at <= ${since}`
  const newest = newestOf([...conditions, ...among(first)], most)
  const late = second
    ? newestOf(
        [
          ...conditions,
          ...among(second),
          behind(first),
          sql`(select count(*) from newest) < ${most}`,
        ],
        most,
      )
    : sql`select * from newest where false`
  const older = newestOf(
    [
      ...conditions,
      behind(second ?? first),
      sql`(select count(*) from newest) + (select count(*) from late) < ${most}`,
    ],
    most,
  )
  return sql`
    with newest as materialized (${newest}), late as materialized (${late})
    select * from (select * from newest union all select * from late union all (${older})) as found
    order by published_at desc limit ${most}`
}
