import { inTransaction } from '#server/asking/in-transaction.ts'
import type { Desk } from '#server/tools.ts'
import { fillIn } from '../../flow/fields/fill-in.ts'
import type { Step } from '../../flow/flow.ts'
import type { FilledIn } from '../acts/act.ts'
import { findAct } from '../acts/find-act.ts'
import { askModelStep, modelInput } from '../engine/ask-model-step.ts'
import { answersOf } from '../engine/fill-in-step.ts'
import type { Stage, StepOnStage } from './rehearse-step.ts'

type Real = Extract<Step, { do: 'act' | 'model' }>

/** Carries out one step for real, outside of any run, because the reader asked for it. */
export async function carryOutForReal(
  desk: Desk,
  { workflow, key, signal }: Pick<Stage, 'workflow' | 'key' | 'signal'>,
  next: StepOnStage,
): Promise<{ input: unknown; output: unknown }> {
  const { scope } = next
  const step = next.step as Real
  const code = { clock: desk.now(), seed: `${key}/${next.key}`, signal }
  const answers = await answersOf(desk, next, code)
  if (step.do === 'model') {
    const input = modelInput(step, scope, answers)
    return { input, output: await askModelStep(desk, desk.readerId, step, input) }
  }
  const input = fillIn(step.with, scope, answers) as FilledIn
  const act = await findAct(desk, step, input)
  const by = { kind: 'workflow', id: workflow, step: key } as const
  const how = { by, key, signal }
  const output =
    act.effect === 'inside'
      ? await inTransaction(desk, (inside) => act.carryOut({ ...how, desk: inside }))
      : await act.carryOut({ ...how, desk })
  return { input, output: output ?? null }
}
