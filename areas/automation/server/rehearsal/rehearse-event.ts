import { newId } from '#core/id.ts'
import type { Desk } from '#server/tools.ts'
import type { WorkflowAction } from '../../contracts/workflows.ts'
import type { RehearsedStep } from '../../contracts/rehearsals.ts'
import { walk, type End, type Next, type Result } from '../../flow/walk.ts'
import { masked } from '../../flow/masking/masked.ts'
import { namedBy } from '../../flow/rehearsal/named-by.ts'
import { withinChain } from '../engine/chain.ts'
import { failureOf } from '../engine/step-failed.ts'
import type { WorkflowRow } from '../rows/workflow-rows.ts'
import { listActions } from '../workflows/list-actions.ts'
import { otherAnswer, readLastAnswers, type OtherAnswer } from './other-answers.ts'
import { onStage, rehearseStep, type Rehearsed } from './rehearse-step.ts'
import { openShown } from './shown-values.ts'

/**
 * The longest time for a rehearsal, since others wait for the rows that it changes until it is
 * rolled back.
 */
const MOST_MS = 5000
/** The most steps that are shown. Further steps are still carried out. */
const SHOWN_STEPS = 200

interface About {
  facts: unknown
  /** Results of steps that were carried out for real, by the ids of steps. */
  asked: Record<string, unknown>
  /** The key of the step before which the rehearsal ends. */
  until?: string
}

export interface RehearsedEvent {
  steps: RehearsedStep[]
  leftOut: number
  end: End
  /** The step before which the rehearsal was asked to end; null if it did not reach that step. */
  stoppedAt: Next | null
}

/** Rehearses the draft of a workflow with the data of one event, and rolls all changes back. */
export async function rehearseEvent(
  desk: Desk,
  workflow: WorkflowRow,
  { facts, asked, until }: About,
): Promise<RehearsedEvent> {
  const actions = new Map((await listActions(desk)).map((action) => [action.name, action]))
  const sources = { asked, workflow, actions, real: await readLastAnswers(desk, workflow) }
  const about = {
    workflow: workflow.id,
    key: newId('rehearsal'),
    signal: AbortSignal.timeout(MOST_MS),
  }
  const run = { id: about.key, workflow: workflow.name, began: desk.now().toISOString() }
  const results = new Map<string, Result>()
  const steps: RehearsedStep[] = []
  const show = openShown()
  return withinChain([workflow.id], () =>
    onStage(desk, about, async (stage) => {
      const walking = walk(workflow.draft, results, { trigger: facts, run })
      const ended = (end: End, stoppedAt: Next | null = null): RehearsedEvent => ({
        ...{ steps, leftOut: Math.max(0, results.size - steps.length), end, stoppedAt },
      })
      for (let next = walking.next(); ; next = walking.next()) {
        if (next.done) return ended(next.value)
        if (about.signal.aborted) return ended(TOOK_TOO_LONG)
        if (next.value.key === until) return ended(STOPPED, next.value)
        const { result, step } = await rehearse(next.value)
        results.set(next.value.key, result)
        if (steps.length < SHOWN_STEPS) steps.push(step)
      }

      async function rehearse(next: Next): Promise<{ result: Result; step: RehearsedStep }> {
        try {
          const rehearsed = await rehearseStep(stage, next)
          const other = rehearsed.kind === 'shown' ? otherAnswer(next.step, sources) : null
          const output = other ? other.output : rehearsed.output
          return {
            result: { state: 'done', output },
            step: {
              ...shownStep(next, actions),
              ...shownOutcome(show, rehearsed, other, output),
              canAsk: other !== null && next.step.do !== 'run',
            },
          }
        } catch (error) {
          const message = isHeldUp(error) ? HELD_UP : failureOf(desk.world, error).message
          return {
            result: { state: 'failed', error: message },
            step: { ...shownStep(next, actions), ...nothing, kind: 'failed', error: message },
          }
        }
      }
    }),
  )
}

const TOOK_TOO_LONG: End = {
  ...{ kind: 'end', as: 'failed' },
  message: `The rehearsal ended after ${MOST_MS / 1000} seconds. A run has more time.`,
}
const STOPPED: End = { kind: 'end', as: 'done', message: '' }
const HELD_UP = 'Something else was being saved at the same time, or it took too long. Try again.'

/** Says if PostgreSQL cancelled a statement that waited for a lock or took too long. */
const isHeldUp = (error: unknown) =>
  error instanceof Error && 'code' in error && (error.code === '55P03' || error.code === '57014')

const nothing = {
  ...{ named: '', input: null, output: null, request: null, answerFrom: null, error: null },
  canAsk: false,
} as const

function shownStep({ key, step }: Next, actions: ReadonlyMap<string, WorkflowAction>) {
  const action = step.do === 'act' ? (actions.get(step.action)?.title ?? step.action) : null
  return { key, step: step.id, name: step.name, do: step.do, action }
}

function shownOutcome(
  show: (value: unknown) => unknown,
  { kind, input, request }: Rehearsed,
  other: OtherAnswer | null,
  output: unknown,
): Omit<RehearsedStep, keyof ReturnType<typeof shownStep> | 'canAsk'> {
  return {
    ...{ kind, error: null, named: namedBy(masked(input)) },
    ...{ input: show(input), output: show(output) },
    request: request && (show(request) as RehearsedStep['request']),
    answerFrom: other?.from ?? null,
  }
}
