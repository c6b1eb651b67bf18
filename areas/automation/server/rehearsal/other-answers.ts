import { readLastOutputs } from '#platform/runs/server/lends/steps.ts'
import type { Desk } from '#server/tools.ts'
import type { WorkflowAction } from '../../contracts/workflows.ts'
import type { Flow, Step } from '../../flow/flow.ts'
import { placedSteps } from '../../flow/shape.ts'
import { workflowRun } from '../rows/workflow-run.ts'
import type { WorkflowRow } from '../rows/workflow-rows.ts'
import { exampleOf } from '../workflows/schema-fields.ts'

/** The number of runs that are searched for the last result of a step. */
const LOOKED_THROUGH = 20

/** A result with which a rehearsal continues, and its origin. */
export interface OtherAnswer {
  output: unknown
  from: 'asked' | 'pinned' | 'last-run' | 'example'
}

interface Sources {
  /** Results of steps that were carried out for real in this rehearsal, by the ids of steps. */
  asked: Record<string, unknown>
  /** Results of earlier runs, by the ids of steps. */
  real: ReadonlyMap<string, unknown>
  actions: ReadonlyMap<string, WorkflowAction>
  workflow: Pick<WorkflowRow, 'pinned'>
}

/**
 * Chooses the result of a step that is not carried out: the one that the reader requested or
 * pinned, the last real one, or an example.
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

/** Reads the last real results of steps that may reach outside of the server, by their ids. */
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

/** Says if an output only marks an unknown or missing result. */
const isNoAnswer = (output: unknown) =>
  typeof output === 'object' &&
  output !== null &&
  (Object.hasOwn(output, 'isUnknown') || Object.hasOwn(output, 'isTooLarge'))
