import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { sql } from '#server/tools.ts'
import type { DialogJob } from '../../contract.ts'
import { hubWithArticle, type HubWithArticle } from '../test-newsroom.ts'
import { serverGeneration } from './generation-api.ts'
import { serverMaking } from './making-api.ts'
import { startDueJobs } from './start-due-jobs.ts'

const HOUR_MS = 3_600_000

let hub: HubWithArticle
const queue = () => serverGeneration(hub.tools.desk)
const making = () => serverMaking(hub.tools.desk)
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

/** What a worker still does of it when its time has come, too. */
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
    await making().cancelJob(ID)
    expect((await only()).status).toBe('cancelled')
    await expect(making().cancelJob(ID)).rejects.toThrow('ended already')
    expect(await performLater()).toBe(0)

    await making().retryJob(ID)
    expect((await only()).scheduledFor).toBeUndefined()
    await hub.perform()
    // A script that was to be read still is.
    if ((await only()).status === 'review') {
      await making().approveScript(ID)
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
    await expect(making().retryJob(ID)).rejects.toThrow('not in the list')
  })

  test('is not tried again while it goes on', async () => {
    await begin()
    const before = await only()
    await expect(making().retryJob(ID)).rejects.toThrow('Only what failed or was cancelled')
    expect(await only()).toEqual(before)
  })
})

test('a job that is completed is neither cancelled nor tried again', async () => {
  await completed()
  const before = await only()
  await expect(making().cancelJob(ID)).rejects.toThrow('ended already')
  await expect(making().retryJob(ID)).rejects.toThrow('Only what failed or was cancelled')
  expect(await hub.perform()).toBe(0)
  expect(await only()).toEqual(before)
})

test('a job that is being made is not deleted under whoever makes it', async () => {
  await start()
  await hub.tools.db.run(
    sql`update runs set state = 'running', lease_until = now() + interval '30 seconds'`,
  )
  await expect(queue().deleteJob(ID)).rejects.toThrow('Cancel it first')
  await expect(making().retryJob(ID)).rejects.toThrow('Only what failed or was cancelled')
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
