import * as z from 'zod/mini'
import { prepared } from '#server/database/prepared.ts'
import { sql, type Database } from '#server/tools.ts'

interface Counted {
  readerId: string
  workflowId: string
}

/** The first day of the month, as the key under which its runs are counted. */
export const monthOf = (now: Date) => `${now.toISOString().slice(0, 7)}-01`

export const nextMonth = (now: Date) =>
  new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1))

const IsCounted = z.object({ isCounted: z.boolean() })

/**
 * Counts a run that begins; false if the monthly limit is reached. Concurrent counts cannot exceed
 * the limit together.
 */
export async function countRun(
  db: Database,
  { readerId, workflowId }: Counted,
  now: Date,
): Promise<boolean> {
  const month = monthOf(now)
  const { isCounted } = await db.one(
    IsCounted,
    prepared(sql`
      with counted as (
        insert into automation_use (reader_id, month, runs) values (${readerId}, ${month}, 1)
        on conflict (reader_id, month) do update set runs = automation_use.runs + 1
          where automation_use.runs < (select runs_of_month from automation_limits)
        returning reader_id, month),
      noted as (
        insert into automation_months (reader_id, month, workflow_id, runs)
        select reader_id, month, ${workflowId}, 1 from counted
        on conflict (reader_id, month, workflow_id) do update set runs = automation_months.runs + 1)
      select exists (select from counted) as is_counted`),
  )
  return isCounted
}

/** The number of workflow runs of a reader that began in the month of `now`. */
export async function readRunsOf(db: Database, readerId: string, now: Date): Promise<number> {
  const row = await db.maybe(
    z.object({ runs: z.int() }),
    sql`select runs from automation_use where reader_id = ${readerId} and month = ${monthOf(now)}`,
  )
  return row?.runs ?? 0
}
