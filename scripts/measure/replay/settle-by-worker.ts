import { spawn, type ChildProcess } from 'node:child_process'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { Time } from '#core/contract.ts'
import { isResting, readProgress } from '#feeds/progress.ts'
import { optionsForTypeScript } from '#server/children/run-typescript.ts'
import { sql, type Tools } from '#server/tools.ts'
import type { ReplayClock } from './clock.ts'
import { pause, type Settle } from './play.ts'

const LOOK_EVERY_MS = 10
/** The longest wait for a worker to begin fetching; a worker looks for due feeds once a second. */
const BUSY_WITHIN_MS = 3000
/** The usual time of the work at one moment, from its first fetch. */
const WORK_MS = 600
const REST_WITHIN_MS = 120_000
const SECOND_MS = 1000

export interface WorkerReplay {
  settle: Settle
  /** The number of all kills of the worker, and of kills in the middle of its work. */
  kills: { all: number; atWork: number }
  stop(): Promise<void>
}

/**
 * Runs the pipeline in a worker process, as `synthwire worker` does. `killsAt` says how often it is
 * killed (SIGKILL) at the nth moment; each time, another one starts after the claims of the dead
 * one have expired.
 */
export async function settleByWorker(
  tools: Tools,
  {
    clock,
    killsAt,
    random,
  }: { clock: ReplayClock; killsAt: (nth: number) => number; random: () => number },
): Promise<WorkerReplay> {
  const kills = { all: 0, atWork: 0 }
  let worker = await startWorker(tools.dataFolder, clock.now())
  let nth = 0

  async function kill() {
    await waitFor(async () => (await readProgress(tools)).fetching > 0, BUSY_WITHIN_MS)
    await pause(random() * WORK_MS)
    await end(worker, 'SIGKILL')
    kills.all++
    if (!isResting(await readProgress(tools))) kills.atWork++
    clock.moveHubTo((await lastClaim(tools)) + SECOND_MS)
    worker = await startWorker(tools.dataFolder, clock.now())
  }

  return {
    kills,
    async settle() {
      // Feeds that the worker has just fetched on its own are due again, but their host requires a
      // pause first.
      clock.moveHubTo(clock.now().getTime() + 2 * SECOND_MS)
      worker.send(clock.now().toISOString())
      for (let left = killsAt(nth++); left > 0; left--) await kill()
      const rests = await waitFor(async () => isResting(await readProgress(tools)), REST_WITHIN_MS)
      if (!rests) {
        throw new Error(
          `The worker did not come to rest: ${JSON.stringify(await readProgress(tools))}`,
        )
      }
    },
    async stop() {
      await end(worker, 'SIGKILL')
    },
  }
}

async function startWorker(dataFolder: string, now: Date): Promise<ChildProcess> {
  const program = join(import.meta.dirname, 'worker.ts')
  const worker = spawn(process.execPath, [...optionsForTypeScript(), program, now.toISOString()], {
    env: {
      ...process.env,
      DATABASE_URL: '',
      SYNTHWIRE_DATA: dataFolder,
      SYNTHWIRE_ALLOW_PRIVATE_FEEDS: '1',
    },
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  })
  let said = ''
  worker.stderr!.on('data', (text) => (said += text))
  await new Promise<void>((resolve, reject) => {
    worker.once('message', () => resolve())
    worker.once('exit', () => reject(new Error(`The worker did not begin. It said:\n${said}`)))
  })
  return worker
}

async function end(worker: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (worker.exitCode !== null || worker.signalCode !== null) return
  const ended = new Promise((resolve) => worker.once('exit', resolve))
  worker.kill(signal)
  await ended
}

/** The time until which claimed feeds and hosts are kept from other workers. */
async function lastClaim({ db }: Tools): Promise<number> {
  const { until } = await db.one(
    z.object({ until: z.nullable(Time) }),
    sql`select greatest((select max(claimed_until) from feeds), (select max(held_until) from hosts)) as until`,
  )
  return until === null ? 0 : Date.parse(until)
}

async function waitFor(isSo: () => Promise<boolean>, withinMs: number): Promise<boolean> {
  const giveUpAt = performance.now() + withinMs
  while (performance.now() < giveUpAt) {
    if (await isSo()) return true
    await pause(LOOK_EVERY_MS)
  }
  return false
}
