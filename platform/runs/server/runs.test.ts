import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { testTools, type TestTools } from '#server/test-tools.ts'
import { deskOf, sql, type World } from '#server/tools.ts'
import { Run } from '../contract.ts'
import { serverRuns } from './api.ts'
import { performRuns, runHere, runKinds, startRun } from './lends.ts'
import { counting, createCounting, holdAt, letGo, spawnCounting } from './test-counting.ts'

let tools: TestTools
beforeEach(async () => {
  tools = await testTools()
  await createCounting(tools.db)
})
afterEach(() => tools.close())

/** The tools of a server with an area that counts. */
const world = (): World => ({
  ...tools,
  extensions: (point) => (point.name === runKinds.name ? [counting as never] : []),
})
const api = (readerId = tools.readerId) => serverRuns(deskOf(world(), readerId))
const start = (to: number, more: { subject?: string } = {}) =>
  startRun(tools, counting, {
    readerId: tools.readerId,
    title: `Count to ${to}`,
    input: { to },
    ...more,
  })
const perform = () => performRuns(tools, counting)
const only = async () => (await api().listRuns({}))[0]!

async function counted(): Promise<number[]> {
  const rows = await tools.db.many(
    z.object({ number: z.int() }),
    sql`select number from counted order by number`,
  )
  return rows.map(({ number }) => number)
}

/** Waits until a run meets a condition. */
async function until(isSo: (run: Run) => boolean) {
  while (!(await api().listRuns({})).some(isSo))
    await new Promise((resolve) => setTimeout(resolve, 5))
}

test('a run waits, is performed, and says how far it is and what came of it', async () => {
  const { id } = await start(3)
  expect(await only()).toMatchObject({ state: 'waiting', done: 0, total: null, attempts: 0 })
  await perform()
  expect(await counted()).toEqual([1, 2, 3])
  expect(await api().getRun({ id })).toMatchObject({
    state: 'done',
    title: 'Count to 3',
    done: 3,
    total: 3,
    step: '',
    result: { counted: 3 },
    attempts: 1,
    log: [{ text: 'Beginning at 1', level: 'info' }],
  })
  expect(tools.announced).toContainEqual({ area: 'runs', readerId: tools.readerId })
  expect(Run.parse(await only())).toBeTruthy()
})

test('a run that fails says why, and goes on where it was when it is tried again', async () => {
  const { id } = await start(14)
  await perform()
  expect(await only()).toMatchObject({ state: 'failed', error: '13 is not counted.', done: 12 })
  await api().retryRun({ id })
  expect(await only()).toMatchObject({ state: 'waiting', error: null, endedAt: null })
  await perform()
  const { log, attempts } = await api().getRun({ id })
  expect(attempts).toBe(2)
  expect(log.map(({ text }) => text)).toEqual(['Beginning at 1', 'Beginning at 13'])
})

test('what nobody can explain is not shown, and goes to the log of the program', async () => {
  await start(1)
  await tools.db.run(sql`drop table counted`)
  await perform()
  expect((await only()).error).toMatch(/The log of the program says more/)
})

describe('a run that is stopped', () => {
  test('pauses at its next step, and goes on from there', async () => {
    const { id } = await start(12)
    await holdAt(tools.db, 3)
    const performing = perform()
    await until(({ done }) => done === 2)
    await api().pauseRun({ id })
    await letGo(tools.db)
    await performing
    const { state, asked, done } = await only()
    expect({ state, asked }).toEqual({ state: 'paused', asked: null })
    expect(await counted()).toHaveLength(done)
    expect(await perform()).toBe(0)

    await api().resumeRun({ id })
    await perform()
    expect(await only()).toMatchObject({ state: 'done', done: 12 })
    expect(await counted()).toHaveLength(12)
  })

  test('is cancelled for good, and its kind hears of it', async () => {
    const { id } = await start(12)
    await holdAt(tools.db, 3)
    const performing = perform()
    await until(({ done }) => done === 2)
    await api().cancelRun({ id })
    await letGo(tools.db)
    await performing
    expect((await only()).state).toBe('cancelled')
    expect((await counted())[0]).toBe(-1)
    await expect(api().retryRun({ id })).rejects.toThrow('Only what failed')
  })

  test('need not have begun', async () => {
    const { id } = await start(3)
    await api().pauseRun({ id })
    expect(await perform()).toBe(0)
    await expect(api().pauseRun({ id })).rejects.toThrow('Only what waits or is running')
    await api().cancelRun({ id })
    expect(await counted()).toEqual([-1])
    await api().deleteRun({ id })
    expect(await api().listRuns({})).toEqual([])
    await expect(api().getRun({ id })).rejects.toThrow('not in the list any more')
  })

  test('is not deleted while it may go on', async () => {
    const { id } = await start(3)
    await expect(api().deleteRun({ id })).rejects.toThrow('Cancel it first.')
  })
})

