import { Problem } from '#core/problem.ts'
import { deskOf, type World } from '#server/tools.ts'
import type { RunAtWork, RunKind, RunWait } from '#platform/runs/server/lends.ts'
import type { RunResult } from '#platform/runs/contract.ts'
import { walk, type End } from '../../flow/walk.ts'
import { FLOW } from '../../limits.ts'
import { letBegin } from '../limits/held-runs.ts'
import { counted } from '../monitoring/count-runs.ts'
import { followFailure } from './follow-failure.ts'
import { openLog } from './log.ts'
import { Memory } from './memory.ts'
import { performStep } from './perform-step.ts'
import { readPlanOf } from './read-plan.ts'
import { withinChain } from './chain.ts'
import { openWorkingTime } from './working-time.ts'
import { workflowRun } from '../rows/workflow-run.ts'
import { WorkflowInput } from './workflow-input.ts'

/** Carries out workflows. */
export const workflowRuns: RunKind<WorkflowInput> = {
  ...workflowRun,
  input: WorkflowInput,
  atOnce: {
    inAll: FLOW.runsAtOnce,
    perReader: FLOW.runsOfReader,
    perParent: FLOW.runsOfWorkflow,
  },
  keeps: {
    ...{ ended: FLOW.runsKept, failed: FLOW.runsKept, days: FLOW.runsKeptDays },
    input: true,
  },
  perform: counted(performWorkflow),
}

/** Walks through the flow with the stored results, so it continues where the last attempt ended. */
async function performWorkflow(
  world: World,
  run: RunAtWork<WorkflowInput>,
): Promise<RunResult | RunWait> {
  const { input, readerId } = run
  const { flow, name, isHeld, settings } = await readPlanOf(world.db, run)
  const held = isHeld ? await letBegin(world, run) : null
  if (held) return held
  const memory = await Memory.open(run, flow)
  const time = openWorkingTime(run, settings.timeoutSeconds)
  const at = {
    ...{ world, run, settings, memory, signal: time.signal },
    desk: deskOf(world, readerId),
    workflow: { id: input.workflow, name },
    maker: 'workflow' as const,
    log: openLog(run, settings.logging),
  }
  const given = { trigger: input.trigger, run: { id: run.id, workflow: name, began: input.at } }
  try {
    return await withinChain([...input.chain, input.workflow], async () => {
      const walking = walk(flow, memory.results, given)
      for (let next = walking.next(); ; next = walking.next()) {
        if (next.done) {
          await memory.store([])
          return await endOf(at, next.value)
        }
        const wait = await performStep(at, next.value)
        if (!wait) {
          await at.log('debug', `${next.value.step.name} (${next.value.key}) has ended`)
          continue
        }
        await time.keep()
        return wait
      }
    })
  } catch (error) {
    if (time.isOver()) throw await failed(at, time.problem())
    throw error
  } finally {
    time.stop()
  }
}

async function endOf(at: Parameters<typeof followFailure>[0], end: End): Promise<RunResult> {
  if (end.as === 'failed') throw await failed(at, new Problem('conflict', end.message))
  await at.log('info', end.message || 'Done')
  return { message: end.message, steps: at.memory.results.size }
}

/**
 * Notifies of a failure before the run itself is stored as failed, so that a crash in between
 * cannot lose the notification.
 */
async function failed(at: Parameters<typeof followFailure>[0], problem: Problem): Promise<Problem> {
  await at.log('error', problem.message)
  await followFailure(at, problem.message)
  return problem
}
