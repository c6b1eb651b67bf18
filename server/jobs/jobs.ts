import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { PgBoss, type Db, type JobWithMetadata } from 'pg-boss'
import type { Logger } from 'pino'
import { advisoryLocks } from '../database/advisory-locks.ts'
import { runnerOf, type OpenDatabase } from '../database/database.ts'
import type { Runner } from '../database/transactions/transact.ts'
import { prepared } from '../database/prepared.ts'
import { endLost, LOOK_FOR_LOST_EVERY_MS } from './end-lost.ts'
import { endImpossibleDelays, LONGEST_RETRY_SECONDS, LOOK_AT_CLOCK_EVERY_MS } from './job-clock.ts'
import { keepLane, type Lane } from './lanes.ts'
import { LOOK_EVERY_MS, wakeDue } from './wake-due.ts'
import { openBursts } from '../work-lane/bursts.ts'
import { repeat } from '../work-lane/repeat.ts'
import { steadyClock } from '../clock/steady-clock.ts'
import { sql, type Database, type Job, type Tools, type World } from '../tools.ts'

/**
 * Seconds between pg-boss's own checks of each queue. Our check of all queues finds the same jobs
 * sooner, at a fortieth of the cost.
 */
const LOOK_ALONE_EVERY_SECONDS = 10 * 60
/** A worker that sends no heartbeat for this long counts as dead, and its job is tried again. */
const HEARTBEAT_SECONDS = 30
/** The time between two counts of finished jobs, which are deleted once a day. */
const TIDY_EVERY_MS = 10 * 60_000
const CLOSE_WITHIN_MS = 10_000

const queueOptions = {
  // The policy allows one waiting job for each key; a job that may wait next to others gets a
  // unique key.
  policy: 'short',
  notify: true,
  retryLimit: 8,
  retryDelay: 2,
  retryBackoff: true,
  retryDelayMax: LONGEST_RETRY_SECONDS,
  expireInSeconds: 60 * 60,
  heartbeatSeconds: HEARTBEAT_SECONDS,
  deleteAfterSeconds: 60 * 60,
}

// oxlint-disable-next-line typescript/no-explicit-any -- each job knows its own payload
type AnyJob = Job<any>

export interface Jobs {
  enqueue: Tools['enqueue']
  /** Runs these jobs when they are due, until `close`. */
  work(tools: World, jobs: AnyJob[]): Promise<void>
  /** Says if this process runs no job. */
  isIdle(): boolean
  /** Fails if the queue does not answer. */
  check(): Promise<unknown>
  close(): Promise<void>
}

/**
 * Opens the queue, which is in the same database as the data, so that a job can be part of the
 * transaction that needs it.
 */