describe('a worker that is lost', () => {
  test('is followed by another one, which goes on', async () => {
    await start(12)
    await holdAt(tools.db, 4)
    const child = spawnCounting(tools.db.url)
    const ended = new Promise((resolve) => child.on('exit', (_, signal) => resolve(signal)))
    await until(({ done }) => done === 3)
    child.kill('SIGKILL')
    expect(await ended).toBe('SIGKILL')
    expect(await perform()).toBe(0)
    expect((await only()).state).toBe('running')

    await letGo(tools.db)
    await loseWorker()
    await perform()
    expect(await only()).toMatchObject({ state: 'done', attempts: 2, done: 12 })
    expect(new Set(await counted()).size).toBe(12)
    expect((await counted()).length).toBeLessThanOrEqual(13)
  })

  test('is lost to the same step three times, and the run is not tried a fourth', async () => {
    await start(3)
    for (let times = 0; times < 3; times++) {
      await tools.db.run(
        sql`update runs set state = 'running', worker = gen_random_uuid(), lost = ${times}`,
      )
      await loseWorker()
    }
    await perform()
    expect(await only()).toMatchObject({ state: 'failed', done: 0 })
    expect((await only()).error).toMatch(/ended 3 times/)
  })

  test('does not write over what another one does', async () => {
    await start(12)
    await holdAt(tools.db, 3)
    const performing = perform()
    await until(({ done }) => done === 2)
    await tools.db.run(sql`update runs set worker = gen_random_uuid(), step = 'mine'`)
    await letGo(tools.db)
    await performing
    expect(await only()).toMatchObject({ state: 'running', step: 'mine' })
  })

  /** Lets the lease of a run expire, as if thirty seconds had passed without a heartbeat. */
  async function loseWorker() {
    await tools.db.run(sql`update runs set lease_until = now() - interval '1 second'`)
  }
})

describe('a run about a subject', () => {
  test('is there once, and begins again when it was started meanwhile', async () => {
    const first = await start(2, { subject: 'numbers' })
    expect(await start(3, { subject: 'numbers' })).toEqual(first)
    await perform()
    expect(await counted()).toEqual([1, 2, 3])
    expect(await start(1, { subject: 'numbers' })).not.toEqual(first)

    const performing = perform()
    await performing
    await start(12, { subject: 'numbers' })
    await holdAt(tools.db, 2)
    const again = perform()
    await until(({ state, done }) => state === 'running' && done === 1)
    await start(12, { subject: 'numbers' })
    await letGo(tools.db)
    expect(await again).toBe(2)
  })

  test('exists only if the transaction that started it commits', async () => {
    const failing = tools.db.transaction(async (db) => {
      await startRun(
        tools,
        counting,
        { readerId: tools.readerId, title: 'Never', input: { to: 1 } },
        db,
      )
      throw new Error('Something else fails')
    })
    await expect(failing).rejects.toThrow('Something else')
    expect(await api().listRuns({})).toEqual([])
  })
})

describe('a run that somebody waits for', () => {
  const here = (to: number) =>
    runHere(tools, counting, { readerId: tools.readerId, title: 'Here', input: { to } })

  test('gives back what came of it, or why it failed', async () => {
    expect(await here(2)).toEqual({ counted: 2 })
    await expect(here(13)).rejects.toThrow('13 is not counted.')
    expect((await api().listRuns({})).map(({ state }) => state).toSorted()).toEqual([
      'done',
      'failed',
    ])
  })

  test('can be paused by somebody else, who may then resume it', async () => {
    await holdAt(tools.db, 3)
    const waiting = here(12)
    const refused = expect(waiting).rejects.toThrow('resume it under Background work')
    await until(({ done }) => done === 2)
    const { id } = await only()
    await api().pauseRun({ id })
    await letGo(tools.db)
    await refused
    await api().resumeRun({ id })
    await perform()
    expect((await only()).state).toBe('done')
  })
})

test('runs are their reader’s alone', async () => {
  const { id } = await start(3)
  const other = api('somebody-else')
  expect(await other.listRuns({})).toEqual([])
  await expect(other.getRun({ id })).rejects.toThrow('not in the list')
  await expect(other.cancelRun({ id })).rejects.toThrow('not in the list')
})

test('a log keeps its newest lines, and cuts long ones', async () => {
  await runHere(
    tools,
    {
      ...counting,
      async perform(_, { log }) {
        for (let line = 1; line <= 203; line++) await log(`Line ${line} ${'x'.repeat(600)}`)
        return {}
      },
    },
    { readerId: tools.readerId, title: 'Much to say', input: { to: 0 } },
  )
  const { log } = await api().getRun({ id: (await only()).id })
  expect(log).toHaveLength(200)
  expect(log[0]!.text).toMatch(/^Line 4 x/)
  expect(log[0]!.text).toHaveLength(500)
})
