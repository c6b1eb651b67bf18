import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { NEWSROOM } from '#core/limits.ts'
import { noteStatements } from '#server/database/test-statements.ts'
import { deskOf, sql } from '#server/tools.ts'
import type { DialogJob } from '../../contract.ts'
import { serverPlaying } from '../playing/playing-api.ts'
import { hubWithArticle, type HubWithArticle } from '../test-newsroom.ts'
import { serverPieceJobs } from './jobs-api.ts'
import { serverJobControl } from './job-control-api.ts'
import { startDueJobs } from './start-due-jobs.ts'

const HOUR_MS = 3_600_000

let hub: HubWithArticle
const queue = () => serverPieceJobs(hub.tools.desk)
const control = () => serverJobControl(hub.tools.desk)
const only = async () => (await queue().listJobs({}))[0]!
const inHours = (hours: number) =>
  new Date(hub.tools.now().getTime() + hours * HOUR_MS).toISOString()

beforeAll(async () => {
  hub = await hubWithArticle()
})
afterAll(() => hub.tools.close())
beforeEach(async () => {
  await hub.tools.db.run(sql`delete from newsroom_jobs`)
  await hub.tools.db.run(sql`delete from runs`)
})

const ID = { id: 'job-1' }
const start = (changes: Partial<DialogJob> = {}) => queue().startJobs({ jobs: [hub.job(changes)] })
const scheduled = () => start({ scheduledFor: inHours(1) })
async function inReview() {
  await start({ reviewsScript: true })
  await hub.perform()
}
async function completed() {
  await start()
  await hub.perform()
}

/** Performs all later work on the job, including scheduled work. */
async function performLater(): Promise<number> {
  const now = hub.tools.now()
  hub.tools.setNow(new Date(inHours(2)))
  await startDueJobs(hub.tools)
  const performed = await hub.perform()
  hub.tools.setNow(now)
  return performed
}

describe.each([
  ['that waits', start],
  ['that waits for its time', scheduled],
  ['in review', inReview],
])('a job %s', (_, begin) => {
  test('is cancelled, and made once it is tried again', async () => {
    await begin()
    await control().cancelJob(ID)
    expect((await only()).status).toBe('cancelled')
    await expect(control().cancelJob(ID)).rejects.toThrow('ended already')
    expect(await performLater()).toBe(0)

    await control().retryJob(ID)
    expect((await only()).scheduledFor).toBeUndefined()
    await hub.perform()
    // A script that was in review before is still in review.
    if ((await only()).status === 'review') {
      await control().approveScript(ID)
      await hub.perform()
    }
    expect((await only()).status).toBe('completed')
  })

  test('is deleted, and nobody makes it', async () => {
    await begin()
    await queue().deleteJob(ID)
    expect(await queue().listJobs({})).toEqual([])
    expect(await performLater()).toBe(0)
    expect(await queue().listJobs({})).toEqual([])
    await expect(control().retryJob(ID)).rejects.toThrow('not in the list')
  })

  test('is not tried again while it goes on', async () => {
    await begin()
    const before = await only()
    await expect(control().retryJob(ID)).rejects.toThrow('Only what failed or was cancelled')
    expect(await only()).toEqual(before)
  })
})

