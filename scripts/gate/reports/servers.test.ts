import { spawn, type ChildProcess } from 'node:child_process'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { Time } from '#core/contract.ts'
import { guardedFetch } from '#server/fetch/guarded-fetch.ts'
import { freePort } from '#core/testing/test-port.ts'
import { testTools, type TestTools } from '#server/test-tools.ts'
import { sql } from '#server/tools.ts'
import { followSource, refreshSources } from '#areas/sources/server/following/follow-source.ts'
import { retrySources } from '#areas/sources/server/health/change-sources.ts'
import { fetchDueFeeds } from '#feeds/visit/fetch-due-feeds.ts'
import { areReportsHere, REPORTS } from './reports-folder.ts'

describe.skipIf(!areReportsHere)('servers that public bug reports describe', () => {
  let server: ChildProcess
  let origin: string
  let tools: TestTools
  const start = new Date('2026-11-27T12:00:00Z')
  beforeAll(async () => {
    const port = await freePort()
    server = spawn(process.execPath, [join(REPORTS, 'answers.mjs')], {
      env: { PORT: String(port) },
      stdio: 'ignore',
    })
    origin = `http://127.0.0.1:${port}`
    await untilItAnswers(origin)
  })
  afterAll(() => void server.kill())
  beforeEach(async () => {
    tools = await testTools()
    tools.fetch = guardedFetch({ allowPrivate: true })
    tools.setNow(start)
  })
  afterEach(() => tools.close())

  const follow = (path: string) =>
    followSource(tools, tools.readerId, {
      address: origin + path,
      name: '',
      category: 'general',
      frequency: 'hourly',
    })
  const fetchAfter = async (hours: number) => {
    tools.setNow(new Date(start.getTime() + hours * 3_600_000))
    await fetchDueFeeds(tools, { hostPauseMs: 0 })
  }
  const feedAt = (path: string) =>
    tools.db.one(
      z.object({ state: z.string(), entryCount: z.int(), lastFetchedAt: z.nullable(Time) }),
      sql`select state, entry_count, last_fetched_at from feeds where address = ${origin + path}`,
    )

  test('a cookie that a redirect sets goes back within the request', async () => {
    const { latest } = await follow('/cookie-redirect')
    expect(latest).toHaveLength(1)
  })

  test('a feed in a Link header is found', async () => {
    const { source, latest } = await follow('/link-header')
    expect(source.address).toBe(`${origin}/calm`)
    expect(latest.length).toBeGreaterThan(0)
  })

  test('a feed that is limited at first is followed, says so, and is tried later', async () => {
    const { found } = await follow('/limited')
    expect(found).toContain('is limiting requests at the moment (429). It is fetched as soon as')
    expect(await feedAt('/limited')).toMatchObject({ state: 'failing', entryCount: 0 })
  })

  test('an endless 304 is asked without conditions once a day', async () => {
    await follow('/endless-304')
    await fetchAfter(3)
    expect(await feedAt('/endless-304')).toMatchObject({ state: 'ok', entryCount: 1 })
    await fetchAfter(26)
    expect(await feedAt('/endless-304')).toMatchObject({ state: 'ok', entryCount: 2 })
  })

  test('one limited feed of a host leaves the others alone, and is asked when its reader retries', async () => {
    const limited = await follow('/limited-later')
    await follow('/calm')
    await fetchAfter(2)
    expect(await feedAt('/limited-later')).toMatchObject({ state: 'failing' })
    const calm = (await feedAt('/calm')).entryCount
    await fetchAfter(4)
    expect((await feedAt('/calm')).entryCount).toBeGreaterThan(calm)
    const lastAsked = async () => (await feedAt('/limited-later')).lastFetchedAt
    const before = await lastAsked()
    await refreshSources(tools, tools.readerId)
    await fetchAfter(4.1)
    expect(await lastAsked()).toBe(before)
    await retrySources({ ...tools, ids: [limited.source.id] }, tools.now())
    await fetchAfter(4.2)
    expect(await lastAsked()).not.toBe(before)
  })
})

/** Waits until the server gives any answer. */
async function untilItAnswers(address: string): Promise<void> {
  for (;;) {
    const answered = await fetch(address).then(
      () => true,
      () => false,
    )
    if (answered) return
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}
