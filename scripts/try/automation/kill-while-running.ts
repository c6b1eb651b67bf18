import { spawn, type ChildProcess } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import * as z from 'zod/mini'
import { newId } from '#core/id.ts'
import { workflows } from '#areas/automation/contracts/workflows.ts'
import { sql, type World } from '#server/tools.ts'
import { end } from '../databases/hub-parts.ts'
import { expectThat } from '../running/expect-that.ts'
import { answerQuestions } from './answer-questions.ts'
import { countDifferences } from './count-differences.ts'
import { addMixedWorkflows } from './mixed-workflow.ts'
import { openServices } from './played-services.ts'

const WORKFLOWS_OF_READER = 3
const LOOK_EVERY_MS = 100
/** The reader answers questions after this many kills. */
const ANSWER_EVERY = 5

export interface Killing {
  /** Arguments of node that start a worker. */
  worker: readonly string[]
  env: Record<string, string>
  /** The number of workers that run at the same time. */
  workers: number
  kills: { workers: number; database: number }
  readers: number
  /** The least number of runs that have to wait while more kills are to come. */
  runsAhead: number
  /** The shortest and the longest time from seeing a run in progress to the next kill. */
  lifeMs: readonly [number, number]
  withinMs: number
}

/** Kills workers and the database while workflows run, lets the rest finish, and returns the counts. */
export async function killWhileRunning(world: World, killing: Killing): Promise<string[]> {
  const startedAt = performance.now()
  const services = await openServices()
  const workers: ChildProcess[] = []
  const start = () => workers.push(startWorker(killing))
  /**
   * Replaces workers that have ended, because a worker that starts together with the database ends
   * by itself.
   */
  function startEnded() {
    for (const [at, { exitCode }] of workers.entries())
      if (exitCode !== null) workers[at] = startWorker(killing)
  }
  const ids: string[] = []
  const told = { asked: 0, tried: 0, atWork: 0 }

  async function answer() {
    const { asked, tried } = await patiently(() => answerQuestions(world, services))
    told.asked += asked
    told.tried += tried
  }

  try {
    const starting = await openReaders(world, killing.readers, services)
    for (let nth = 0; nth < killing.workers; nth++) start()
    await runAhead()
    const rounds = killing.kills.workers
    const everyRounds = Math.max(1, Math.floor(rounds / Math.max(1, killing.kills.database)))
    for (let killed = 0; killed < rounds; killed++) {
      expectThat(performance.now() - startedAt < killing.withinMs, `${rounds} kills came in time`)
      await runAhead()
      await untilAtWork()
      const [least, most] = killing.lifeMs
      await pause(least + Math.random() * (most - least))
      const [victim] = workers.splice(Math.floor(Math.random() * workers.length), 1)
      told.atWork += (await patiently(() => countRuns(world, 'running'))) > 0 ? 1 : 0
      await end(victim!, 'SIGKILL')
      if (killing.kills.database > 0 && (killed + 1) % everyRounds === 0) await killDatabase(world)
      start()
      if (killed % ANSWER_EVERY === 0) await answer()
    }
    while ((await patiently(() => countOpen(world))) > 0) {
      expectThat(performance.now() - startedAt < killing.withinMs, 'all runs ended in time')
      startEnded()
      await pause(LOOK_EVERY_MS)
      await answer()
    }

    async function runAhead() {
      while ((await patiently(() => countRuns(world, 'waiting'))) < killing.runsAhead)
        for (const begin of starting) ids.push(await patiently(begin))
    }
    async function untilAtWork() {
      while ((await patiently(() => countRuns(world, 'running'))) === 0) {
        expectThat(performance.now() - startedAt < killing.withinMs, 'a worker works in time')
        startEnded()
        await pause(LOOK_EVERY_MS)
      }
    }
    return [
      `${rounds} workers killed, ${told.atWork} of them with runs at work, and PostgreSQL ${killing.kills.database} times`,
      ...(await countDifferences(world, services, await allRuns(world, ids))),
      `${told.asked} questions asked, ${told.tried} runs tried again by hand`,
      `${((performance.now() - startedAt) / 1000).toFixed(0)} s`,
    ]
  } finally {
    await Promise.all(workers.map((worker) => end(worker)))
    services.close()
  }
}

/** The readers' workflows, as functions that run each of them once and return the id of the run. */
async function openReaders(
  world: World,
  readers: number,
  services: Awaited<ReturnType<typeof openServices>>,
) {
  const first = await world.db.one(z.object({ id: z.string() }), sql`select id from readers`)
  const all = [first.id]
  while (all.length < readers) {
    const id = newId('reader')
    await world.db.run(sql`
      insert into readers (id, name, role, created_at) values (${id}, ${id}, 'owner', now())`)
    all.push(id)
  }
  const starting: (() => Promise<string>)[] = []
  for (const readerId of all) {
    const ask = world.askAs(readerId, { operations: ['*'], scope: 'owner' })
    for (const id of await addMixedWorkflows(ask, services, WORKFLOWS_OF_READER))
      starting.push(async () => (await ask(workflows.runNow, { id })).runId)
  }
  return starting
}

function startWorker({ worker, env }: Killing): ChildProcess {
  return spawn(process.execPath, worker, {
    env: {
      ...process.env,
      SYNTHWIRE_ALLOW_PRIVATE_FEEDS: '1',
      LOG_LEVEL: 'fatal',
      ...env,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
}

/** The given runs, and those that were stored although the answer to their start was lost. */
async function allRuns({ db }: World, ids: readonly string[]): Promise<string[]> {
  const rows = await db.many(
    z.object({ id: z.string() }),
    sql`select id from runs where area = 'automation'`,
  )
  return [...new Set([...ids, ...rows.map(({ id }) => id)])]
}

const countRuns = async ({ db }: World, state: 'waiting' | 'running') =>
  (
    await db.one(
      z.object({ count: z.int() }),
      sql`select count(*)::int as count from runs where area = 'automation' and state = ${state} and question is null`,
    )
  ).count

const countOpen = async ({ db }: World) =>
  (
    await db.one(
      z.object({ count: z.int() }),
      sql`select count(*)::int as count from runs where area = 'automation' and state <> 'done'`,
    )
  ).count

/** Kills the PostgreSQL server as a power cut would; the next process to connect starts it. */
async function killDatabase(world: World): Promise<void> {
  const { folder } = await patiently(() =>
    world.db.one(
      z.object({ folder: z.string() }),
      sql`select current_setting('data_directory') as folder`,
    ),
  )
  const [pid] = (await readFile(join(folder, 'postmaster.pid'), 'utf8')).split('\n')
  process.kill(Number(pid), 'SIGKILL')
}

/**
 * Asks until the database answers, up to a hundred times. Committed changes whose answer was lost
 * are found by the final count.
 */
async function patiently<T>(ask: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await ask()
    } catch (error) {
      if (tries === 100 || (error as Error).message.startsWith('This is not so')) throw error
      await pause(LOOK_EVERY_MS * 3)
    }
  }
}
