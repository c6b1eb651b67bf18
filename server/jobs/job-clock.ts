import * as z from 'zod/mini'
import { CLOCK } from '#core/limits.ts'
import { prepared } from '../database/prepared.ts'
import { join, sql, type Database, type Sql } from '../tools.ts'

/** The longest delay of any job; LONGEST_RETRY_SECONDS is the longest pause before a retry. */
export const LONGEST_DELAY_HOURS = 24
export const LONGEST_RETRY_SECONDS = 15 * 60

export const LOOK_AT_CLOCK_EVERY_MS = 5000

const ahead = sql`now() + make_interval(mins => ${CLOCK.skewMinutes})`

interface Correction {
  table: Sql
  isWrong: Sql
  set: Sql
}

/**
 * Corrections of jobs that were queued while a clock was ahead: they shorten the waits, and set the
 * queue's own times in the future to now. A job that waits for years would keep every other job
 * with its key from being queued.
 */
const corrections: Correction[] = [
  {
    table: sql`pgboss.job`,
    isWrong: sql`state in ('created', 'retry') and start_after > now() and (created_on > ${ahead}
      or (state = 'created' and start_after > ${ahead} + make_interval(hours => ${LONGEST_DELAY_HOURS}))
      or (state = 'retry' and start_after > ${ahead} + make_interval(secs => ${LONGEST_RETRY_SECONDS})))`,
    set: sql`start_after = now(), created_on = least(created_on, now())`,
  },
  {
    table: sql`pgboss.job`,
    isWrong: sql`state = 'active' and (started_on > ${ahead} or heartbeat_on > ${ahead})`,
    set: sql`started_on = now(), heartbeat_on = now()`,
  },
  {
    table: sql`pgboss.queue`,
    isWrong: sql`greatest(delta_on, monitor_on, monitor_claim_on, maintain_on) > ${ahead}`,
    set: sql`delta_on = least(delta_on, now()), monitor_on = least(monitor_on, now()),
      monitor_claim_on = least(monitor_claim_on, now()), maintain_on = least(maintain_on, now())`,
  },
  {
    table: sql`pgboss.version`,
    isWrong: sql`greatest(cron_on, bam_on, flow_on, reindex_on) > ${ahead}
      or monitor_backoff_on > ${ahead} + make_interval(hours => ${LONGEST_DELAY_HOURS})`,
    set: sql`cron_on = least(cron_on, now()), bam_on = least(bam_on, now()),
      flow_on = least(flow_on, now()), reindex_on = least(reindex_on, now()),
      monitor_backoff_on = least(monitor_backoff_on, now())`,
  },
]

const isAnyWrong = join(
  corrections.map(({ table, isWrong }) => sql`exists (select from ${table} where ${isWrong})`),
  ' or ',
)

/**
 * Corrects wrong times by the clock of the database, which the queue uses. This is one query, and
 * changes rows only if something is wrong.
 */
export async function endImpossibleDelays(db: Database): Promise<number> {
  const { isAny } = await db.one(
    z.object({ isAny: z.boolean() }),
    prepared(sql`select ${isAnyWrong} as is_any`),
  )
  if (!isAny) return 0
  let count = 0
  for (const { table, isWrong, set } of corrections)
    count += (await db.run(sql`update ${table} set ${set} where ${isWrong}`)).changed
  return count
}
