import { sql, type Sql } from '#server/tools.ts'

const WEEK_MS = 7 * 86_400_000
/** A hub whose articles span more weeks than this is small enough without the condition. */
const MOST_WEEKS = 100

/**
 * A condition that the full-text index checks together with the words: published in a week between two moments, in
 * milliseconds. It holds for some articles outside of them as well.
 */
export function inWeeks(from: number, to: number): Sql {
  const first = weekOf(from)
  const last = weekOf(to)
  if (last - first >= MOST_WEEKS) return sql`true`
  const weeks = Array.from({ length: last - first + 1 }, (_, nth) => first + nth)
  return sql`array[article_week(published_at)] && ${weeks}::integer[]`
}

/** Computes the week as the function `article_week` of the database does. */
function weekOf(ms: number): number {
  return Math.floor(ms / WEEK_MS)
}
