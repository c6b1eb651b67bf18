import * as z from 'zod/mini'
import { RUNS } from '../../limits.ts'
import { Problem } from '#core/problem.ts'
import { committing, prepared } from '#server/database/prepared.ts'
import { sql, type Tools } from '#server/tools.ts'
import { RunStep } from '../../contract.ts'
import { storableJson } from '../storable-json.ts'
import { leaseFromNow } from './claim-runs.ts'
import { RunStopped } from '../kinds/run-kind.ts'
import type { RunSteps, StepNote } from '../kinds/run-steps.ts'

export const stepColumns = sql`position, path, attempt, name, state, input, output, error, started_at, ended_at`

const Asked = z.object({ asked: z.nullable(z.string()) })

interface Ours {
  id: string
  worker: string
  stopping: AbortController
}

export function openSteps({ db, now }: Pick<Tools, 'db' | 'now'>, ours: Ours): RunSteps {
  /** True after a note that told this worker to stop; nothing more is stored after it. */
  let isOver = false
  return {
    read: () =>
      db.many(
        RunStep,
        prepared(
          sql`select ${stepColumns} from run_steps where run_id = ${ours.id} order by position`,
        ),
      ),

    async note(steps, { db: within = db, isLast = false, done, total, step } = {}) {
      const { signal } = ours.stopping
      // If the reader stops the run during a step, the end of that step is still stored, but no
      // further step begins.
      const begins = steps.some(({ state }) => state === 'started')
      if (isOver || (begins && signal.aborted)) throw new RunStopped()
      const rows = storableJson(steps.map(rowOf))
      const moment = now()
      // One statement does both: it stores the steps if the run is still this worker's, and
      // otherwise fails without a change.
      const noting = prepared(sql`
        with ours as (
          update runs set lease_until = ${leaseFromNow}, lost = 0, done = coalesce(${done ?? null}::int, done),
            total = coalesce(${total ?? null}::int, total), step = coalesce(${step ?? null}::text, step)
          where id = ${ours.id} and worker = ${ours.worker}::uuid returning id, asked),
        noted as (
          insert into run_steps (run_id, path, attempt, name, state, input, output, error, started_at, ended_at)
          select ours.id, path, attempt, name, state, input, output, error, coalesce(given.started_at, ${moment}::timestamptz),
            case state when 'started' then null else coalesce(given.ended_at, ${moment}::timestamptz) end
          from ours, jsonb_to_recordset(${rows}::jsonb) as given
            (path text, attempt int, name text, state text, input jsonb, output jsonb, error text,
              started_at timestamptz, ended_at timestamptz)
          on conflict (run_id, path, attempt) do update
            set state = excluded.state, output = excluded.output, error = excluded.error, ended_at = excluded.ended_at)
        select case count(*) when 0 then (1 / count(*))::text else max(asked) end as asked from ours`)
      try {
        const { asked } = await within.one(Asked, isLast ? committing(noting) : noting)
        if (asked !== null) ours.stopping.abort()
        isOver = !begins && signal.aborted
      } catch (error) {
        if (!isOfOther(error)) throw error
        ours.stopping.abort()
        throw new RunStopped()
      }
    },
  }
}

/** The statement divides by zero on purpose if another worker has the run. */
const isOfOther = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === '22012'

function rowOf({ startedAt, endedAt, ...note }: StepNote) {
  const { attempt = 1, input = null, output = null, error = null, ...step } = note
  if (step.path.length > RUNS.pathCharacters)
    throw new Problem('invalid', 'The steps of this are nested too deeply.')
  const times = { started_at: startedAt?.toISOString(), ended_at: endedAt?.toISOString() }
  const row = { ...step, ...times, attempt, input, output, error }
  const bytes = Buffer.byteLength(JSON.stringify([input, output]))
  if (bytes <= RUNS.stepBytes) return row
  throw new Problem(
    'invalid',
    `The step “${step.name}” has ${Math.ceil(bytes / 1000)} kB of data. At most ${RUNS.stepBytes / 1000} kB are kept of one step.`,
  )
}
