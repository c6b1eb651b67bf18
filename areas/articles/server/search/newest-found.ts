import { raw } from 'sql-template-tag'
import * as z from 'zod/mini'
import { Time } from '#core/contract.ts'
import { join, sql, type Database, type Sql } from '#server/tools.ts'
import { inWeeks } from './weeks.ts'

/**
 * The most matches that are ranked, the newest ones: ranking every match of a common word would take seconds instead of
 * milliseconds.
 */
export const SEARCH_RANKED = 500
/**
 * The number of newest articles that each step looks at; after the last, all. Common words are found among the first; a
 * step that finds nothing costs less than a millisecond. The first steps are small, because each match of two common
 * words is checked for a phrase.
 */
const STEPS = [8_000, 16_000, 30_000, 50_000, 100_000, 200_000]
/** Steps are remembered for this long; articles that come meanwhile only make the first one a little larger. */
const REMEMBERED_MS = 5 * 60_000
const WEEK_MS = 7 * 86_400_000

/** A step through the articles by age. */
export interface Step {
  /** A condition for exactly these articles. */
  within: Sql
  /** The articles of a step are not newer than this, except those that were added since. */
  until: string | null
}

/** The number of articles that fill a list, and the order of the list. */
export interface Enough {
  /** The number of articles. */
  count: number
  /** The rank to order by, at most 1 and falling with age as `agedRank` does. Null if the order is by time. */
  rank: Sql | null
  /** The highest rank that an article of that time, or older, can have. */
  mostAt: (time: string) => Sql
}

const known = new WeakMap<Database, { at: number; steps: Step[] }>()

/** The articles in steps, newest first; none for a hub so small that one step is enough. */
export async function readSteps(db: Database, now: Date, sizes = STEPS): Promise<Step[]> {
  const last = known.get(db)
  if (last && Math.abs(now.getTime() - last.at) < REMEMBERED_MS) return last.steps
  const bounds = await db.many(
    z.object({ since: Time, newest: Time }),
    sql`select since.published_at as since, newest.published_at as newest
        from unnest(${sizes}::integer[]) as place,
          lateral (select published_at from articles order by published_at desc offset place limit 1) as since,
          (select published_at from articles order by published_at desc limit 1) as newest
        order by place`,
  )
  const steps = bounds.map(({ since, newest }, nth): Step => {
    const until = bounds[nth - 1]?.since
    if (until === undefined) {
      // Two weeks beyond the newest: an article that is added meanwhile may be dated a little ahead.
      const end = Math.max(Date.parse(newest), now.getTime()) + 2 * WEEK_MS
      const weeks = inWeeks(Date.parse(since), end)
      return { within: sql`published_at > ${since} and ${weeks}`, until: null }
    }
    const weeks = inWeeks(Date.parse(since), Date.parse(until))
    return {
      within: sql`${hidden(sql`published_at > ${since} and published_at <= ${until}`)} and ${weeks}`,
      until,
    }
  })
  const rest = bounds.at(-1)?.since
  if (rest !== undefined) steps.push({ within: hidden(sql`published_at <= ${rest}`), until: rest })
  known.set(db, { at: now.getTime(), steps })
  return steps
}

/**
 * A condition that PostgreSQL checks last. Otherwise it would read the times of all articles of a step, although the
 * weeks rule out nearly all others.
 */
function hidden(condition: Sql): Sql {
  return sql`(${condition}) is true`
}

/** The newest articles that meet the conditions, as a table: as many as are ranked. */
export function newestOf(conditions: readonly Sql[], most = SEARCH_RANKED): Sql {
  return sql`
    select id, category, search, published_at, false as is_cut from articles
    where ${join([...conditions], ' and ')}
    order by published_at desc, id desc limit ${most}`
}

/**
 * Finds the newest matches of conditions that a full-text index answers. The index returns all matches of all times,
 * and the age of each has to be looked up, so a step runs only if those before it found too few. `is_cut` is true if
 * older matches were left out because there are enough without them.
 */
export function newestFound(
  steps: readonly Step[],
  conditions: readonly Sql[],
  { most = SEARCH_RANKED, enough }: { most?: number; enough?: Enough | undefined } = {},
): Sql {
  if (steps.length === 0) return newestOf(conditions, most)
  const names = steps.map((_, nth) => raw(`step_${nth}`))
  const allOf = (few: readonly Sql[]) =>
    join(
      few.map((name) => sql`select * from ${name}`),
      ' union all ',
    )
  const wanted = steps.map(({ until }, nth) =>
    until === null ? sql`true` : isWanted(allOf(names.slice(0, nth)), until, most, enough),
  )
  const tables = steps.map(
    ({ within }, nth) =>
      // `offset 0`: PostgreSQL takes words that it does not know for common ones, and would walk through all times.
      sql`${names[nth]} as materialized (
        select * from (
          select id, category, search, published_at from articles
          where ${join([...conditions, within, wanted[nth]!], ' and ')} offset 0
        ) as met order by published_at desc, id desc limit ${most})`,
  )
  return sql`
    with ${join(tables)}
    select *, not (${wanted.at(-1)}) as is_cut from (${allOf(names)}) as found
    order by published_at desc, id desc limit ${most}`
}

/** Says if earlier matches leave room for older ones. */
function isWanted(before: Sql, until: string, most: number, enough: Enough | undefined): Sql {
  const count = sql`(select count(*) from (${before}) as seen)`
  if (!enough) return sql`${count} < ${most}`
  const better = enough.rank ? sql`${enough.rank} > ${enough.mostAt(until)}` : sql`true`
  return sql`case when ${count} >= ${most} then false when ${count} < ${enough.count} then true
    else (select count(*) from (${before}) as seen where ${better}) < ${enough.count} end`
}
