import { sql, type Sql } from '#server/tools.ts'

/**
 * Figures about the reports of an article within a period: SQL expressions, and the join that they
 * need after `from articles`.
 */
interface ToldWithin {
  join: Sql
  /** The number of outlets that independently reported it as news; 0 if it is not news. */
  sources: Sql
  /** The combined weight of these outlets. */
  coverage: Sql
  /** The median time of their reports. */
  middle: Sql
}

/**
 * The least weight of an outlet, which applies if most outlets of the article reported before the
 * period.
 */
const LEAST_SHARE = 0.5

/**
 * Makes these expressions. For articles older than the column `told_at`, all outlets count, at the
 * time of the newest report.
 */
export function toldWithin(since: Date): ToldWithin {
  const sources = sql`told.sources`
  const share = sql`(${LEAST_SHARE}::float8 + ${1 - LEAST_SHARE}::float8 * ${sources}
    / greatest(1, coalesce(cardinality(told_at), independent_count)))`
  return {
    // `offset 0` makes PostgreSQL count once, not for each use of the number.
    join: sql`cross join lateral (
      select case when told_at is null then independent_count
        else (select count(*)::int from unnest(told_at) as at where at > ${since}) end as sources offset 0) as told`,
    sources,
    coverage: sql`(case when ${sources} = 0 then 0 else 1 + (${sources} * ${share} - 1) * lead_weight end)`,
    middle: sql`coalesce(told_at[(${sources} + 1) / 2], published_at)`,
  }
}
