import { pino } from 'pino'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { patient } from '#core/test-patience.ts'
import { openDatabase, type OpenDatabase } from '../database/database.ts'
import { LEASE_SECONDS } from '../database/leases.ts'
import { testDatabase, type TestDatabase } from '../database/test-database.ts'
import { job, type World } from '../tools.ts'
import { openJobs, type Jobs } from './jobs.ts'

interface Worker {
  jobs: Jobs
  connection: OpenDatabase
  done: string[]
}

let db: TestDatabase
let workers: Worker[]
beforeEach(async () => {
  db = await testDatabase()
  workers = []
})
afterEach(async () => {
  await Promise.all(workers.map(({ jobs }) => jobs.close().catch(() => {})))
  await Promise.all(workers.map(({ connection }) => connection.close().catch(() => {})))
  await db.close()
})

/** Starts a worker as if in another process, with a queue and connections of its own. */
async function startWorker(): Promise<Worker> {
  const connection = await openDatabase(db.url, { poolSize: 4 })
  const done: string[] = []
  const inLane = job<object>('test/in-lane', async () => void done.push('in lane'), { lane: 'one' })
  const anywhere = job<object>('test/anywhere', async () => void done.push('anywhere'))
  const log = pino({ level: 'silent' })
  const jobs = await openJobs(connection, [inLane, anywhere], log)
  await jobs.work({ log } as World, [inLane, anywhere])
  const worker = { jobs, connection, done }
  workers.push(worker)
  return worker
}

const countInLane = ({ done }: Worker) => done.filter((what) => what === 'in lane').length
const enqueue = (name: string) => workers.at(-1)!.jobs.enqueue({ name, run: async () => {} }, {})

test('jobs of a lane are all done by one worker, until it stops', async () => {
  const first = await startWorker()
  // A worker that takes over a lane checks once for waiting jobs.
  await expect.poll(() => countInLane(first)).toBe(1)
  const second = await startWorker()
  for (let nth = 0; nth < 10; nth++) await enqueue('test/in-lane')
  await expect.poll(() => countInLane(first)).toBe(11)
  expect(countInLane(second)).toBe(0)

  await first.jobs.close()
  await enqueue('test/in-lane')
  await expect.poll(() => countInLane(second)).toBe(2)
})

test(
  'a lane whose worker is gone without a word goes to another one within seconds',
  async () => {
    const first = await startWorker()
    await expect.poll(() => countInLane(first)).toBe(1)
    const second = await startWorker()
    // The worker cannot announce that it ends.
    await first.connection.close()
    const goneAt = performance.now()
    await expect
      .poll(() => countInLane(second), { timeout: patient(LEASE_SECONDS * 1000 + 6000) })
      .toBe(1)
    expect(performance.now() - goneAt).toBeLessThan(patient(LEASE_SECONDS * 1000 + 4000))
  },
  patient(30_000),
)
