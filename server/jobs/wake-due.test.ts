import { pino } from 'pino'
import * as z from 'zod/mini'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { patient } from '#core/test-patience.ts'
import { openDatabase, type OpenDatabase } from '../database/database.ts'
import { testDatabase, type TestDatabase } from '../database/test-database.ts'
import { transactionsASecond } from '../database/test-transactions.ts'
import { job, sql, type World } from '../tools.ts'
import { openJobs, type Jobs } from './jobs.ts'

interface Note {
  word: string
}

const log = pino({ level: 'silent' })

let db: TestDatabase
let opened: { jobs: Jobs; database: OpenDatabase }[]
let done: string[]
let failures: number

const write = job<Note>('test/write', async (_, { word }) => {
  if (failures-- > 0) throw new Error('no ink')
  done.push(word)
})

beforeEach(async () => {
  db = await testDatabase()
  opened = []
  done = []
  failures = 0
})
afterEach(async () => {
  for (const { jobs } of opened) await jobs.close()
  for (const { database } of opened) await database.close()
  await db.close()
})

/** Opens a queue as if in another process, which gets no notice of any job. */
async function openDeaf(some = [write]): Promise<Jobs> {
  const database = Object.assign(await openDatabase(db.url), { listen: async () => async () => {} })
  const jobs = await openJobs(database, some, log)
  opened.push({ jobs, database })
  return jobs
}

async function startDeafWorker(): Promise<Jobs> {
  const jobs = await openDeaf()
  await jobs.work({ log } as World, [write])
  // The first check runs by itself.
  await new Promise((resolve) => setTimeout(resolve, 300))
  return jobs
}

/**
 * The times between the moments at which jobs could have started and their starts, by the clock of
 * the database.
 */
async function waits(): Promise<number[]> {
  const Row = z.object({ seconds: z.number() })
  const rows = await db.many(
    Row,
    sql`select extract(epoch from started_on - start_after)::float8 as seconds from pgboss.job order by created_on`,
  )
  return rows.map(({ seconds }) => seconds)
}

function mostSeconds(): number {
  return patient(2500) / 1000
}

test('a job of which no worker had notice is taken up within 2.5 seconds of its time', async () => {
  const jobs = await startDeafWorker()
  await jobs.enqueue(write, { word: 'later' }, { afterSeconds: 3 })
  await jobs.enqueue(write, { word: 'now' })
  await expect.poll(() => done, { timeout: patient(10_000) }).toEqual(['now', 'later'])
  for (const seconds of await waits()) {
    expect(seconds).toBeGreaterThanOrEqual(0)
    expect(seconds).toBeLessThan(mostSeconds())
  }
})

test('a job that failed is tried again within 2.5 seconds of its pause', async () => {
  failures = 1
  const jobs = await startDeafWorker()
  await jobs.enqueue(write, { word: 'at last' })
  await expect.poll(() => done, { timeout: patient(15_000) }).toEqual(['at last'])
  const [seconds] = await waits()
  expect(seconds).toBeGreaterThanOrEqual(0)
  expect(seconds).toBeLessThan(mostSeconds())
})

test('each of two workers looks, and a job is done by one of them', async () => {
  const [first] = [await startDeafWorker(), await startDeafWorker()]
  const words = Array.from({ length: 10 }, (_, at) => `word ${at}`)
  for (const word of words) await first.enqueue(write, { word }, { afterSeconds: 1 })
  await expect.poll(() => done.length, { timeout: patient(10_000) }).toBe(words.length)
  expect(done.toSorted()).toEqual(words)

  const { jobs, database } = opened.shift()!
  await jobs.close()
  await database.close()
  await opened[0]!.jobs.enqueue(write, { word: 'to the other' })
  await expect.poll(() => done, { timeout: patient(10_000) }).toContain('to the other')
})

test('what a worker had in hand that was killed is tried again', async () => {
  const jobs = await openDeaf()
  await jobs.enqueue(write, { word: 'lost' })
  // Makes the job one of a process that sent its last heartbeat a minute ago.
  await db.run(sql`
    update pgboss.job set state = 'active', started_on = now() - interval '2 minutes',
      heartbeat_on = now() - interval '1 minute'`)
  await startDeafWorker()
  await expect.poll(() => done, { timeout: patient(15_000) }).toEqual(['lost'])
})

test(
  'forty queues at rest make at most one transaction and a half a second',
  async () => {
    const many = Array.from({ length: 40 }, (_, at) => job<Note>(`test/write-${at}`, write.run))
    const jobs = await openDeaf(many)
    await jobs.work({ log } as World, many)
    // PostgreSQL counts the work at the start with a delay.
    const rest = { timeout: patient(40_000) }
    await expect.poll(() => transactionsASecond(db.url, 5000), rest).toBeLessThanOrEqual(1.5)
  },
  patient(60_000),
)
