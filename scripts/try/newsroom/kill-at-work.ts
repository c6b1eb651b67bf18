import { spawn, type ChildProcess } from 'node:child_process'
import { createInterface } from 'node:readline'
import { setTimeout as pause } from 'node:timers/promises'
import * as z from 'zod/mini'
import { serverJobControl } from '#areas/newsroom/server/jobs/job-control-api.ts'
import { serverPieceJobs } from '#areas/newsroom/server/jobs/jobs-api.ts'
import { patient } from '#core/test-patience.ts'
import { sql, type Desk } from '#server/tools.ts'
import { end } from '../databases/hub-parts.ts'
import { expectThat } from '../running/expect-that.ts'

const LOOK_EVERY_MS = 100
/** The number of kills between two reports. */
const TELL_EVERY = 10
/** Matches a line of a JSON log that reports an error. */
const ERROR_LINE = /"level":[56]0/
/** The longest time from taking a job to the kill of its worker; longer on a busy machine. */
const LONGEST_LIFE_MS = 8000

interface Killing {
  env: Record<string, string>
  kills: number
  giveUpAt: number
}

/** Kills worker after worker while pieces are made, then lets one finish. */
export async function killAtWork(desk: Desk, { env, kills, giveUpAt }: Killing): Promise<string> {
  let killed = 0
  let atWork = 0
  let retried = 0
  const errors: string[] = []
  const jobs = await openJobs(desk)
  for (let open = jobs; killed < kills && open > 0; open = await openJobs(desk)) {
    expectThat(performance.now() < giveUpAt, `${killed} of ${kills} kills were done in time`)
    const worker = startWorker(env, errors)
    retried += await untilTaken(desk, giveUpAt)
    // Kills come sooner when fewer jobs are left for the remaining kills, so that the last job
    // lasts until the last kill.
    const ahead = (open - 1) / jobs / (1 - killed / kills)
    await pause(Math.random() * patient(LONGEST_LIFE_MS) * Math.min(1, ahead) ** 2)
    await end(worker, 'SIGKILL')
    killed++
    const { changed } = await expireLeases(desk)
    if (changed > 0) atWork++
    if (killed % TELL_EVERY === 0)
      console.log(`  ${killed} kills, ${await openJobs(desk)} jobs to go`)
  }
  expectThat(killed === kills, `all kills came; the pieces were made after ${killed} of ${kills}`)
  const worker = startWorker(env, errors)
  try {
    while ((await openJobs(desk)) > 0) {
      expectThat(performance.now() < giveUpAt, 'everything was made in time')
      await pause(1000)
      retried += await retryFailed(desk)
    }
  } finally {
    await end(worker)
  }
  expectThat(errors.length === 0, `no worker reported an error; one said: ${errors[0]}`)
  return `${killed} kills, ${atWork} of them with a job at work, ${retried} retries by hand`
}

function startWorker(env: Record<string, string>, errors: string[]): ChildProcess {
  const worker = spawn(process.execPath, ['dist/server/main.js', 'worker'], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  createInterface({ input: worker.stderr }).on('line', (line) => {
    if (!ERROR_LINE.test(line)) return
    errors.push(line)
    console.error(line)
  })
  return worker
}

/**
 * Waits until a worker that was not killed yet works on a job, or no job is open; returns the
 * number of jobs that were retried meanwhile.
 */
async function untilTaken(desk: Desk, giveUpAt: number): Promise<number> {
  let retried = 0
  while (performance.now() < giveUpAt) {
    const { count } = await desk.db.one(
      z.object({ count: z.int() }),
      sql`select count(*)::int as count from runs
          where area = 'newsroom' and state = 'running' and lease_until > now()`,
    )
    if (count > 0 || (await openJobs(desk)) === 0) break
    retried += await retryFailed(desk)
    await pause(LOOK_EVERY_MS)
  }
  return retried
}

/** Expires the leases of killed workers at once, which would otherwise take half a minute. */
const expireLeases = (desk: Desk) =>
  desk.db.run(
    sql`update runs set lease_until = now() - interval '1 second' where area = 'newsroom' and state = 'running'`,
  )

async function openJobs(desk: Desk): Promise<number> {
  const jobs = await serverPieceJobs(desk).listJobs({})
  return jobs.filter(({ status }) => status !== 'completed').length
}

/**
 * Retries failed jobs as a reader does: a job whose workers were lost three times at the same place
 * waits for a retry.
 */
async function retryFailed(desk: Desk): Promise<number> {
  const jobs = await serverPieceJobs(desk).listJobs({})
  const failed = jobs.filter(({ status }) => status === 'error')
  for (const { id, error } of failed) {
    expectThat(
      error?.includes('ended 3 times') === true,
      `no job fails otherwise, as with: ${error}`,
    )
    await serverJobControl(desk).retryJob({ id })
  }
  return failed.length
}
