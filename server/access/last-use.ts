import { sql, type Sql } from '../tools.ts'

/** The last use of something is written down no more often than this. */
const NOTED_EVERY_MS = 60_000

/** True where `used_at` is of just now; also false where only a wrong clock can have written it. */
export function isNoted(now: Date): Sql {
  return sql`coalesce(abs(extract(epoch from ${now}::timestamptz - used_at)) * 1000 < ${NOTED_EVERY_MS}, false)`
}
