import { pino } from 'pino'
import * as z from 'zod/mini'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openDatabase } from '../database/database.ts'
import { openJobs, type Jobs } from './jobs.ts'
import { LOOK_EVERY_MS } from './wake-due.ts'
import { testDatabase, type TestDatabase } from '../database/test-database.ts'
import { job, sql, type World } from '../tools.ts'

interface Note {
  word: string
}

let db: TestDatabase
let jobs: Jobs
let logged: { msg: string; attempt?: number; err?: { message: string } }[]
let done: string[]
let failures: number

const write = job<Note>('test/write', async (_, { word }) => {
  if (failures-- > 0) throw new Error('no ink')
  done.push(word)
})

beforeEach(async () => {
  db = await testDatabase()
  logged = []
  done = []
  failures = 0
  jobs = await openJobs(db, [write], log())
})
afterEach(async () => {
  await jobs.close()
  await db.close()
})

function log() {
  return pino({ level: 'info' }, { write: (line) => void logged.push(JSON.parse(line)) })
}

/** A worker gives its tools to jobs; these jobs need only the log. */
function startWorking(on = jobs): Promise<void> {
  return on.work({ log: log() } as World, [write])
}

test('a job is taken up within milliseconds', async () => {
  await startWorking()
  const tookMs: number[] = []
  for (const word of ['one', 'two', 'three', 'four']) {
    const startedAt = performance.now()
    await jobs.enqueue(write, { word })
    await expect.poll(() => done, { interval: 2 }).toContain(word)
    tookMs.push(performance.now() - startedAt)
  }
  // Without a notice, each job but the first would wait for the next regular check. Other programs
  // may delay one job, but hardly all three.
  expect(Math.min(...tookMs.slice(1))).toBeLessThan(LOOK_EVERY_MS / 2)
})

test('a process with a job in hand is not idle, whether that ends well or badly', async () => {
  let fail = () => {}
  const held = new Promise<void>((_, reject) => (fail = () => reject(new Error('It fell'))))
  const hold = job<Note>('news/hold', () => held)
  const holding = await openJobs(db, [hold], log())
  await holding.work({ log: log() } as World, [hold])
  expect(holding.isIdle()).toBe(true)
  await holding.enqueue(hold, { word: 'wait' })
  await expect.poll(() => holding.isIdle()).toBe(false)
  fail()
  await expect.poll(() => holding.isIdle()).toBe(true)
  await holding.close()
})

test('many jobs at once are all done, without waiting in between', async () => {
  await startWorking()
  const words = Array.from({ length: 25 }, (_, at) => `word ${at}`)
  await Promise.all(words.map((word) => jobs.enqueue(write, { word })))
  await expect.poll(() => done.length).toBe(25)
  expect(done.toSorted()).toEqual(words.toSorted())
})

test('with "once", a job that still waits is enough', async () => {
  await jobs.enqueue(write, { word: 'first' }, { dedupeKey: 'note' })
  await jobs.enqueue(write, { word: 'second' }, { dedupeKey: 'note' })
  await jobs.enqueue(write, { word: 'other' }, { dedupeKey: 'letter' })
  await startWorking()
  await expect.poll(() => done.toSorted()).toEqual(['first', 'other'])

  await jobs.enqueue(write, { word: 'third' }, { dedupeKey: 'note' })
  await expect.poll(() => done).toContain('third')
})

test('what an older program queued, or still queues, under the former name is done', async () => {
  const former = job<Note>('news-hub/write', async () => {})
  const older = await openJobs(db, [former], log())
  await older.enqueue(former, { word: 'before' }, { dedupeKey: 'note' })
  await startWorking()
  await expect.poll(() => done).toEqual(['before'])
  await older.enqueue(former, { word: 'beside us' }, { dedupeKey: 'note' })
  await expect.poll(() => done).toEqual(['before', 'beside us'])
  await older.close()
})

test('a job exists only if its transaction commits', async () => {
  await startWorking()
  const failing = db.transaction(async (db) => {
    await jobs.enqueue(write, { word: 'never' }, { db })
    throw new Error('changed my mind')
  })
  await expect(failing).rejects.toThrow('changed my mind')
  await db.transaction((db) => jobs.enqueue(write, { word: 'yes' }, { db }))
  await expect.poll(() => done).toEqual(['yes'])
})

