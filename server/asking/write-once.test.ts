import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { articleOf, publish } from '#areas/feed/server/settings/test-articles.ts'
import { OFFLINE } from '#core/limits.ts'
import { patient } from '#core/test-patience.ts'
import { waitingWrites } from '#web/offline/worker/kept-contracts.ts'
import { areas, keeps } from '../areas.ts'
import { testTools, type TestTools } from '../test-tools.ts'
import { sql } from '../tools.ts'
import { createWebServer } from '../web.ts'
import { readerStamp } from '../web/whose.ts'
import { forgetOldWrites } from './write-once.ts'

const MINUTE_MS = 60_000
const DAY_MS = 86_400_000

let tools: TestTools
let app: FastifyInstance
let article: number
beforeAll(async () => {
  tools = await testTools()
  await publish(tools, 'Harbour Gazette', [
    {
      title: 'Choir of Hill Street wins a regional prize',
      text: 'The choir of Hill Street won a regional prize and was not expected to.',
      published: '2026-03-02T11:00:00Z',
    },
  ])
  article = await articleOf(tools, 'Choir')
  app = await createWebServer({
    tools,
    areas,
    readerId: tools.readerId,
    settings: { host: '127.0.0.1' },
    onChange: () => () => {},
    dist: 'nothing-built',
  })
}, patient(60_000))
afterAll(async () => {
  await app?.close()
  await tools?.close()
})

const host = { host: '127.0.0.1:4600' }

async function write(path: string, input: object, headers: Record<string, string> = {}) {
  const reply = await app.inject({
    method: 'POST',
    url: `/api/${path}`,
    headers: { ...host, 'content-type': 'application/json', ...headers },
    payload: JSON.stringify(input),
  })
  return { status: reply.statusCode, outcome: reply.headers['synthwire-outcome'], body: reply.body }
}

const save = (headers?: Record<string, string>) => write('saved/saveArticle', { article }, headers)
const remove = (headers?: Record<string, string>) =>
  write('saved/removeSaved', { kind: 'articles', id: String(article) }, headers)

async function isSaved(): Promise<boolean> {
  const reply = await app.inject({
    url: `/api/saved/isArticleSaved?article=${article}`,
    headers: host,
  })
  return reply.json() as boolean
}

const forgetDecisions = () => tools.db.run(sql`delete from decisions`)

test('what is sent again with its key is carried out once, also after it was taken back', async () => {
  const key = randomUUID()
  expect(await save({ 'idempotency-key': key })).toMatchObject({ status: 204, outcome: 'done' })
  expect(await remove()).toMatchObject({ status: 204, outcome: 'done' })
  expect(await save({ 'idempotency-key': key })).toMatchObject({ status: 204, outcome: 'known' })
  expect(await isSaved()).toBe(false)
})

test('sent twice at once, it is carried out once', async () => {
  const key = randomUUID()
  const sent = await Promise.all(
    Array.from({ length: 6 }, () =>
      write('reading/spendTime', { article, seconds: 5 }, { 'idempotency-key': key }),
    ),
  )
  const count = (wanted: string) => sent.filter(({ outcome }) => outcome === wanted).length
  expect([count('done'), count('known')]).toEqual([1, 5])
})

test('what was refused is refused again, and its key is not used up', async () => {
  const key = randomUUID()
  const gone = () => write('saved/saveArticle', { article: 999_999 }, { 'idempotency-key': key })
  expect((await gone()).status).toBe(404)
  expect((await gone()).status).toBe(404)
  expect(await save({ 'idempotency-key': key })).toMatchObject({ status: 204, outcome: 'done' })
  expect((await gone()).status).toBe(409)
})

test(
  'of two devices, the later decision holds, in whatever order they come back',
  async () => {
    const decision = fc.record({
      agoMs: fc.integer({ min: 0, max: 7 * DAY_MS }),
      isSave: fc.boolean(),
    })
    // Each device sends in the order of its decisions; the order between devices is random.
    const devices = fc.array(fc.array(decision, { maxLength: 4 }), { minLength: 2, maxLength: 3 })
    await fc.assert(
      fc.asyncProperty(devices, fc.infiniteStream(fc.nat()), async (lists, chance) => {
        await forgetDecisions()
        const queues = lists.map((list) => list.toSorted((a, b) => b.agoMs - a.agoMs))
        const all = queues.flat()
        const latest = Math.min(...all.map(({ agoMs }) => agoMs))
        const last = all.filter(({ agoMs }) => agoMs === latest)
        while (queues.some(({ length }) => length > 0)) {
          const left = queues.filter(({ length }) => length > 0)
          const { agoMs, isSave } = left[chance.next().value! % left.length]!.shift()!
          const reply = await (isSave ? save : remove)({
            'idempotency-key': randomUUID(),
            'synthwire-decided-ago': String(agoMs),
          })
          expect(reply.status).toBe(204)
        }
        if (last.length === 1) expect(await isSaved()).toBe(last[0]!.isSave)
      }),
      { numRuns: 25 },
    )
  },
  patient(60_000),
)

