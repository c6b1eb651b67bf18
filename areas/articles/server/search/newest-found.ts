import { raw } from 'sql-template-tag'
import * as z from 'zod/mini'
import { Time } from '#core/contract.ts'
import { join, sql, type Database, type Sql } from '#server/tools.ts'
import { inWeeks } from './weeks.ts'

/**
 * The number of newest matches to rank. Ranking all matches of a common word would take seconds
 * instead of milliseconds.
 */
export const SEARCH_RANKED = 500
/**
 * The number of newest articles that each step covers; a last step covers all others. Common words
 * are found in the first steps, and a step that finds nothing takes less than a millisecond. The
 * first steps are small, because each match of two common words is checked for a phrase.
 */
const STEPS = [8_000, 16_000, 30_000, 50_000, 100_000, 200_000]
/**
 * The time for which steps are cached. Articles that arrive in the meantime only make the first
 * step a little larger.
 */
const REMEMBERED_MS = 5 * 60_000
const WEEK_MS = 7 * 86_400_000

/** A step of a search, which covers articles of some age. */
export interface Step {
  /** The condition for exactly these articles. */
  within: Sql
  /**
   * The latest time of the step's articles, except for articles added since; null for the first
   * step.
   */
  until: string | null
}

/** The number of articles that a list needs, and its order. */
export interface Enough {
  /** The number of articles that the list shows. */
  count: number
  /**
   * The rank to order by, which is at most 1 and decreases with age like `agedRank`; null if the
   * order is by time.
   */
  rank: Sql | null
  /** The highest possible rank of an article that is as old as a time, or older. */
  mostAt: (time: string) => Sql
}

const known = new WeakMap<Database, { at: number; steps: Step[] }>()

/**
 * Reads the steps, newest first; empty if the server has so few articles that one step is enough.
 */
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
      // The first step ends two weeks in the future, because an article that is added later may
      // have a time a little ahead.
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
 * Makes PostgreSQL check a condition last. Otherwise it would read the times of all articles of a
 * step, although the condition on weeks excludes nearly all others.
 */
function hidden(condition: Sql): Sql {
  return sql`(${condition}) is true`
}

/** A table with the newest articles that meet the conditions, at most as many as are ranked. */
export function newestOf(conditions: readonly Sql[], most = SEARCH_RANKED): Sql {
  return sql`
    select id, category, search, published_at, false as is_cut from articles
    where ${join([...conditions], ' and ')}
    order by published_at desc, id desc limit ${most}`
}

/**
 * Finds the newest matches of conditions for a full-text index. The index returns matches of all
 * times whose age must be looked up, so each step runs only if the steps before it found too few.
 * `is_cut` is true if older matches were left out because there were enough.
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
      // `offset 0` is needed, because PostgreSQL takes unknown words for common ones and would walk
      // through all times.
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

/** A condition: the earlier matches are not enough, so that older ones are needed. */
function isWanted(before: Sql, until: string, most: number, enough: Enough | undefined): Sql {
  const count = sql`(select count(*) from (${before}) as seen)`
  if (!enough) return sql`${count} < ${most}`
  const better = enough.rank ? sql`${enough.rank} > ${enough.mostAt(until)}` : sql`true`
  return sql`case when ${count} >= ${most} then false when ${count} < ${enough.count} then true
    else (select count(*) from (${before}) as seen where ${better}) < ${enough.count} end`
}
