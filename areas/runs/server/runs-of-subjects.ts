import * as z from 'zod/mini'
import { sql, type Database, type Desk } from '#server/tools.ts'
import { runStates } from '../contract.ts'
import { canChange } from '../run-states.ts'
import { serverRuns } from './api.ts'
import type { AnyRunKind } from './run-kind.ts'

type KindName = Pick<AnyRunKind, 'area' | 'kind'>

const RunOfSubject = z.object({
  id: z.string(),
  subject: z.string(),
  state: z.enum(runStates),
  asked: z.nullable(z.enum(['pause', 'cancel'])),
  /** 0 to 100, as whoever performs it counts. */
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

/** Stops or retries the run of a subject, or takes it out of the list, where that makes sense; says whether it did. */
export async function changeRunOf(
  tools: Desk,
  kind: KindName,
  subject: string,
  to: 'cancel' | 'retry' | 'delete',
): Promise<boolean> {
  const run = (await readRunsOf(tools.db, kind, tools.readerId, [subject])).get(subject)
  if (!run || !canChange(run, to)) return false
  const { cancelRun, retryRun, deleteRun } = serverRuns(tools)
  await { cancel: cancelRun, retry: retryRun, delete: deleteRun }[to]({ id: run.id })
  return true
}
