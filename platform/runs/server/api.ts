import * as z from 'zod/mini'
import type { Api } from '#core/contract.ts'
import { Problem } from '#core/problem.ts'
import { sql, type Database, type Desk, type Sql } from '#server/tools.ts'
import { Run, RunLine, runStates, type runs } from '../contract.ts'
import { canChange, type RunChange } from '../run-states.ts'
import { cancelRow } from './end-run.ts'
import { runKinds } from './run-kind.ts'
import { tellOfRuns } from './tell-of-runs.ts'
import { wakeKind } from './wake-kind.ts'

const MOST_LISTED = 200

const columns = sql`id, area, kind, title, subject, state, asked, done, total, step, result, error, attempts,
  created_at, started_at, ended_at`

const Found = z.object({
  state: z.enum(runStates),
  asked: z.nullable(z.enum(['pause', 'cancel'])),
  area: z.string(),
  kind: z.string(),
  subject: z.nullable(z.string()),
})

/** Why a change does not make sense now. */
const refusals: Record<RunChange, string> = {
  pause: 'Only what waits or is running can be paused.',
  resume: 'Only what is paused can be resumed.',
  cancel: 'That has ended already.',
  retry: 'Only what failed can be tried again.',
  delete: 'Cancel it first.',
}

/** The runs of a reader, whoever performs them. */
export function serverRuns(tools: Desk): Api<typeof runs> {
  const { db, readerId } = tools
  const kinds = tools.extensions(runKinds)
  const kindOf = ({ area, kind }: { area: string; kind: string }) =>
    kinds.find((one) => one.area === area && one.kind === kind)

  /** Changes the run if that makes sense, alone with it; a worker is woken where it may go on. */
  async function change(
    { id }: { id: string },
    to: RunChange,
    work: (db: Database, run: z.infer<typeof Found>, it: Sql) => Promise<void>,
  ): Promise<void> {
    await db.transaction(async (db) => {
      const it = sql`id = ${id} and reader_id = ${readerId}`
      const run = await db.maybe(
        Found,
        sql`select state, asked, area, kind, subject from runs where ${it} for update`,
      )
      if (!run) throw goneProblem()
      if (!canChange(run, to)) throw new Problem('conflict', refusals[to])
      await work(db, run, it)
      const kind = kindOf(run)
      if (kind && (to === 'resume' || to === 'retry')) await wakeKind(tools, kind, db)
    })
    await tellOfRuns(tools)
  }

  return {
    async listRuns() {
      return db.many(
        Run,
        sql`select ${columns} from runs where reader_id = ${readerId}
            order by state in ('waiting', 'running', 'paused', 'failed') desc, created_at desc, id
            limit ${MOST_LISTED}`,
      )
    },

    async getRun({ id }) {
      const run = await db.maybe(
        Run,
        sql`select ${columns} from runs where id = ${id} and reader_id = ${readerId}`,
      )
      if (!run) throw goneProblem()
      const log = await db.many(
        RunLine,
        sql`select at, text from run_log where run_id = ${id} order by run_log.id`,
      )
      return { ...run, log }
    },

    pauseRun: (run) =>
      change(run, 'pause', async (db, { state }, it) => {
        const set = state === 'running' ? sql`asked = 'pause'` : sql`state = 'paused'`
        await db.run(sql`update runs set ${set} where ${it}`)
      }),

    resumeRun: (run) =>
      change(run, 'resume', async (db, { state }, it) => {
        const set = state === 'running' ? sql`asked = null` : sql`state = 'waiting'`
        await db.run(sql`update runs set ${set} where ${it}`)
      }),

    cancelRun: (run) =>
      change(run, 'cancel', async (db, found, it) => {
        if (found.state === 'running') {
          await db.run(sql`update runs set asked = 'cancel' where ${it}`)
        } else await cancelRow(db, kindOf(found), { id: run.id, at: tools.now() })
      }),

    retryRun: (run) =>
      change(run, 'retry', async (db, _, it) => {
        await db.run(
          sql`update runs set state = 'waiting', error = null, ended_at = null, lost = 0 where ${it}`,
        )
      }),

    deleteRun: (run) =>
      change(run, 'delete', async (db, found, it) => {
        const { state, subject } = found
        if (state === 'failed') await kindOf(found)?.giveUp?.(db, { readerId, subject })
        await db.run(sql`delete from runs where ${it}`)
      }),
  }
}

function goneProblem(): Problem {
  return new Problem('not-found', 'That is not in the list any more.')
}
