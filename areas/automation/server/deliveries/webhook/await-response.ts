import * as z from 'zod/mini'
import { readRunOf } from '#platform/runs/server/lends.ts'
import { firstResultOf } from '#platform/runs/server/lends/steps.ts'
import type { Desk, World } from '#server/tools.ts'
import { placedSteps } from '../../../flow/shape.ts'
import { DELIVERY } from '../../../limits.ts'
import { WorkflowInput } from '../../engine/workflow-input.ts'
import { workflowRun } from '../../rows/workflow-run.ts'
import { readPlanOf } from '../../engine/read-plan.ts'
import { RESPONSES_LANE } from '../../engine/responses-lane.ts'

/**
 * The database is also asked this often, because a wake-up can get lost while the connection is
 * reopened.
 */
const LOOK_EVERY_MS = 500

const Response = z.object({ status: z.int(), body: z.unknown() })
export type Response = z.infer<typeof Response>

let waiting = 0

/**
 * Waits for the first response of these runs. Null if no workflow has a "respond" step, if too many
 * senders wait, if all runs ended without a response, or if the time is over.
 */
export async function awaitResponse(
  world: World,
  desk: Desk,
  runs: readonly string[],
): Promise<Response | null> {
  const asked = await respondingRuns(desk, runs)
  if (asked.length === 0 || waiting >= DELIVERY.waiting) return null
  waiting++
  let wake = () => {}
  const stop = await world.onWake(RESPONSES_LANE, () => wake())
  try {
    const until = performance.now() + DELIVERY.answerMs
    for (;;) {
      const woken = new Promise<void>((resolve) => {
        wake = resolve
        setTimeout(resolve, LOOK_EVERY_MS)
      })
      const { response, haveEnded } = await look(desk, asked)
      if (response || haveEnded || performance.now() >= until) return response
      await woken
    }
  } finally {
    waiting--
    await stop()
  }
}

interface Responding {
  run: string
  steps: readonly string[]
}

const INPUT = Object.keys(WorkflowInput.shape).filter((part) => part !== 'flow')

async function respondingRuns(desk: Desk, runs: readonly string[]): Promise<Responding[]> {
  const found: Responding[] = []
  for (const run of runs) {
    const row = await readRunOf(desk.db, { ...desk, kind: workflowRun }, run, INPUT)
    if (!row) continue
    // The input is read without `flow`, because a trigger starts stored versions and never drafts.
    const { readerId } = desk
    const input = WorkflowInput.parse(row.input)
    const { flow } = await readPlanOf(desk.db, { id: run, readerId, input })
    const steps = placedSteps(flow).flatMap(({ step, inside }) =>
      step.do === 'respond' && ![step, ...inside].some(({ isOff }) => isOff) ? [step.id] : [],
    )
    if (steps.length > 0) found.push({ run, steps })
  }
  return found
}

async function look(desk: Desk, asked: readonly Responding[]) {
  const runs = asked.map(({ run }) => run)
  // The states are read before the responses, so that a run that ends in between has its response
  // found.
  const states = await Promise.all(
    runs.map(
      async (run) => (await readRunOf(desk.db, { ...desk, kind: workflowRun }, run, []))?.state,
    ),
  )
  const said = await firstResultOf(desk.db, { runs, steps: asked.flatMap((one) => one.steps) })
  return {
    response: said === undefined ? null : Response.parse(said),
    haveEnded: states.every((state) => state === undefined || ENDED.test(state)),
  }
}

const ENDED = /^(done|failed|cancelled)$/