export async function openJobs(database: OpenDatabase, jobs: AnyJob[], log: Logger): Promise<Jobs> {
  let channel = ''
  const stop = new AbortController()
  const looks: Promise<void>[] = []
  /** The queue of each worker of this process, by the worker's id. */
  const workers = new Map<string, string>()
  const lanes: Lane[] = []
  let inHand = 0
  const boss = new PgBoss({
    db: {
      ...bossStatements(runnerOf(database)),
      async listen(name, onNotice, onGap) {
        channel = name
        const close = await database.listen(name, onNotice, onGap)
        return { close }
      },
    },
    useListenNotify: true,
    schedule: false,
    clock: steadyClock,
    // False, because only `work` supervises: a process that only queues jobs has nothing to
    // supervise.
    supervise: false,
    monitorIntervalSeconds: 1,
    monitorVacuum: false,
  })
  boss.on('error', (error) => log.error({ err: error }, 'The job queue reported an error'))
  boss.on('warning', ({ message, data }) => log.debug({ data }, message))
  // pg-boss makes its tables at the first start, and fails when two processes do so at once.
  await database.transaction(async (db) => {
    await db.run(sql`select pg_advisory_xact_lock(${advisoryLocks.makingQueues})`)
    await boss.start()
    await makeQueues(boss, jobs)
  })

  const bursts = openBursts((name) => database.notify(channel, name), log)

  /**
   * Locks the row of a waiting job, so that it starts after this transaction's commit and sees its
   * changes. Returns false if no job waits, for example because a worker has just started it.
   */
  async function holdWaiting(db: Database, name: string, dedupeKey: string): Promise<boolean> {
    const isWaiting = sql`name = ${name} and singleton_key = ${dedupeKey} and state = 'created'`
    const locked = sql`select 1 from pgboss.job where ${isWaiting} for share`
    // A worker that finds the row locked looks again at the commit, or soon after it.
    const { changed } = await db.run(
      prepared(
        bursts.isFirst(name)
          ? sql`with waiting as (${locked}) select pg_notify(${channel}, ${name}) from waiting`
          : locked,
      ),
    )
    return changed === 1
  }

  const enqueue: Jobs['enqueue'] = async (
    job,
    payload,
    { db = database, dedupeKey, afterSeconds = 0 } = {},
  ) => {
    const options = {
      db: bossStatements(runnerOf(db)),
      singletonKey: dedupeKey ?? randomUUID(),
      startAfter: afterSeconds,
    }
    for (;;) {
      // This lookup costs half as much as a refused insertion.
      if (dedupeKey !== undefined && (await holdWaiting(db, job.name, dedupeKey))) return
      if ((await boss.send(job.name, payload, options)) !== null) return
    }
  }

  function counted(job: AnyJob): AnyJob {
    const run: AnyJob['run'] = async (...given) => {
      inHand++
      try {
        return await job.run(...given)
      } finally {
        inHand--
      }
    }
    return { ...job, run }
  }

  function startLooking(): Promise<void>[] {
    const every = (everyMs: number, work: () => Promise<unknown>) =>
      repeat(log, stop.signal, { name: 'job queue', everyMs, work })
    return [
      every(LOOK_EVERY_MS, () => wakeDue(database, boss, workers)),
      every(LOOK_FOR_LOST_EVERY_MS, () => endLost(database, boss)),
      every(LOOK_AT_CLOCK_EVERY_MS, () => endImpossibleDelays(database)),
      every(TIDY_EVERY_MS, () => boss.supervise()),
    ]
  }

  return {
    enqueue,

    async work(tools, jobs) {
      await endImpossibleDelays(database)
      if (looks.length === 0) looks.push(...startLooking())
      const queues = await namesOfQueues(boss)
      const queuesOf = (job: AnyJob) =>
        [...new Set([job.name, formerName(job)])].filter((name) => queues.has(name))
      const takeUp = async (some: AnyJob[]) => {
        for (const job of some)
          for (const queue of queuesOf(job))
            workers.set(await workOn(boss, queue, counted(job), tools), queue)
      }
      await takeUp(jobs.filter(({ lane }) => lane === undefined))
      for (const lane of new Set(jobs.flatMap(({ lane = [] }) => lane))) {
        const ofLane = jobs.filter((job) => job.lane === lane)
        const quit = async () => {
          const left = ofLane.flatMap(queuesOf)
          for (const [id, queue] of workers) if (left.includes(queue)) workers.delete(id)
          for (const queue of left) await boss.offWork(queue, { wait: false })
        }
        const enter = async () => {
          await quit()
          await takeUp(ofLane)
          // Queues each job once, because jobs that a killed worker was running would otherwise be
          // tried again much later.
          for (const job of ofLane) await enqueue(job, {}, { dedupeKey: 'taken over' })
        }
        lanes.push(keepLane(database, lane, log, { enter, quit }))
      }
    },

    isIdle: () => inHand === 0,
    check: () => boss.getQueues(),
    async close() {
      stop.abort()
      await boss.stop({ timeout: CLOSE_WITHIN_MS })
      await bursts.close()
      await Promise.all(looks)
      await Promise.all(lanes.map(({ leave }) => leave()))
    },
  }
}

/** Runs pg-boss's statements with the driver's own conversion of values, which pg-boss expects. */
function bossStatements(run: Runner): Pick<Db, 'executeSql'> {
  return { executeSql: (text, values = []) => run({ text, values, types: pg.types }) }
}

async function makeQueues(boss: PgBoss, jobs: AnyJob[]): Promise<void> {
  const known = await namesOfQueues(boss)
  for (const { name } of jobs) {
    if (!known.has(name)) await boss.createQueue(name, queueOptions)
  }
}

async function namesOfQueues(boss: PgBoss): Promise<Set<string>> {
  return new Set((await boss.getQueues()).map(({ name }) => name))
}

/**
 * The former name of a job: names once had the prefix "news-hub/". If the database is older, jobs
 * may still wait in queues of those names.
 */
function formerName({ name }: AnyJob): string {
  return name.replace(/^[^/]+/, 'news-hub')
}

/** Runs the jobs of a queue one after another; returns the worker's id. */
async function workOn(boss: PgBoss, queue: string, job: AnyJob, tools: World): Promise<string> {
  const options = {
    includeMetadata: true,
    pollingIntervalSeconds: LOOK_ALONE_EVERY_SECONDS,
    notifyPollingIntervalSeconds: LOOK_ALONE_EVERY_SECONDS,
  } as const
  const worker = await boss.work(queue, options, async (taken: JobWithMetadata<object>[]) => {
    for (const { id, data, retryCount, retryLimit } of taken) {
      try {
        await job.run(tools, data)
      } catch (error) {
        const next = retryCount < retryLimit ? 'it will be retried' : 'it will not be retried'
        tools.log.error(
          { err: error, job: job.name, id, attempt: retryCount + 1 },
          `A job failed; ${next}`,
        )
        throw error
      }
    }
    // There may be more waiting jobs than notices.
    boss.notifyWorker(worker)
  })
  return worker
}
