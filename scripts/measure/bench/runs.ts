import { loadavg } from 'node:os'
import * as z from 'zod/mini'
import { runKinds, startRun, type RunKind } from '#platform/runs/server/lends.ts'
import { performForever } from '#platform/runs/server/performing/perform-runs.ts'
import { serverRuns } from '#platform/runs/server/api.ts'
import { pause } from '#server/pause.ts'
import { deskOf, sql, type World } from '#server/tools.ts'
import { withDataFolder, withToolHub } from '../tool-hub.ts'
import type { Measured } from './measured.ts'
import { processorSecondsBelow } from './processes/time.ts'
import { percentile, timed } from './statistics.ts'

const RUNS = 1500
const STEPS = 5
/** The number of runs that are started one at a time, each after the one before has ended. */
const PICKED_UP = 100
const LOGGED_STEPS = 1_000_000
const LISTED = 200

/**
 * Measures the CPU time of runs with five steps that each change a row, and how soon a waiting run
 * is begun.
 */
export async function measureRuns(): Promise<Measured> {
  return withDataFolder((dataFolder) =>
    withToolHub(dataFolder, async ({ tools, readerId }) => {
      await tools.db.run(sql`create table bench_steps (run_id text, number integer)`)
      const world: World = {
        ...tools,
        extensions: (point) =>
          point.name === runKinds.name ? ([stepping] as never) : tools.extensions(point),
      }
      const stop = new AbortController()
      const performing = performForever(world, stop.signal)
      const start = () =>
        startRun(tools, stepping, { readerId, title: 'Steps', parentId: 'workflow', input: {} })

      const pickUps: number[] = []
      for (let nth = 0; nth < PICKED_UP; nth++) {
        const begun = performance.now()
        const { id } = await start()
        pickUps.push((await begunAt(id)) - begun)
        await untilDone(tools, 0)
      }

      const before = { node: process.cpuUsage(), below: processorSecondsBelow(process.pid) }
      const { ms } = await timed(async () => {
        for (let nth = 0; nth < RUNS; nth++) await start()
        await untilDone(tools, 0)
      })
      const { user, system } = process.cpuUsage(before.node)
      const database = processorSecondsBelow(process.pid) - before.below
      stop.abort()
      await performing
      const steps = RUNS * STEPS
      return {
        'steps a second': steps / (ms / 1000),
        'node: CPU ms a step': (user + system) / 1000 / steps,
        'PostgreSQL: CPU ms a step': (database * 1000) / steps,
        'taken up: p50 ms': percentile(pickUps, 0.5),
        'taken up: p95 ms': percentile(pickUps, 0.95),
        ...(await measureLog(tools, readerId)),
        'load after': loadavg()[0]!,
      }
    }),
  )
}

const begun = new Map<string, (at: number) => void>()
const taken = new Map<string, number>()

/** The time at which the work of a run began, by the clock of this process. */
function begunAt(id: string): Promise<number> {
  const at = taken.get(id)
  return at === undefined ? new Promise((resolve) => begun.set(id, resolve)) : Promise.resolve(at)
}

const stepping: RunKind<object> = {
  area: 'bench',
  kind: 'steps',
  input: z.object({}),
  atOnce: { inAll: 8, perReader: 8 },
  async perform({ db }, run) {
    taken.set(run.id, performance.now())
    begun.get(run.id)?.(performance.now())
    const known = new Set((await run.steps.read()).map(({ path }) => path))
    for (let number = 0; number < STEPS; number++) {
      const path = `${number}`
      if (known.has(path)) continue
      await db.transaction(async (db) => {
        await db.run(sql`insert into bench_steps (run_id, number) values (${run.id}, ${number})`)
        const step = { path, name: 'insert', input: { number }, output: { stored: true } }
        await run.steps.note([{ ...step, state: 'done' }], { db })
      })
    }
    return {}
  },
}

async function untilDone({ db }: Pick<World, 'db'>, left: number): Promise<void> {
  for (;;) {
    const { count } = await db.one(
      z.object({ count: z.int() }),
      sql`select count(*)::int as count from runs where area = 'bench' and state in ('waiting', 'running')`,
    )
    if (count <= left) return
    await pause(20)
  }
}

/** Measures listing the steps of one run among a million steps of other runs. */
async function measureLog(world: World, readerId: string): Promise<Measured> {
  await world.db.run(sql`
    insert into runs (id, reader_id, area, kind, title, state, created_at, ended_at)
    select 'bench_' || nth, ${readerId}, 'bench', 'logged', 'Logged', 'done', now(), now()
    from generate_series(1, ${LOGGED_STEPS / 100}::int) as nth`)
  await world.db.run(sql`
    insert into run_steps (run_id, path, attempt, name, state, input, output, started_at, ended_at)
    select 'bench_' || nth, step::text, 1, 'insert', 'done', '{"number": 1}', '{"stored": true}', now(), now()
    from generate_series(1, ${LOGGED_STEPS / 100}::int) as nth, generate_series(1, 100) as step`)
  await world.db.run(sql`analyze run_steps`)
  const api = serverRuns(deskOf(world, readerId))
  const times: number[] = []
  for (let nth = 0; nth < LISTED; nth++) {
    const id = `bench_${1 + ((nth * 7919) % (LOGGED_STEPS / 100))}`
    times.push((await timed(() => api.listSteps({ id }))).ms)
  }
  return {
    '50 steps of a million: p50 ms': percentile(times, 0.5),
    '50 steps of a million: p99 ms': percentile(times, 0.99),
  }
}
