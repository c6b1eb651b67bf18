import { sql, type Sql } from '#server/tools.ts'

/** Numbers of an article within a period: their columns, and the join that these need after `from articles`. */
interface ToldWithin {
  join: Sql
  /** Outlets that reported it as news by themselves; 0 where it is not news. */
  sources: Sql
  /** The weight of these outlets together. */
  coverage: Sql
  /** The time of the middle one of their reports. */
  middle: Sql
}

/** An outlet counts less, down to half, where most outlets of its article reported before the period. */
const LEAST_SHARE = 0.5

/**
 * Selects these numbers. Articles older than the column `told_at` count all their outlets, at the time of the newest
 * report.
 */
export function toldWithin(since: Date): ToldWithin {
  const sources = sql`told.sources`
  const share = sql`(${LEAST_SHARE}::float8 + ${1 - LEAST_SHARE}::float8 * ${sources}
    / greatest(1, coalesce(cardinality(told_at), independent_count)))`
  return {
    // `offset 0` keeps PostgreSQL from counting again for each use of the number.
    join: sql`cross join lateral (
      select case when told_at is null then independent_count
        else (select count(*)::int from unnest(told_at) as at where at > ${since}) end as sources offset 0) as told`,
    sources,
    coverage: sql`(case when ${sources} = 0 then 0 else 1 + (${sources} * ${share} - 1) * lead_weight end)`,
    middle: sql`coalesce(told_at[(${sources} + 1) / 2], published_at)`,
  }
}