describe('deleting many jobs', () => {
  const jobs = async (count: number, changes: Partial<DialogJob> = {}) => {
    const ids = Array.from({ length: count }, (_, nth) => `job-${nth}`)
    await queue().startJobs({ jobs: ids.map((id) => hub.job({ id, ...changes })) })
    return ids
  }

  test('takes one statement, and nobody makes them', async () => {
    const ids = await jobs(NEWSROOM.waiting)
    const asked: string[] = []
    const { deleteJobs } = serverJobControl(
      deskOf(noteStatements(hub.tools, asked), hub.tools.readerId),
    )
    expect(await deleteJobs({ ids })).toEqual({ deleted: NEWSROOM.waiting, beingMade: 0 })
    const statements = (text: string) => asked.filter((one) => one.includes(text))
    expect(statements('newsroom_jobs')).toHaveLength(1)
    expect(statements('runs')).toHaveLength(1)
    expect(asked).toHaveLength(2)
    expect(await queue().listJobs({})).toEqual([])
    expect(await performLater()).toBe(0)
    await expect(control().retryJob({ id: ids[0]! })).rejects.toThrow('not in the list')
  })

  test('takes their pieces and their runs along, and leaves the others', async () => {
    const ids = await jobs(3)
    await hub.perform()
    expect(await control().deleteJobs({ ids: [...ids.slice(1), 'job-gone'] })).toEqual({
      deleted: 2,
      beingMade: 0,
    })
    expect((await queue().listJobs({})).map(({ id, status }) => [id, status])).toEqual([
      ['job-0', 'completed'],
    ])
    const left = sql`select job_id as id from newsroom_pieces union all select subject from runs`
    expect(await hub.tools.db.many(z.object({ id: z.string() }), left)).toEqual([
      { id: 'job-0' },
      { id: 'job-0' },
    ])
  })

  test('leaves what is being made, and says how many', async () => {
    const ids = await jobs(3)
    await hub.tools.db.run(sql`
      update runs set state = 'running', lease_until = now() + interval '30 seconds'
      where subject = 'job-1'`)
    expect(await control().deleteJobs({ ids })).toEqual({ deleted: 2, beingMade: 1 })
    expect((await only()).id).toBe('job-1')
    expect((await only()).status).toBe('processing')
  })

  test('leaves those of other readers, by the same ids, too', async () => {
    const ids = await jobs(2, { scheduledFor: inHours(1) })
    await hub.tools.db.run(sql`insert into readers (id, name) values ('bo', 'Bo')`)
    const other = deskOf(hub.tools, 'bo')
    await serverPieceJobs(other).startJobs({ jobs: [hub.job({ id: 'job-0' })] })
    expect(await serverJobControl(other).deleteJobs({ ids })).toEqual({ deleted: 1, beingMade: 0 })
    expect(await queue().listJobs({})).toHaveLength(2)
    await serverPieceJobs(other).startJobs({ jobs: [hub.job({ id: 'job-0' })] })
    expect((await control().deleteJobs({ ids })).deleted).toBe(2)
    expect(await serverPieceJobs(other).listJobs({})).toHaveLength(1)
    expect(await hub.perform()).toBe(1)
  })
})

test('a piece that is kept says so in the queue', async () => {
  await completed()
  expect((await only()).isKept).toBeUndefined()
  await serverPlaying(hub.tools.desk).keepPiece({ ...ID, isKept: true })
  expect((await only()).isKept).toBe(true)
})

test('a job that is completed is neither cancelled nor tried again', async () => {
  await completed()
  const before = await only()
  await expect(control().cancelJob(ID)).rejects.toThrow('ended already')
  await expect(control().retryJob(ID)).rejects.toThrow('Only what failed or was cancelled')
  expect(await hub.perform()).toBe(0)
  expect(await only()).toEqual(before)
})

test('a job that is being made is not deleted under whoever makes it', async () => {
  await start()
  await hub.tools.db.run(
    sql`update runs set state = 'running', lease_until = now() + interval '30 seconds'`,
  )
  await expect(queue().deleteJob(ID)).rejects.toThrow('Cancel it first')
  await expect(control().retryJob(ID)).rejects.toThrow('Only what failed or was cancelled')
  expect((await only()).status).toBe('processing')
})

test.each([-1, 0])('a job for a time that is over begins at once (%d h)', async (hours) => {
  await start({ scheduledFor: inHours(hours) })
  expect(await only()).toMatchObject({ status: 'queued' })
  expect((await only()).scheduledFor).toBeUndefined()
  expect(await hub.perform()).toBe(1)
  expect((await only()).status).toBe('completed')
})

test('several workers begin a due job once', async () => {
  await scheduled()
  hub.tools.setNow(new Date(inHours(2)))
  await Promise.all([startDueJobs(hub.tools), startDueJobs(hub.tools), startDueJobs(hub.tools)])
  const performed = await Promise.all([hub.perform(), hub.perform()])
  expect(performed.toSorted()).toEqual([0, 1])
  expect((await only()).status).toBe('completed')
})
