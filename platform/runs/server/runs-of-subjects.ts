import * as z from 'zod/mini'
import { sql, type Database, type Desk } from '#server/tools.ts'
import { runStates } from '../contract.ts'
import { canChange } from '../run-states.ts'
import { serverRuns } from './api.ts'
import type { AnyRunKind } from './kinds/run-kind.ts'
import { tellOfRuns } from './performing/tell-of-runs.ts'

type KindName = Pick<AnyRunKind, 'area' | 'kind'>

const RunOfSubject = z.object({
  id: z.string(),
  subject: z.string(),
  state: z.enum(runStates),
  asked: z.nullable(z.enum(['pause', 'cancel'])),
  /** The progress, 0 to 100, as the performer of the run counts. */
  done: z.int(),
  step: z.string(),
  error: z.nullable(z.string()),
})
export type RunOfSubject = z.infer<typeof RunOfSubject>

/** The newest run of each of these subjects, by subject. */
export async function readRunsOf(
  db: Database,
  { area, kind }: KindName,
  readerId: string,
  subjects: readonly string[],
): Promise<Map<string, RunOfSubject>> {
  const rows = await db.many(
    RunOfSubject,
    sql`select distinct on (subject) id, subject, state, asked, done, step, error from runs
        where reader_id = ${readerId} and area = ${area} and kind = ${kind} and subject = any(${[...subjects]})
        order by subject, created_at desc`,
  )
  return new Map(rows.map((row) => [row.subject, row]))
}

/**
 * Cancels or retries the run of a subject; returns false if there is no such run or the change is
 * not possible.
 */
export async function changeRunOf(
  tools: Desk,
  kind: KindName,
  subject: string,
  to: 'cancel' | 'retry',
): Promise<boolean> {
  const run = (await readRunsOf(tools.db, kind, tools.readerId, [subject])).get(subject)
  if (!run || !canChange(run, to)) return false
  const { cancelRun, retryRun } = serverRuns(tools)
  await { cancel: cancelRun, retry: retryRun }[to]({ id: run.id })
  return true
}

/**
 * Ends the runs of subjects that are to be deleted: waiting and paused runs are cancelled, ended
 * runs leave the list. `remove` deletes the subjects in the same transaction, except `atWork`,
 * whose runs are at work. Until it commits, none of the other runs can begin.
 */
export async function endRunsOf<Done>(
  tools: Desk,
  { area, kind }: KindName,
  subjects: readonly string[],
  remove: (db: Database, atWork: string[]) => Promise<Done>,
): Promise<Done> {
  const { readerId } = tools
  const done = await tools.db.transaction(async (db) => {
    const atWork = await db.many(
      z.object({ subject: z.string() }),
      sql`with found as materialized (
            select id, subject, state from runs
            where reader_id = ${readerId} and area = ${area} and kind = ${kind} and subject = any(${[...subjects]})
            order by id for update),
          cancelled as (
            update runs set state = 'cancelled', asked = null, input = null, ended_at = ${tools.now()}
            from found where runs.id = found.id and found.state in ('waiting', 'paused')),
          cleared as (
            delete from runs using found
            where runs.id = found.id and found.state in ('done', 'failed', 'cancelled'))
          select subject from found where state = 'running'`,
    )
    return remove(
      db,
      atWork.map(({ subject }) => subject),
    )
  })
  await tellOfRuns(tools, readerId)
  return done
}
