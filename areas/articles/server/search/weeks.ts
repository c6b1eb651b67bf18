import { sql, type Sql } from '#server/tools.ts'

const WEEK_MS = 7 * 86_400_000
/**
 * The most weeks that the condition lists. If articles span more weeks, there are so few per week
 * that it is not needed.
 */
const MOST_WEEKS = 100

/**
 * A condition that the full-text index checks together with the words: the article was published in
 * a week between two times, in milliseconds. Some articles outside of these times meet it as well.
 */
export function inWeeks(from: number, to: number): Sql {
  const first = weekOf(from)
  const last = weekOf(to)
  if (last - first >= MOST_WEEKS) return sql`true`
  const weeks = Array.from({ length: last - first + 1 }, (_, nth) => first + nth)
  return sql`array[article_week(published_at)] && ${weeks}::integer[]`
}

/** Computes the number of a week, like the function `article_week` of the database. */
function weekOf(ms: number): number {
  return Math.floor(ms / WEEK_MS)
}
