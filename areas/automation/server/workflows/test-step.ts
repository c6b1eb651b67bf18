import type { Api } from '#core/contract.ts'
import { newId } from '#core/id.ts'
import { Problem } from '#core/problem.ts'
import type { Desk } from '#server/tools.ts'
import type { workflows } from '../../contracts/workflows.ts'
import { decide } from '../../flow/decide.ts'
import { placedSteps, type Placed } from '../../flow/shape.ts'
import type { Scope } from '../../flow/fields/paths.ts'
import { answersOf } from '../engine/fill-in-step.ts'
import { failureOf } from '../engine/step-failed.ts'
import { carryOutForReal } from '../rehearsal/carry-out-for-real.ts'
import { onStage, rehearseStep } from '../rehearsal/rehearse-step.ts'
import { readExample } from '../triggers/example.ts'
import { demandWorkflow, type WorkflowRow } from '../rows/workflow-rows.ts'

type TestStep = Api<typeof workflows>['testStep']
type Tested = Awaited<ReturnType<TestStep>>

const TEST_SECONDS = 30

/**
 * Tries one step of the draft with sample results of earlier steps, and rolls its changes back. If
 * `isReal` is true, an action or a model is really called.
 */
export async function testStep(
  desk: Desk,
  { id, step: stepId, trigger, isReal = false }: Parameters<TestStep>[0],
): Promise<Tested> {
  const workflow = await demandWorkflow(desk.db, id)
  const placed = placedSteps(workflow.draft).find(({ step }) => step.id === stepId)
  if (!placed) throw new Problem('not-found', 'That step is not there any more.')
  const scope = await scopeOf(desk, workflow, placed, trigger)
  try {
    return await tried(desk, workflow, placed, scope, isReal)
  } catch (error) {
    const { message } = failureOf(desk.world, error)
    return { output: null, error: message, input: null, isRehearsed: !isReal }
  }
}

async function tried(
  desk: Desk,
  { id }: WorkflowRow,
  { step }: Placed,
  scope: Scope,
  isReal: boolean,
): Promise<Tested> {
  const signal = AbortSignal.timeout((step.timeoutSeconds ?? TEST_SECONDS) * 1000)
  const about = { workflow: id, key: newId('test'), signal }
  const next = { key: step.id, step, scope }
  if (isReal && (step.do === 'act' || step.do === 'model')) {
    const { input, output } = await carryOutForReal(desk, about, next)
    return { input, output, error: null, isRehearsed: false }
  }
  const { kind, input, output } = await onStage(desk, about, (stage) => rehearseStep(stage, next))
  const isLook = kind === 'done' && step.do !== 'act'
  return { input, output, error: null, isRehearsed: !isLook }
}

/**
 * The values that a step can refer to, among them sample results and the first item of the
 * innermost loop around the step.
 */
async function scopeOf(
  desk: Desk,
  { pinned, triggerId, name }: WorkflowRow,
  { inside }: Placed,
  trigger: unknown,
): Promise<Scope> {
  const scope: Scope = {
    trigger: trigger ?? (await readExample(desk, triggerId)) ?? { time: desk.now().toISOString() },
    steps: pinned,
    run: { id: 'test', workflow: name, began: desk.now().toISOString() },
  }
  const loop = inside.findLast((step) => step.do === 'each')
  if (loop?.do !== 'each') return scope
  const code = { clock: desk.now(), seed: 'test' }
  const decided = decide(loop, scope, await answersOf(desk, { step: loop, scope }, code))
  const items = (decided?.output as { items?: unknown[] } | undefined)?.items ?? []
  return { ...scope, item: items[0] ?? null, index: 0 }
}
