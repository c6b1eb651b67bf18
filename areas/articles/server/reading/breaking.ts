import { sql, type Sql } from '#server/tools.ts'
import { BREAKING_FOR_MS } from '#engine/front/breaking.ts'
import type { ArticleScope } from './article-scope.ts'

/**
 * The fewest outlets that must report breaking news. For a reader with many sources it is a tenth
 * of their number, but at most `MOST_NEEDED`.
 */
const LEAST_OUTLETS = 3
const MOST_NEEDED = 8
const OF_SOURCES = 10

const BREAKING_FOR_S = BREAKING_FOR_MS / 1000

/**
 * The number of outlets that report an article. For soft subjects and obituaries, each outlet after
 * the first counts half.
 */
const weight = sql`(1 + (coalesce(cardinality(told_at), independent_count) - 1) * lead_weight)`

/**
 * A condition: the article became breaking news within the last hours, and enough outlets report it
 * for the number of the reader's sources.
 */
export function isBreaking({ readerId, now }: Pick<ArticleScope, 'readerId' | 'now'>): Sql {
  const sources = sql`(select count(*) from sources where reader_id = ${readerId} and muted_at is null)`
  return sql`(is_breaking and breaking_until > ${now}
    and ${weight} >= greatest(${LEAST_OUTLETS}, least(${MOST_NEEDED}, ${sources} / ${OF_SOURCES})))`
}

/** The time at which an article became breaking news. */
export const brokeAt = sql`(breaking_until - make_interval(secs => ${BREAKING_FOR_S}))`

/**
 * The rank of an article among breaking news, from the number of its reports and the time since it
 * broke.
 */
export function breakingRank(now: Date): Sql {
  return sql`(ln(1 + ${weight}) + extract(epoch from breaking_until - ${now}::timestamptz) / ${BREAKING_FOR_S})`
}
