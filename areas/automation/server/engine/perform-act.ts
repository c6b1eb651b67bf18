import { inTransaction } from '#server/asking/in-transaction.ts'
import { Problem } from '#core/problem.ts'
import type { RunWait, StepNote } from '#platform/runs/server/lends.ts'
import { fillIn } from '../../flow/fields/fill-in.ts'
import type { Next } from '../../flow/walk.ts'
import { FLOW } from '../../limits.ts'
import type { Act, FilledIn } from '../acts/act.ts'
import { findAct, type ActStep } from '../acts/find-act.ts'
import type { AtWork } from './at-work.ts'
import { failAttempt, type Attempts } from './attempts.ts'
import { answersOf } from './fill-in-step.ts'
import { askWhetherItHappened, decisionOn } from './may-have-happened.ts'
import type { Memory } from './memory.ts'
import { failureOf, isNotStored, NotStored } from './step-failed.ts'
import { doneNote } from './step-notes.ts'
import { TookTooLong, within } from './within.ts'

export type ActNext = Next & { step: ActStep }

/**
 * Carries out an action as often as its effect allows; an effect of the kind "once" is never
 * repeated unasked.
 */
export async function performAct(
  at: AtWork,
  next: ActNext,
  attempts: Attempts,
): Promise<RunWait | null> {
  const { run } = at
  const { step, key, scope } = next
  const code = { clock: new Date(run.input.at), seed: `${run.id}/${key}`, signal: at.signal }
  const input = fillIn(step.with, scope, await answersOf(at.world, next, code)) as FilledIn
  return performFilled(at, next, attempts, { act: await findAct(at.desk, step, input), input })
}

interface FilledAct {
  act: Act
  input: FilledIn
}

/** Carries out an action whose fields are filled in. */
export async function performFilled(
  at: AtWork,
  next: ActNext,
  attempts: Attempts,
  { act, input }: FilledAct,
): Promise<RunWait | null> {
  const { memory } = at
  const { key } = next
  const { interrupted } = attempts
  if (interrupted && (act.effect === 'once' || interrupted.state === 'unknown')) {
    const decision = decisionOn(at, key, interrupted)
    if (decision === 'ask') return askWhetherItHappened(at, next, interrupted, input)
    if (decision === 'happened') {
      await memory.store([doneNote(next, interrupted.attempt, input, { isUnknown: true })])
      return null
    }
    if (decision === 'stop') return failAttempt(at, next, attempts, input, STOPPED)
    if (decision === 'late') return failAttempt(at, next, attempts, input, UNANSWERED)
  }
  const attempt = interrupted ? interrupted.attempt + 1 : attempts.attempt
  try {
    await carryOut(at, next, { act, attempt, input })
    return null
  } catch (error) {
    if (at.signal.aborted || isNotStored(error)) throw error
    const failure = failureOf(at.world, error)
    // If only the announcement failed, after the transaction was committed, the result is already
    // stored.
    const stored = act.effect === 'inside' ? await storedAt(at, key, attempt) : undefined
    if (stored) {
      memory.stored([doneNote(next, attempt, input, stored.output)])
      return null
    }
    if (act.effect === 'once' && (failure.mayHaveHappened || error instanceof TookTooLong))
      return askWhetherItHappened(at, next, { attempt, error: failure.message }, input)
    return failAttempt(at, next, { ...attempts, attempt }, input, failure)
  }
}

const STOPPED = {
  message: 'You stopped the run at this step.',
  isFinal: true,
  waitSeconds: undefined,
  mayHaveHappened: false,
}

const UNANSWERED = {
  ...STOPPED,
  message: `Nobody said within ${FLOW.waitDays} days whether this was done.`,
}

interface Attempt extends FilledAct {
  attempt: number
}

async function storedAt({ run }: AtWork, key: string, attempt: number) {
  const steps = await run.steps.read()
  return steps.find((one) => one.path === key && one.attempt === attempt && one.state === 'done')
}

/**
 * Carries out an action and stores its result. A change inside the server and its result share a
 * transaction. For any other action that may have an effect, the start is stored first and the
 * result afterwards.
 */
async function carryOut(at: AtWork, next: ActNext, { act, attempt, input }: Attempt) {
  const { desk, memory, run, workflow, signal } = at
  const { step, key } = next
  const by = { kind: at.maker, id: workflow.id, step: `${run.id}/${key}` }
  const how = { by, key: `${run.id}/${key}` }
  if (act.effect === 'inside') {
    const notes = await inTransaction(desk, async (inside) => {
      const output = await act.carryOut({ ...how, desk: inside, signal })
      const notes = [doneNote(next, attempt, input, output)]
      await memory.store(notes, inside.db, true)
      return notes
    })
    memory.stored(notes)
    return
  }
  if (act.effect !== 'safe')
    await memory.store([{ path: key, name: step.name, attempt, state: 'started', input }])
  const output = await within(signal, step.timeoutSeconds, (signal) =>
    act.carryOut({ ...how, desk, signal }),
  )
  await storeOutside(memory, doneNote(next, attempt, input, output))
}

/** Stores a result. If the result is too large, the action counts as done without it. */
async function storeOutside(memory: Memory, note: StepNote): Promise<void> {
  try {
    await memory.store([note])
  } catch (error) {
    if (!(error instanceof Problem)) throw new NotStored(error)
    await memory.store([{ ...note, input: null, output: { isTooLarge: true } }])
  }
}
