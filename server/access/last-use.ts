import { sql, type Sql } from '../tools.ts'

/** The least time between two notes of a last use. */
const NOTED_EVERY_MS = 60_000

/**
 * A condition that is true if `used_at` was written just now. A time far in the future does not
 * count, because only a wrong clock can have written it.
 */
export function isNoted(now: Date): Sql {
  return sql`coalesce(abs(extract(epoch from ${now}::timestamptz - used_at)) * 1000 < ${NOTED_EVERY_MS}, false)`
}
