import { loadavg } from 'node:os'
import * as z from 'zod/mini'
import { workflows } from '#areas/automation/contracts/workflows.ts'
import type { Step } from '#areas/automation/flow/flow.ts'
import { workflowRuns } from '#areas/automation/server/engine/perform-workflow.ts'
import { runKinds } from '#platform/runs/server/lends.ts'
import { performForever } from '#platform/runs/server/performing/perform-runs.ts'
import { pause } from '#server/pause.ts'
import { sql, type World } from '#server/tools.ts'
import { withDataFolder, withToolHub } from '../../tool-hub.ts'
import type { Measured } from '../measured.ts'
import { processorSecondsBelow } from '../processes/time.ts'
import { percentile, timed } from '../statistics.ts'

const RUNS = 300
const STEPS = 5
/** Runs that begin one at a time, each once the one before has ended. */
const PICKED_UP = 30

/** The processor time of whole workflows, whose steps notify the reader or add notes, and how soon they are taken up. */
export async function measureWorkflows(): Promise<Measured> {
  return withDataFolder((dataFolder) =>
    withToolHub(dataFolder, async ({ tools, readerId }) => {
      const ask = tools.askAs(readerId, { operations: ['*'], scope: 'owner' })
      const world: World = {
        ...tools,
        extensions: (point) =>
          point.name === runKinds.name ? ([workflowRuns] as never) : tools.extensions(point),
      }
      const stop = new AbortController()
      const performing = performForever(world, stop.signal)
      async function build(action: string, fields: object): Promise<string> {
        const steps = Array.from({ length: STEPS }, (_, nth) => {
          const id = `step-${nth}`
          return { do: 'act', id, name: id, action, with: fields } as unknown as Step
        })
        const { id } = await ask(workflows.createWorkflow, { name: action })
        await ask(workflows.saveDraft, { id, revision: 1, flow: { steps } })
        await ask(workflows.switchOn, { id, revision: 2 })
        return id
      }
      async function cost(id: string, name: string): Promise<Measured> {
        const before = { node: process.cpuUsage(), below: processorSecondsBelow(process.pid) }
        const { ms } = await timed(async () => {
          for (let nth = 0; nth < RUNS; nth++) await ask(workflows.runNow, { id })
          await untilDone(tools)
        })
        const { user, system } = process.cpuUsage(before.node)
        const database = processorSecondsBelow(process.pid) - before.below
        const steps = RUNS * STEPS
        return {
          [`${name}: steps a second`]: steps / (ms / 1000),
          [`${name}: node, CPU ms a step`]: (user + system) / 1000 / steps,
          [`${name}: PostgreSQL, CPU ms a step`]: (database * 1000) / steps,
        }
      }
      const notifying = await build('notify', { title: '{{run.id}}', text: '{{run.workflow}}' })
      const noting = await build('notes/editor/addNote', { title: '{{run.id}}', text: 'Text' })
      const pickUps: number[] = []
      for (let nth = 0; nth < PICKED_UP; nth++) {
        const { runId } = await ask(workflows.runNow, { id: notifying })
        await untilDone(tools)
        pickUps.push(await pickUpOf(tools, runId))
      }
      const measured = {
        ...(await cost(notifying, 'notifying')),
        ...(await cost(noting, 'adding notes')),
        'taken up: p50 ms': percentile(pickUps, 0.5),
        'taken up: p95 ms': percentile(pickUps, 0.95),
        'load after': loadavg()[0]!,
      }
      stop.abort()
      await performing
      return measured
    }),
  )
}

async function pickUpOf({ db }: World, id: string): Promise<number> {
  const { ms } = await db.one(
    z.object({ ms: z.number() }),
    sql`select (extract(epoch from started_at - created_at) * 1000)::float as ms from runs where id = ${id}`,
  )
  return ms
}

async function untilDone({ db }: World): Promise<void> {
  for (;;) {
    const { count } = await db.one(
      z.object({ count: z.int() }),
      sql`select count(*)::int as count from runs where area = 'automation' and state in ('waiting', 'running')`,
    )
    if (count === 0) return
    await pause(20)
  }
}
