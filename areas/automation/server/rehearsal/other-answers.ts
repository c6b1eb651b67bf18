import { readLastOutputs } from '#platform/runs/server/lends/steps.ts'
import type { Desk } from '#server/tools.ts'
import type { WorkflowAction } from '../../contracts/workflows.ts'
import type { Flow, Step } from '../../flow/flow.ts'
import { placedSteps } from '../../flow/shape.ts'
import { workflowRun } from '../rows/workflow-run.ts'
import type { WorkflowRow } from '../rows/workflow-rows.ts'
import { exampleOf } from '../workflows/schema-fields.ts'

/** Runs that are looked through for the last answer to a step. */
const LOOKED_THROUGH = 20

/** An answer with which a rehearsal continues, and its origin. */
export interface OtherAnswer {
  output: unknown
  from: 'asked' | 'pinned' | 'last-run' | 'example'
}

interface Sources {
  /** Answers of steps that were carried out for real in this rehearsal, by the ids of steps. */
  asked: Record<string, unknown>
  /** Answers of earlier runs. */
  real: ReadonlyMap<string, unknown>
  actions: ReadonlyMap<string, WorkflowAction>
  workflow: Pick<WorkflowRow, 'pinned'>
}

/**
 * The answer of a step that is not carried out: one that the reader asked for or pinned, the last real one, or an
 * example.
 */
export function otherAnswer(step: Step, { asked, real, actions, workflow }: Sources): OtherAnswer {
  const { id } = step
  if (Object.hasOwn(asked, id)) return { output: asked[id], from: 'asked' }
  if (Object.hasOwn(workflow.pinned, id)) return { output: workflow.pinned[id], from: 'pinned' }
  if (real.has(id)) return { output: real.get(id), from: 'last-run' }
  if (step.do === 'model')
    return {
      from: 'example',
      output:
        step.schema === undefined || step.schema === null
          ? 'The answer of the AI model'
          : exampleOf(step.schema),
    }
  const known = step.do === 'act' ? actions.get(step.action)?.output : null
  return { output: known ?? null, from: 'example' }
}

/** The last real answers to steps of a workflow, by their ids. */
export async function readLastAnswers(
  { db, readerId }: Pick<Desk, 'db' | 'readerId'>,
  { id, draft }: { id: string; draft: Flow },
): Promise<Map<string, unknown>> {
  const outside = placedSteps(draft).flatMap(({ step }) =>
    step.do === 'act' || step.do === 'model' || step.do === 'run' ? [step.id] : [],
  )
  if (outside.length === 0) return new Map()
  const of = { kind: workflowRun, readerId, parentId: id }
  const outputs = await readLastOutputs(db, of, outside, LOOKED_THROUGH)
  return new Map([...outputs].filter(([, output]) => !isNoAnswer(output)))
}

/** Notes that stand for an unknown or missing answer. */
const isNoAnswer = (output: unknown) =>
  typeof output === 'object' &&
  output !== null &&
  (Object.hasOwn(output, 'isUnknown') || Object.hasOwn(output, 'isTooLarge'))
