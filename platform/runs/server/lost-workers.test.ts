import { getEventListeners } from 'node:events'
import type { ChildProcess } from 'node:child_process'
import { afterEach, beforeEach, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { patient } from '#core/test-patience.ts'
import { testTools, type TestTools } from '#server/test-tools.ts'
import { deskOf, sql, type World } from '#server/tools.ts'
import { serverRuns } from './api.ts'
import { runKinds, startRun } from './lends.ts'
import { performForever } from './performing/perform-runs.ts'
import { counting, createCounting, holdAt, letGo, spawnCounting } from './test-counting.ts'

let tools: TestTools
let child: ChildProcess | null = null
beforeEach(async () => {
  tools = await testTools()
  await createCounting(tools.db)
})
afterEach(async () => {
  child?.kill('SIGKILL')
  child = null
  await tools.close()
})

const world = (): World => ({
  ...tools,
  extensions: (point) => (point.name === runKinds.name ? [counting as never] : []),
})
const only = async () => (await serverRuns(deskOf(tools, tools.readerId)).listRuns({}))[0]!
const begin = (to: number) =>
  startRun(tools, counting, {
    readerId: tools.readerId,
    ...{ title: 'Count', input: { to } },
  })

test(
  'a run whose worker was killed is taken up by another one by its connection, long before its lease ends',
  async () => {
    await begin(12)
    await holdAt(tools.db, 4)
    child = spawnCounting(tools.db.url)
    await expect.poll(async () => (await only()).done, { timeout: patient(60_000) }).toBe(3)
    const stop = new AbortController()
    const performing = performForever(world(), stop.signal)
    child.kill('SIGKILL')
    // The lease alone would only free the run in an hour.
    await tools.db.run(sql`update runs set lease_until = now() + interval '1 hour'`)
    await expect
      .poll(async () => (await only()).attempts, { timeout: patient(20_000), interval: 20 })
      .toBe(2)
    await letGo(tools.db)
    await expect.poll(async () => (await only()).state, { timeout: patient(20_000) }).toBe('done')
    stop.abort()
    await performing
    const rows = await tools.db.many(z.object({ number: z.int() }), sql`select number from counted`)
    expect(new Set(rows.map(({ number }) => number)).size).toBe(12)
  },
  patient(120_000),
)

test('a worker that only reconnects keeps its runs', async () => {
  await begin(12)
  await holdAt(tools.db, 3)
  const stop = new AbortController()
  const performing = performForever(world(), stop.signal)
  await expect.poll(async () => (await only()).done, { timeout: patient(20_000) }).toBe(2)
  await tools.db.run(
    sql`select pg_terminate_backend(pid) from pg_locks where locktype = 'advisory' and pid <> pg_backend_pid()
          and database = (select oid from pg_database where datname = current_database())`,
  )
  await letGo(tools.db)
  await expect.poll(async () => (await only()).state, { timeout: patient(30_000) }).toBe('done')
  expect((await only()).attempts).toBe(1)
  stop.abort()
  await performing
})

test('a worker that ends hands its runs back, and the next one goes on where they were', async () => {
  await begin(12)
  await holdAt(tools.db, 4)
  const first = new AbortController()
  const performing = performForever(world(), first.signal)
  await expect.poll(async () => (await only()).done, { timeout: patient(20_000) }).toBe(3)
  first.abort()
  await letGo(tools.db)
  await performing
  expect(await only()).toMatchObject({ state: 'waiting', attempts: 0 })
  const { done } = await only()

  const second = new AbortController()
  const going = performForever(world(), second.signal)
  await expect.poll(async () => (await only()).state, { timeout: patient(20_000) }).toBe('done')
  second.abort()
  await going
  const rows = await tools.db.many(z.object({ number: z.int() }), sql`select number from counted`)
  expect(rows.length).toBeLessThanOrEqual(13)
  expect(done).toBeLessThan(12)
})

test('a lane that goes on keeps nothing of a run that has ended', async () => {
  for (const to of [1, 1, 1]) await begin(to)
  const stop = new AbortController()
  const performing = performForever(world(), stop.signal)
  await expect
    .poll(
      async () =>
        (await serverRuns(deskOf(tools, tools.readerId)).listRuns({})).every(
          ({ state }) => state === 'done',
        ),
      {
        timeout: patient(20_000),
      },
    )
    .toBe(true)
  // The remaining listeners are those of the loops themselves, one each.
  await expect.poll(() => getEventListeners(stop.signal, 'abort').length).toBeLessThanOrEqual(2)
  stop.abort()
  await performing
})