test('a waiting job that a transaction counts on starts only after that has committed', async () => {
  await jobs.enqueue(write, { word: 'joined' }, { dedupeKey: 'note' })
  await db.transaction(async (db) => {
    await jobs.enqueue(write, { word: 'joined too' }, { db, dedupeKey: 'note' })
    await startWorking()
    await new Promise((resolve) => setTimeout(resolve, 400))
    expect(done).toEqual([])
  })
  // If the notice came before the commit, the next regular check finds the job.
  await expect.poll(() => done).toEqual(['joined'])
})

test('a transaction of one reader queues jobs as any other does', async () => {
  const desk = db.forReader('ada')
  await desk.transaction((db) => jobs.enqueue(write, { word: 'mine' }, { db, dedupeKey: 'note' }))
  await desk.transaction((db) => jobs.enqueue(write, { word: 'again' }, { db, dedupeKey: 'note' }))
  await startWorking()
  await expect.poll(() => done).toEqual(['mine'])
})

test('a job that fails is tried again later, and each failure is logged once', async () => {
  failures = 1
  await startWorking()
  await jobs.enqueue(write, { word: 'at last' })
  await expect.poll(() => done).toEqual(['at last'])
  expect(logged).toHaveLength(1)
  expect(logged[0]).toMatchObject({
    msg: 'A job failed; it will be retried',
    attempt: 1,
    err: { message: 'no ink' },
  })
})

test('a job for later waits for its time', async () => {
  await startWorking()
  await jobs.enqueue(write, { word: 'later' }, { afterSeconds: 1 })
  await expect.poll(() => done).toEqual(['later'])
  const { waited } = await db.one(
    z.object({ waited: z.number() }),
    sql`select extract(epoch from started_on - created_on)::float8 as waited from pgboss.job`,
  )
  expect(waited).toBeGreaterThanOrEqual(1)
})

test('processes that start together for the first time all get their queue', async () => {
  const fresh = await testDatabase({ isEmpty: true })
  const databases = await Promise.all([1, 2, 3, 4].map(() => openDatabase(fresh.url)))
  const opened = await Promise.all(databases.map((database) => openJobs(database, [write], log())))
  await opened[0]!.enqueue(write, { word: 'hello' })
  await startWorking(opened[3])
  await expect.poll(() => done).toEqual(['hello'])
  await Promise.all(opened.map((jobs) => jobs.close()))
  await Promise.all(databases.map((database) => database.close()))
  await fresh.close()
})

test('two workers share the jobs and do none twice', async () => {
  const other = await openJobs(db, [write], log())
  await startWorking()
  await startWorking(other)
  const words = Array.from({ length: 40 }, (_, at) => `word ${at}`)
  await Promise.all(words.map((word) => jobs.enqueue(write, { word })))
  await expect.poll(() => done.length).toBe(40)
  await other.close()
  expect(new Set(done).size).toBe(40)
})

test('what a clock ahead had queued waits no longer, and keeps nothing else from being queued', async () => {
  await jobs.enqueue(write, { word: 'from ahead' }, { dedupeKey: 'note' })
  await jobs.enqueue(write, { word: 'much later' }, { afterSeconds: 400 * 86_400 })
  await jobs.enqueue(write, { word: 'tomorrow' }, { afterSeconds: 86_400 })
  await db.run(sql`
    update pgboss.job set start_after = now() + interval '400 days', created_on = now() + interval '400 days'
    where data->>'word' = 'from ahead'`)
  await db.run(sql`update pgboss.queue set monitor_claim_on = now() + interval '400 days'`)
  await startWorking()
  await expect.poll(() => done.toSorted()).toEqual(['from ahead', 'much later'])

  await jobs.enqueue(write, { word: 'next' }, { dedupeKey: 'note' })
  await expect.poll(() => done).toContain('next')
  const [{ ahead }] = (await db.many(
    z.object({ ahead: z.int() }),
    sql`select count(*) as ahead from pgboss.queue where monitor_claim_on > now() + interval '1 day'`,
  )) as [{ ahead: number }]
  expect(ahead).toBe(0)
})