test('what is done at the hub itself counts from now, and the mark has the time of the decision', async () => {
  await remove()
  await forgetDecisions()
  await save({ 'synthwire-decided-ago': String(3 * DAY_MS) })
  const { savedAt } = await tools.db.one(
    z.object({ savedAt: z.string() }),
    sql`select saved_at from saved_articles where article_id = ${article}`,
  )
  expect(Date.parse(savedAt)).toBe(tools.now().getTime() - 3 * DAY_MS)
  await remove()
  const late = await save({ 'synthwire-decided-ago': String(MINUTE_MS) })
  expect(late).toMatchObject({ status: 204, outcome: 'superseded' })
  expect(await isSaved()).toBe(false)
})

test('a decision by a clock that was ahead does not hold for ever', async () => {
  await forgetDecisions()
  await save()
  const ahead = new Date(tools.now().getTime() + 400 * DAY_MS)
  await tools.db.run(sql`update decisions set decided_at = ${ahead}`)
  expect(await remove()).toMatchObject({ outcome: 'done' })
})

test('a decision that is older than what is remembered is left alone, and says so', async () => {
  const reply = await save({
    'synthwire-decided-ago': String((OFFLINE.rememberedDays + 1) * DAY_MS),
  })
  expect(reply.status).toBe(409)
  expect(reply.body).toContain(`more than ${OFFLINE.rememberedDays} days ago`)
})

test.each([
  { 'idempotency-key': 'short' },
  { 'idempotency-key': 'x'.repeat(OFFLINE.keyCharacters + 1) },
  { 'idempotency-key': 'with spaces in it' },
  { 'synthwire-decided-ago': '-5' },
  { 'synthwire-decided-ago': 'yesterday' },
])('a header that cannot be understood is refused: %o', async (headers) => {
  expect((await save(headers as unknown as Record<string, string>)).status).toBe(400)
})

test('what another reader decided is not carried out for the one who is signed in', async () => {
  await forgetDecisions()
  await remove()
  expect((await save({ 'synthwire-reader': readerStamp('somebody-else') })).status).toBe(412)
  expect(await isSaved()).toBe(false)
  expect((await save({ 'synthwire-reader': readerStamp(tools.readerId) })).status).toBe(204)
})

test('screens hear of it when there is something to see, and not of what was refused', async () => {
  tools.announced.length = 0
  await write('saved/saveArticle', { article: 999_999 })
  expect(tools.announced).toEqual([])
  await save()
  expect(tools.announced).toContainEqual({ area: 'saved', readerId: tools.readerId })
})

test('keys and decisions are forgotten in time', async () => {
  const key = randomUUID()
  await save({ 'idempotency-key': key })
  await forgetOldWrites.run(tools, {})
  expect(await save({ 'idempotency-key': key })).toMatchObject({ outcome: 'known' })
  const now = tools.now()
  tools.setNow(new Date(now.getTime() + (OFFLINE.rememberedDays + 1) * DAY_MS))
  await forgetOldWrites.run(tools, {})
  tools.setNow(now)
  const { left } = await tools.db.one(
    z.object({ left: z.int() }),
    sql`select (select count(*) from writes_done)::int + (select count(*) from decisions)::int as left`,
  )
  expect(left).toBe(0)
})

test('the worker keeps just the writes that contracts mark, and each of them answers nothing', () => {
  const marked = keeps.flatMap(({ contract }) =>
    Object.values(contract).filter(({ waits }) => waits !== undefined),
  )
  expect(waitingWrites.toSorted()).toEqual(marked.map(({ path }) => path).toSorted())
  for (const { kind, output } of marked) {
    expect(kind).toBe('write')
    expect(z.safeParse(output, undefined).success).toBe(true)
  }
})
