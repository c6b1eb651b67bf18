import * as z from 'zod/mini'
import type { Api } from '#core/contract.ts'
import { Problem } from '#core/problem.ts'
import { sql, type Database, type Desk, type Sql } from '#server/tools.ts'
import { Run, RunLine, RunStep, runStates, type runs } from '../contract.ts'
import { canChange, type RunChange } from '../run-states.ts'
import { cancelRow } from './performing/end-run.ts'
import { questionColumn } from './runs-of-kinds.ts'
import { runKinds } from './kinds/run-kind.ts'
import { removeRunFolder } from './performing/run-folder.ts'
import { STOPS_LANE, wakeKind } from './kinds/run-lane.ts'
import { stepColumns } from './performing/open-steps.ts'
import { tellOfRuns } from './performing/tell-of-runs.ts'

const MOST_LISTED = 200

/** The number of steps in one answer of `listSteps`, because steps may be large. */
const STEPS_AT_ONCE = 50

const columns = (
  now: Date,
) => sql`id, area, kind, title, subject, state, asked, done, total, step, result, error, attempts,
  case when state = 'waiting' and wake_at > ${now} then wake_at end as wakes_at,
  ${questionColumn}, created_at, started_at, ended_at`

const Asked = z.object({ key: z.string(), answers: z.array(z.string()), isOver: z.boolean() })

const Found = z.object({
  state: z.enum(runStates),
  asked: z.nullable(z.enum(['pause', 'cancel'])),
  area: z.string(),
  kind: z.string(),
  subject: z.nullable(z.string()),
})

/** Explanations for a reader why a change is not possible. */
const refusals: Record<RunChange, string> = {
  pause: 'Only what waits or is running can be paused.',
  resume: 'Only what is paused can be resumed.',
  cancel: 'That has ended already.',
  retry: 'Only what failed can be tried again.',
  delete: 'Cancel it first.',
}

/** The runs of a reader, of all areas. */
export function serverRuns(tools: Desk): Api<typeof runs> {
  const { db, readerId } = tools
  const kinds = tools.extensions(runKinds)
  const kindOf = ({ area, kind }: { area: string; kind: string }) =>
    kinds.find((one) => one.area === area && one.kind === kind)

  /**
   * Changes a run if that is possible, while its row is locked; wakes a worker if the run may
   * continue.
   */
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
      if (run.state === 'running' && (to === 'pause' || to === 'cancel'))
        await tools.wake(STOPS_LANE, db)
    })
    await tellOfRuns(tools, readerId)
  }

  async function demandRun(id: string): Promise<void> {
    const run = await db.maybe(
      z.object({ id: z.string() }),
      sql`select id from runs where id = ${id} and reader_id = ${readerId}`,
    )
    if (!run) throw goneProblem()
  }

  return {
    async listRuns() {
      return db.many(
        Run,
        sql`select ${columns(tools.now())} from runs where reader_id = ${readerId}
            order by state in ('waiting', 'running', 'paused', 'failed') desc, created_at desc, id
            limit ${MOST_LISTED}`,
      )
    },

    async getRun({ id }) {
      const run = await db.maybe(
        Run,
        sql`select ${columns(tools.now())} from runs where id = ${id} and reader_id = ${readerId}`,
      )
      if (!run) throw goneProblem()
      const log = await db.many(
        RunLine,
        sql`select at, level, text from run_log where run_id = ${id} order by run_log.id`,
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
        } else {
          await cancelRow(db, kindOf(found), { id: run.id, at: tools.now() })
          await removeRunFolder(tools, run.id)
        }
      }),

    retryRun: (run) =>
      change(run, 'retry', async (db, _, it) => {
        await db.run(
          sql`update runs set state = 'waiting', error = null, ended_at = null, lost = 0, wake_at = ${tools.now()} where ${it}`,
        )
      }),

    deleteRun: (run) =>
      change(run, 'delete', async (db, found, it) => {
        const { state, subject } = found
        if (state === 'failed') await kindOf(found)?.giveUp?.(db, { readerId, subject })
        await db.run(sql`delete from runs where ${it}`)
        await removeRunFolder(tools, run.id)
      }),

    async listSteps({ id, from = 0 }) {
      const steps = await db.many(
        RunStep,
        sql`select ${stepColumns} from run_steps
            where run_id = (select id from runs where id = ${id} and reader_id = ${readerId}) and position >= ${from}
            order by position limit ${STEPS_AT_ONCE + 1}`,
      )
      if (steps.length === 0) await demandRun(id)
      return {
        steps: steps.slice(0, STEPS_AT_ONCE),
        next: steps[STEPS_AT_ONCE]?.position ?? null,
      }
    },

    async answerRun({ id, key, answer }) {
      await db.transaction(async (db) => {
        const it = sql`id = ${id} and reader_id = ${readerId}`
        const run = await db.maybe(
          z.object({ area: z.string(), kind: z.string(), question: z.nullable(Asked) }),
          sql`select area, kind, question || jsonb_build_object('isOver', wake_at <= ${tools.now()}) as question
              from runs where ${it} and state in ('waiting', 'paused') for update`,
        )
        if (run?.question?.key !== key || run.question.isOver) {
          if (run === null) await demandRun(id)
          throw new Problem('conflict', 'That question has been answered, or its time is over.')
        }
        if (!run.question.answers.includes(answer))
          throw new Problem('invalid', 'Choose one of the answers.')
        await db.run(
          sql`update runs set question = null, answer = ${JSON.stringify({ key, answer })}::jsonb, wake_at = ${tools.now()}
              where ${it}`,
        )
        await wakeKind(tools, run, db)
      })
      await tellOfRuns(tools, readerId)
    },
  }
}

function goneProblem(): Problem {
  return new Problem('not-found', 'That is not in the list any more.')
}
