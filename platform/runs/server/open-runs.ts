import * as z from 'zod/mini'
import { Time } from '#core/contract.ts'
import { sql, type Database, type Sql } from '#server/tools.ts'
import { isOf, type KindOfReader } from './runs-of-kinds.ts'

const OpenRuns = z.object({
  running: z.int(),
  /** Runs that are due, and wait for a worker or for their kind's limits. */
  queued: z.int(),
  /** Runs that wait for a time. */
  waiting: z.int(),
  /** Runs that wait for an answer of the reader. */
  asking: z.int(),
  paused: z.int(),
})
type OpenRuns = z.infer<typeof OpenRuns>

/** The most runs that are counted, because counting more would take too long. */
const MOST_COUNTED = 10_000

/** Counts the runs that have not ended, by the reason why they wait; at most MOST_COUNTED. */
export async function countOpenRuns(db: Database, of: KindOfReader, now: Date): Promise<OpenRuns> {
  return db.one(
    OpenRuns,
    sql`select count(*) filter (where state = 'running')::int as running,
          count(*) filter (where state = 'waiting' and question is null and wake_at <= ${now})::int as queued,
          count(*) filter (where state = 'waiting' and question is null and wake_at > ${now})::int as waiting,
          count(*) filter (where state = 'waiting' and question is not null)::int as asking,
          count(*) filter (where state = 'paused')::int as paused
        from (select state, question, wake_at from runs where ${isOf(of)} and state in ('waiting', 'running', 'paused')
          limit ${MOST_COUNTED}) as open`,
  )
}

const Counted = z.object({ begun: z.int(), ended: z.nullable(z.int()), count: z.int() })

/**
 * Counts the runs that were open at each of these moments, which must be in order. The count is
 * null if there are too many runs, or if runs that were open then may have been deleted.
 */
export async function countOpenThen(
  db: Database,
  of: KindOfReader,
  moments: readonly Date[],
  kept: number,
): Promise<(number | null)[]> {
  const { until } = await db.one(
    z.object({ until: z.nullable(Time) }),
    sql`select max(ended_at) as until from (
          select ended_at, row_number() over (partition by state = 'failed' order by ended_at desc) as nth
          from runs where ${isOf({ ...of, parentId: undefined })} and state in ('done', 'cancelled', 'failed')) as ended
        where nth = ${kept}`,
  )
  const times = moments.map((moment) => moment.toISOString())
  // The number of the first moment at or after a time; the microsecond includes a time that is
  // exactly a moment.
  const bucket = (column: Sql) =>
    sql`width_bucket(${column} - interval '1 microsecond', ${times}::timestamptz[])`
  const counted = await db.many(
    Counted,
    sql`select ${bucket(sql`created_at`)} as begun, ${bucket(sql`ended_at`)} as ended, count(*)::int as count
        from (select created_at, ended_at from runs
          where ${isOf(of)} and (ended_at is null or ended_at > ${moments[0] ?? null}) limit ${MOST_COUNTED}) as those
        group by 1, 2`,
  )
  const total = counted.reduce((sum, { count }) => sum + count, 0)
  return moments.map((moment, nth) => {
    const isUnknown = until !== null && moment.getTime() <= Date.parse(until)
    if (total >= MOST_COUNTED || isUnknown) return null
    return counted
      .filter(({ begun, ended }) => begun <= nth && (ended === null || ended > nth))
      .reduce((sum, { count }) => sum + count, 0)
  })
}
