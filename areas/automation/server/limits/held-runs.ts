import * as z from 'zod/mini'
import { notify } from '#platform/notifications/server/lends.ts'
import { RunWait, wakeRunsAt, type RunAtWork } from '#platform/runs/server/lends.ts'
import { sql, type Database, type Tools, type World } from '#server/tools.ts'
import { workflowTrouble } from '../../notifications.ts'
import { workflowRun } from '../rows/workflow-run.ts'
import { countRun, monthOf, nextMonth } from './count-run.ts'
import { limitWords } from './limit-words.ts'
import { readLimits } from './read-limits.ts'

interface HeldRun {
  id: string
  readerId: string
  workflow: { id: string; name: string }
}

/**
 * Makes a new run wait for room in the monthly limit, in the transaction of `db`, and notifies the
 * reader once a month.
 */
export async function holdRun(tools: Tools, db: Database, run: HeldRun): Promise<void> {
  const { id, readerId, workflow } = run
  const now = tools.now()
  await db.run(sql`
    insert into automation_held (run_id, reader_id, workflow_id, held_at) values (${id}, ${readerId}, ${workflow.id}, ${now})`)
  await wakeRunsAt(tools, db, workflowRun, { ids: [id], at: nextMonth(now) })
  const problem = limitWords(await readLimits(db))
  const facts = { workflow, problem, isWaiting: true }
  await notify(tools, db, workflowTrouble, [
    { readerId, event: `workflow-limit/${monthOf(now)}`, facts },
  ])
}

/** Lets a waiting run begin if there is room now; otherwise returns a further wait. */
export async function letBegin(
  { db, now }: World,
  { id, readerId }: Pick<RunAtWork<unknown>, 'id' | 'readerId'>,
): Promise<RunWait | null> {
  return db.transaction(async (db) => {
    const held = await db.maybe(
      z.object({ workflowId: z.string() }),
      sql`select workflow_id from automation_held where run_id = ${id} for update`,
    )
    if (!held) return null
    if (!(await countRun(db, { readerId, ...held }, now()))) return new RunWait(nextMonth(now()))
    await db.run(sql`delete from automation_held where run_id = ${id}`)
    return null
  })
}

/**
 * Wakes as many waiting runs of each reader as there is room for, those that waited longest first.
 */
export async function wakeHeldRuns(tools: Tools, db: Database): Promise<void> {
  const next = await db.many(
    z.object({ runId: z.string() }),
    sql`with ranked as (
          select run_id, reader_id, row_number() over (partition by reader_id order by held_at, run_id) as nth
          from automation_held)
        select run_id from ranked
        where nth <= (select runs_of_month from automation_limits) - coalesce((
          select runs from automation_use
          where automation_use.reader_id = ranked.reader_id and month = ${monthOf(tools.now())}), 0)`,
  )
  const ids = next.map(({ runId }) => runId)
  if (ids.length > 0) await wakeRunsAt(tools, db, workflowRun, { ids, at: tools.now() })
}
