import { sql, type Database, type Sql } from '../tools.ts'
import { CLOCK } from '#core/limits.ts'

/** The longest that anybody has a job wait, and the longest pause before a job is tried again. */
export const LONGEST_DELAY_HOURS = 24
export const LONGEST_RETRY_SECONDS = 15 * 60

const ahead = sql`now() + make_interval(mins => ${CLOCK.skewMinutes})`

/**
 * Jobs that a clock ahead had queued wait no longer than they may, and passes of the queue that were made in the
 * future count as made now: a job that waits for years keeps every other with its key from being queued.
 */
const statements: Sql[] = [
  sql`update pgboss.job set start_after = now(), created_on = least(created_on, now())
      where state in ('created', 'retry') and start_after > now() and (created_on > ${ahead}
        or (state = 'created' and start_after > ${ahead} + make_interval(hours => ${LONGEST_DELAY_HOURS}))
        or (state = 'retry' and start_after > ${ahead} + make_interval(secs => ${LONGEST_RETRY_SECONDS})))`,
  sql`update pgboss.job set started_on = now(), heartbeat_on = now()
      where state = 'active' and (started_on > ${ahead} or heartbeat_on > ${ahead})`,
  sql`update pgboss.queue set delta_on = least(delta_on, now()), monitor_on = least(monitor_on, now()),
        monitor_claim_on = least(monitor_claim_on, now()), maintain_on = least(maintain_on, now())
      where greatest(delta_on, monitor_on, monitor_claim_on, maintain_on) > ${ahead}`,
  sql`update pgboss.version set cron_on = least(cron_on, now()), bam_on = least(bam_on, now()),
        flow_on = least(flow_on, now()), reindex_on = least(reindex_on, now()),
        monitor_backoff_on = least(monitor_backoff_on, now())
      where greatest(cron_on, bam_on, flow_on, reindex_on) > ${ahead}
        or monitor_backoff_on > ${ahead} + make_interval(hours => ${LONGEST_DELAY_HOURS})`,
]

/** Goes by the clock of the database, as the queue does. */
export async function endImpossibleDelays(db: Database): Promise<number> {
  let count = 0
  for (const statement of statements) count += (await db.run(statement)).changed
  return count
}
