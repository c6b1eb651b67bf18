import * as z from 'zod/mini'
import { Problem } from '#core/problem.ts'
import { inTransaction } from '#server/asking/in-transaction.ts'
import { readRunOf, RunWait } from '#platform/runs/server/lends.ts'
import { fillIn } from '../../flow/fields/fill-in.ts'
import type { Step } from '../../flow/flow.ts'
import type { Next } from '../../flow/walk.ts'
import { findWorkflow } from '../rows/workflow-rows.ts'
import { workflowRun } from '../rows/workflow-run.ts'
import type { AtWork } from './at-work.ts'
import type { Attempts } from './attempts.ts'
import { answersOf } from './fill-in-step.ts'
import { startWorkflow } from './start-workflow.ts'
import { doneNote } from './step-notes.ts'

/** The end of the other run is not announced, so this run checks its state this often. */
const LOOK_AGAIN_MS = 5000

const Begun = z.object({ runId: z.string() })

/** Runs another workflow and waits until it ends. */
export async function runOther(
  at: AtWork,
  next: Next & { step: Extract<Step, { do: 'run' }> },
  { attempt, interrupted }: Attempts,
): Promise<RunWait | null> {
  const { desk, memory, world } = at
  const { step } = next
  const begun = Begun.safeParse(interrupted?.input).data
  const runId = begun?.runId ?? (await begin(at, next, attempt))
  const of = { kind: workflowRun, readerId: desk.readerId }
  const other = await readRunOf(desk.db, of, runId, [])
  switch (other?.state) {
    case 'done':
      await memory.store([doneNote(next, attempt, { runId }, other.result)])
      return null
    case undefined:
    case 'failed':
    case 'cancelled':
      throw new Problem('conflict', `“${step.workflow}” did not end: ${other?.error ?? 'stopped'}`)
    default:
      return new RunWait(new Date(world.now().getTime() + LOOK_AGAIN_MS))
  }
}

/** Starts the other run and stores its id in the same transaction. */
async function begin(
  at: AtWork,
  next: Next & { step: Extract<Step, { do: 'run' }> },
  attempt: number,
): Promise<string> {
  const { desk, memory, run, world, workflow } = at
  const { step, key, scope } = next
  const code = { clock: new Date(run.input.at), seed: `${run.id}/${key}` }
  const trigger = fillIn(step.with, scope, await answersOf(world, next, code))
  const other = await findWorkflow(desk.db, step.workflow)
  if (!other)
    throw new Problem(
      'not-found',
      `There is no workflow “${step.workflow}” any more. Choose another.`,
    )
  const begun = await inTransaction(desk, async (inside) => {
    const runId = await startWorkflow(inside, inside.db, other, {
      cause: `run/${run.id}/${key}/${attempt}`,
      words: `Run by “${workflow.name}”`,
      trigger,
    })
    const notes = [
      { path: key, name: step.name, attempt, state: 'started' as const, input: { runId } },
    ]
    await memory.store(notes, inside.db)
    return { runId, notes }
  })
  memory.stored(begun.notes)
  return begun.runId
}
