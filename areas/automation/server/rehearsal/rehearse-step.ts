import { Problem } from '#core/problem.ts'
import { inTransaction } from '#server/asking/in-transaction.ts'
import { sql, type Desk } from '#server/tools.ts'
import { decide } from '../../flow/decide.ts'
import { fillIn, type Answers } from '../../flow/fields/fill-in.ts'
import { masked } from '../../flow/masking/masked.ts'
import type { Next } from '../../flow/walk.ts'
import type { Act, FilledIn, ShownRequest } from '../acts/act.ts'
import { findAct, type ActStep } from '../acts/find-act.ts'
import { modelInput, shapeOf } from '../engine/ask-model-step.ts'
import { answersOf, runStepCode } from '../engine/fill-in-step.ts'
import { findWorkflow } from '../rows/workflow-rows.ts'
import { closedDesk, type HeldBack } from './closed-desk.ts'
import { takenBack } from './taken-back.ts'

/**
 * The environment of a rehearsal: a transaction that is rolled back, and a desk that sends no
 * requests.
 */
export interface Stage {
  desk: Desk
  heldBack: HeldBack[]
  workflow: string
  /** A unique key of the rehearsal. */
  key: string
  signal: AbortSignal
}

/** The outcome of a rehearsed step. */
export interface Rehearsed {
  /**
   * done: carried out and rolled back; shown: not carried out, because it would send something or
   * run another workflow; passed: a wait or an approval that was skipped.
   */
  kind: 'done' | 'shown' | 'passed'
  /** The filled-in fields of the step. */
  input: unknown
  /** Null for a step that was only shown and so has no result. */
  output: unknown
  request: ShownRequest | null
}

export type StepOnStage = Pick<Next, 'key' | 'step' | 'scope'>

/**
 * A statement that waits for a lock or runs longer than this is cancelled, so that a rehearsal does
 * not hold up others.
 */
const WAIT_MS = 2000

/**
 * Rehearses steps one after another. Each step sees the changes of earlier ones, and all of them
 * are rolled back.
 */
export async function onStage<T>(
  desk: Desk,
  about: Pick<Stage, 'workflow' | 'key' | 'signal'>,
  work: (stage: Stage) => Promise<T>,
): Promise<T> {
  const closed = closedDesk(desk)
  return takenBack(closed.desk, async (inside) => {
    await inside.db.run(sql`
      select set_config('lock_timeout', ${String(WAIT_MS)}, true), set_config('statement_timeout', ${String(WAIT_MS)}, true)`)
    return work({ ...about, desk: inside, heldBack: closed.heldBack })
  })
}

/** Carries out one step on the stage. What would reach further is only shown; waits are skipped. */
export async function rehearseStep(stage: Stage, next: StepOnStage): Promise<Rehearsed> {
  const { desk, signal } = stage
  const { step, scope, key } = next
  const code = { clock: desk.now(), seed: `${stage.key}/${key}`, signal }
  const answers = await answersOf(desk, next, code)
  const done = { kind: 'done', input: null, request: null } as const
  const decided = decide(step, scope, answers)
  if (decided) return { ...done, ...decided }
  switch (step.do) {
    case 'act':
      return rehearseAct(stage, { ...next, step }, fillIn(step.with, scope, answers) as FilledIn)
    case 'code':
      return { ...done, output: await runStepCode(desk, step.code, scope, code) }
    case 'model': {
      if (step.schema !== undefined && step.schema !== null) shapeOf(step.schema)
      return shown(modelInput(step, scope, answers))
    }
    case 'respond':
      return { ...done, output: { status: step.status, body: fillIn(step.body, scope, answers) } }
    case 'wait':
      return {
        ...{ kind: 'passed', request: null, output: { until: desk.now().toISOString() } },
        input: waitOf(step, scope, answers),
      }
    case 'approve':
      return {
        ...{ kind: 'passed', request: null, output: { approved: true, answered: true } },
        input: { question: fillIn(step.question, scope, answers) },
      }
    case 'run': {
      const other = await findWorkflow(desk.db, step.workflow)
      if (!other)
        throw new Problem(
          'not-found',
          `There is no workflow “${step.workflow}” any more. Choose another.`,
        )
      return shown({ name: other.name, with: fillIn(step.with, scope, answers) })
    }
    default:
      throw new Problem('invalid', 'This step could not be imported. Replace it first.')
  }
}

const shown = (input: unknown, request: ShownRequest | null = null): Rehearsed => {
  return { kind: 'shown', input, output: null, request }
}

function waitOf(
  { seconds, until }: { seconds?: number | undefined; until?: string | undefined },
  scope: Next['scope'],
  answers: Answers,
) {
  return until === undefined ? { seconds: seconds ?? 0 } : { until: fillIn(until, scope, answers) }
}

async function rehearseAct(
  stage: Stage,
  { step, key }: StepOnStage & { step: ActStep },
  input: FilledIn,
): Promise<Rehearsed> {
  const { desk, heldBack, signal } = stage
  const act = await findAct(desk, step, input)
  if (act.leaves) return shown(input, await requestOf(desk, step, input, act))
  const by = { kind: 'workflow', id: stage.workflow, step: `${stage.key}/${key}` } as const
  const before = heldBack.length
  const request = () => heldBack[before] && { ...heldBack[before], headers: {}, body: null }
  try {
    const output = await inTransaction(desk, (inside) =>
      act.carryOut({ desk: inside, by, key: by.step, signal }),
    )
    const asked = request()
    return asked
      ? shown(input, asked)
      : { kind: 'done', input, output: output ?? null, request: null }
  } catch (error) {
    const asked = request()
    if (asked) return shown(input, asked)
    throw error
  }
}

/** The request with its secrets masked. Throws a `Problem` if the request is invalid. */
async function requestOf(
  desk: Desk,
  step: ActStep,
  input: FilledIn,
  act: Act,
): Promise<ShownRequest | null> {
  if (!act.request) return null
  act.request()
  const clean = await findAct(desk, step, masked(input) as FilledIn)
  return clean.request?.() ?? null
}
