import { loadavg } from 'node:os'
import * as z from 'zod/mini'
import { workflows } from '#areas/automation/contracts/workflows.ts'
import type { Step } from '#areas/automation/flow/flow.ts'
import { workflowRuns } from '#areas/automation/server/engine/perform-workflow.ts'
import { FLOW } from '#areas/automation/limits.ts'
import { runKinds } from '#platform/runs/server/lends.ts'
import { performForever } from '#platform/runs/server/performing/perform-runs.ts'
import { pause } from '#server/pause.ts'
import { sql, type World } from '#server/tools.ts'
import { withDataFolder, withToolHub } from '../../tool-hub.ts'
import type { Measured } from '../measured.ts'
import { processorSecondsBelow } from '../processes/time.ts'
import { median, percentile, timed } from '../statistics.ts'
import { openGraphile } from './graphile-runs.ts'

const RUNS = 300
const STEPS = 5
const ROUNDS = Number(process.env['WORKFLOW_ROUNDS'] ?? 3)
/** The number of runs that are started one at a time, each after the one before has ended. */
const PICKED_UP = 30
/**
 * A folder in which graphile-worker is installed; if it is not set, only this program's workflows
 * are measured.
 */
const GRAPHILE = process.env['GRAPHILE_WORKER']

interface Engine {
  start(workflow: string): Promise<unknown>
  /** Counts runs that have not ended. */
  open(): Promise<number>
  close(): Promise<void>
}

/**
 * Measures the CPU time of whole workflows, whose steps notify the reader or add notes, and how
 * soon they begin. If graphile-worker is installed, both engines are measured in turn.
 */
export async function measureWorkflows(): Promise<Measured> {
  return withDataFolder((dataFolder) =>
    withToolHub(dataFolder, async ({ tools, readerId, databaseUrl }) => {
      const ask = tools.askAs(readerId, { operations: ['*'], scope: 'owner' })
      const flows = new Map<string, readonly Step[]>()
      async function build(action: string, fields: object): Promise<string> {
        const steps = Array.from({ length: STEPS }, (_, nth) => {
          const id = `step-${nth}`
          return { do: 'act', id, name: id, action, with: fields } as unknown as Step
        })
        const { id } = await ask(workflows.createWorkflow, { name: action })
        await ask(workflows.saveDraft, { id, revision: 1, flow: { steps } })
        await ask(workflows.switchOn, { id, revision: 2 })
        flows.set(id, steps)
        return id
      }
      const works = [
        {
          name: 'notifying',
          id: await build('notify', { title: '{{run.id}}', text: '{{run.workflow}}' }),
        },
        {
          name: 'adding notes',
          id: await build('notes/editor/addNote', { title: '{{run.id}}', text: 'Text' }),
        },
      ]
      const ours = openOurs(tools, (id) => ask(workflows.runNow, { id }))
      const pickUps: number[] = []
      for (let nth = 0; nth < PICKED_UP; nth++) {
        const { runId } = await ask(workflows.runNow, { id: works[0]!.id })
        await untilDone(ours)
        pickUps.push(await pickUpOf(tools, runId))
      }
      const engines: Record<string, Engine> = { ours }
      if (GRAPHILE !== undefined) {
        const asked = { readerId, databaseUrl, atOnce: FLOW.runsAtOnce, flows }
        engines['graphile-worker'] = await openGraphile(GRAPHILE, tools, asked)
      }
      const measured = await measureInTurn(works, engines)
      for (const engine of Object.values(engines)) await engine.close()
      return {
        ...measured,
        'taken up: p50 ms': percentile(pickUps, 0.5),
        'taken up: p95 ms': percentile(pickUps, 0.95),
        'load after': loadavg()[0]!,
      }
    }),
  )
}

/** Measures the engines in turn, some rounds each; returns the medians. */
async function measureInTurn(
  works: readonly { name: string; id: string }[],
  engines: Record<string, Engine>,
): Promise<Measured> {
  const rounds: Record<string, number[]> = {}
  for (let round = 0; round < ROUNDS; round++)
    for (const { name, id } of works) {
      const all = Object.entries(engines)
      for (const [of, engine] of round % 2 === 0 ? all : all.toReversed())
        for (const [key, value] of Object.entries(await cost(engine, id)))
          (rounds[`${name}, ${of}: ${key}`] ??= []).push(value)
    }
  return Object.fromEntries(
    Object.entries(rounds).flatMap(([key, values]) => [
      [key, median(values)],
      [`${key}, each`, values.map((value) => value.toFixed(2)).join(' ')],
    ]),
  )
}

async function cost(engine: Engine, id: string): Promise<Record<string, number>> {
  const before = { node: process.cpuUsage(), below: processorSecondsBelow(process.pid) }
  const { ms } = await timed(async () => {
    for (let nth = 0; nth < RUNS; nth++) await engine.start(id)
    await untilDone(engine)
  })
  const { user, system } = process.cpuUsage(before.node)
  const database = (processorSecondsBelow(process.pid) - before.below) * 1000
  const node = (user + system) / 1000
  const steps = RUNS * STEPS
  return {
    'steps a second': steps / (ms / 1000),
    'node, CPU ms a step': node / steps,
    'PostgreSQL, CPU ms a step': database / steps,
    'together, CPU ms a step': (node + database) / steps,
  }
}

function openOurs(tools: World, start: (workflow: string) => Promise<unknown>): Engine {
  const world: World = {
    ...tools,
    extensions: (point) =>
      point.name === runKinds.name ? ([workflowRuns] as never) : tools.extensions(point),
  }
  const stop = new AbortController()
  const performing = performForever(world, stop.signal)
  return {
    start,
    async open() {
      const { count } = await tools.db.one(
        z.object({ count: z.int() }),
        sql`select count(*)::int as count from runs where area = 'automation' and state in ('waiting', 'running')`,
      )
      return count
    },
    async close() {
      stop.abort()
      await performing
    },
  }
}

async function pickUpOf({ db }: World, id: string): Promise<number> {
  const { ms } = await db.one(
    z.object({ ms: z.number() }),
    sql`select (extract(epoch from started_at - created_at) * 1000)::float as ms from runs where id = ${id}`,
  )
  return ms
}

async function untilDone({ open }: Engine): Promise<void> {
  while ((await open()) > 0) await pause(20)
}
