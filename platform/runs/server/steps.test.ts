import { existsSync } from 'node:fs'
import { readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { deskOf, sql } from '#server/tools.ts'
import { testTools, type TestTools } from '#server/test-tools.ts'
import { serverRuns } from './api.ts'
import { forgetEndedRuns } from './forget-runs.ts'
import { sweepRunFolders } from './performing/run-folder.ts'
import { performRuns, runKinds, startRun, type RunAtWork, type RunKind } from './lends.ts'

let tools: TestTools
beforeEach(async () => {
  tools = await testTools()
  await tools.db.run(sql`create table counted (number integer)`)
})
afterEach(() => tools.close())

const api = (readerId = tools.readerId) => serverRuns(deskOf(tools, readerId))
const only = async () => (await api().listRuns({}))[0]!
const counted = async () =>
  (
    await tools.db.many(z.object({ number: z.int() }), sql`select number from counted order by 1`)
  ).map(({ number }) => number)

type Perform = (run: RunAtWork<object>) => Promise<Record<string, number>>
const kindOf = (perform: Perform, more: Partial<RunKind<object>> = {}): RunKind<object> => ({
  ...{ area: 'numbers', kind: 'steps', input: z.object({}) },
  perform: (_, run) => perform(run),
  ...more,
})
const begin = (kind: RunKind<object>, title = 'Steps') =>
  startRun(tools, kind, { readerId: tools.readerId, title, input: {} })

describe('steps', () => {
  const count = (run: RunAtWork<object>, number: number) =>
    tools.db.transaction(async (db) => {
      await db.run(sql`insert into counted values (${number})`)
      const step = { path: `${number}`, name: 'count', input: { number }, output: [number] }
      await run.steps.note([{ ...step, state: 'done' }], { db, done: number })
    })

  test('are one with what they change, and what was noted is not done again', async () => {
    let attempts = 0
    const kind = kindOf(async (run) => {
      attempts++
      const done = new Set((await run.steps.read()).map(({ path }) => path))
      for (const number of [1, 2, 3, 4]) {
        if (done.has(`${number}`)) continue
        if (number === 3 && attempts === 1) throw new Error('The database is away')
        await count(run, number)
      }
      return {}
    })
    const { id } = await begin(kind)
    await performRuns(tools, kind)
    expect(await only()).toMatchObject({ state: 'failed', done: 2 })
    await api().retryRun({ id })
    await performRuns(tools, kind)
    expect(await counted()).toEqual([1, 2, 3, 4])
    const { steps, next } = await api().listSteps({ id })
    expect(next).toBeNull()
    expect(steps.map(({ path, output }) => [path, output])).toEqual(
      ['1', '2', '3', '4'].map((path) => [path, [Number(path)]]),
    )
    expect(await counted()).toHaveLength(4)
  })

  test('are not noted, and change nothing, once the run is somebody else’s', async () => {
    const kind = kindOf(async (run) => {
      await count(run, 1)
      await tools.db.run(sql`update runs set worker = gen_random_uuid()`)
      await count(run, 2)
      return {}
    })
    await begin(kind)
    await performRuns(tools, kind)
    expect(await counted()).toEqual([1])
  })

  test('end before the next one where the reader cancels, and what was noted stays', async () => {
    const kind = kindOf(async (run) => {
      await count(run, 1)
      await api().cancelRun({ id: run.id })
      await count(run, 2)
      await count(run, 3)
      return {}
    })
    await begin(kind)
    await performRuns(tools, kind)
    expect((await only()).state).toBe('cancelled')
    expect(await counted()).toEqual([1, 2])
  })

  test('that end while the reader stops the run are noted, and no other begins', async () => {
    const kind = kindOf(async (run) => {
      const stopped = new Promise((resolve) => run.signal.addEventListener('abort', resolve))
      await run.steps.note([{ path: '1', name: 'send', state: 'started' }])
      await api().pauseRun({ id: run.id })
      await stopped
      await run.steps.note([{ path: '1', name: 'send', state: 'done', output: 'sent' }])
      await run.steps.note([{ path: '2', name: 'send', state: 'started' }])
      return {}
    })
    const { id } = await begin(kind)
    await performRuns(tools, kind)
    expect((await only()).state).toBe('paused')
    const { steps } = await api().listSteps({ id })
    expect(steps).toMatchObject([{ path: '1', state: 'done', output: 'sent' }])
  })

  test('may be begun first, and end with an outcome of the same attempt', async () => {
    const kind = kindOf(async ({ steps }) => {
      await steps.note([{ path: '1', name: 'send', state: 'started', input: { to: 'a' } }])
      await steps.note([
        { path: '1', name: 'send', state: 'failed', error: 'No answer' },
        { path: '1', attempt: 2, name: 'send', state: 'done', output: 'sent' },
      ])
      return {}
    })
    const { id } = await begin(kind)
    await performRuns(tools, kind)
    expect((await api().listSteps({ id })).steps).toMatchObject([
      { attempt: 1, state: 'failed', error: 'No answer', input: { to: 'a' } },
      { attempt: 2, state: 'done', output: 'sent' },
    ])
  })

  test('of more data than are kept are refused in words', async () => {
    const kind = kindOf(async ({ steps }) => {
      await steps.note([{ path: '1', name: 'fetch', state: 'done', output: 'x'.repeat(300_000) }])
      return {}
    })
    await begin(kind)
    await performRuns(tools, kind)
    expect((await only()).error).toBe(
      'The step “fetch” has 301 kB of data. At most 256 kB are kept of one step.',
    )
  })

  test('are listed a page at a time, for their reader alone', async () => {
    const kind = kindOf(async ({ steps }) => {
      const all = Array.from({ length: 120 }, (_, at) => ({ path: `${at}`, name: 'one' }))
      await steps.note(all.map((one) => ({ ...one, state: 'done' as const })))
      return {}
    })
    const { id } = await begin(kind)
    await performRuns(tools, kind)
    const paths: string[] = []
    for (let from: number | null = 0; from !== null;) {
      const { steps, next }: Awaited<ReturnType<ReturnType<typeof api>['listSteps']>> =
        await api().listSteps({ id, from })
      paths.push(...steps.map(({ path }) => path))
      from = next
    }
    expect(paths).toEqual(Array.from({ length: 120 }, (_, at) => `${at}`))
    await expect(api('somebody-else').listSteps({ id })).rejects.toThrow('not in the list')
    await expect(api().listSteps({ id: 'run_none' })).rejects.toThrow('not in the list')
  })
})

describe('the folder of a run', () => {
  const folders = () => readdir(join(tools.dataFolder, 'runs')).catch(() => [])

  test('stays while it may go on, and goes with its end', async () => {
    let attempts = 0
    let folder = ''
    const kind = kindOf(async (run) => {
      folder = await run.folder()
      if (++attempts === 1) {
        await writeFile(join(folder, 'half'), 'half')
        throw new Error('No more')
      }
      expect(existsSync(join(folder, 'half'))).toBe(true)
      return {}
    })
    const { id } = await begin(kind)
    await performRuns(tools, kind)
    await sweepRunFolders.run(tools, {})
    expect(await folders()).toEqual([id])
    await api().retryRun({ id })
    await performRuns(tools, kind)
    expect(await only()).toMatchObject({ state: 'done' })
    expect(await folders()).toEqual([])
  })

  test('goes where the reader cancels or deletes it, and one of no run is swept', async () => {
    const kind = kindOf(async (run) => {
      await run.folder()
      throw new Error('No more')
    })
    const { id } = await begin(kind)
    await performRuns(tools, kind)
    await api().deleteRun({ id })
    expect(await folders()).toEqual([])
    await begin(kind)
    await performRuns(tools, kind)
    await tools.db.run(sql`delete from runs`)
    await sweepRunFolders.run(tools, {})
    expect(await folders()).toEqual([])
  })
})

test('so many ended runs stay as each kind keeps, and none of another kind goes for them', async () => {
  const given: (string | null)[] = []
  const few = kindOf(async () => ({}), { kind: 'few', keeps: { ended: 2, failed: 1 } })
  const failing = kindOf(() => Promise.reject(new Error('no')), {
    ...{ kind: 'few', keeps: { ended: 2, failed: 1 } },
    giveUp: async (_, { subject }) => void given.push(subject),
  })
  const rare = kindOf(async () => ({}), { kind: 'rare' })
  await begin(rare, 'rare')
  await performRuns(tools, rare)
  for (let nth = 1; nth <= 5; nth++) await begin(few, `few ${nth}`)
  await performRuns(tools, few)
  for (let nth = 1; nth <= 3; nth++) await begin(failing, `failed ${nth}`)
  await performRuns(tools, failing)
  const world = {
    ...tools,
    extensions: (point: { name: string }) =>
      (point.name === runKinds.name ? [failing, rare] : []) as never,
  }
  await forgetEndedRuns.run(world, {})
  const titles = (await api().listRuns({})).map(({ title }) => title.replace(/ .*/, ''))
  expect(titles.filter((title) => title === 'few')).toHaveLength(2)
  expect(new Set(titles)).toEqual(new Set(['failed', 'few', 'rare']))
  expect(titles).toHaveLength(4)
  expect(given).toHaveLength(2)
})
