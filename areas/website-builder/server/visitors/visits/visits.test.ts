import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import * as z from 'zod/mini'
import type { SiteRequest } from '#server/second-listener/sites.ts'
import { testTools, type TestTools } from '#server/test-tools.ts'
import { deskOf, sql } from '#server/tools.ts'
import { visits } from '../../../contracts/visits.ts'
import { VISITORS } from '../../../visitors/limits.ts'
import { pagesSeen } from '../../serving/visitor-posts.ts'
import { testBuilder } from '../../test-builder.ts'
import { testVisitors } from '../test-visitors.ts'
import { deviceOf } from './device-of.ts'
import { serverVisits } from './visits-api.ts'
import { writeVisits } from './write-visits.ts'

let tools: TestTools
let builder: ReturnType<typeof testBuilder>
let site: string
let visitors: ReturnType<typeof testVisitors>
beforeAll(async () => {
  tools = await testTools()
  builder = testBuilder(tools)
})
afterAll(() => tools.close())
beforeEach(async () => {
  site = await builder.create()
  visitors = testVisitors(tools, site)
  await visitors.switchOn('analytics')
})

const COMPUTER = 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0'
const PHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Mobile/15E148'
const ROBOT = 'Mozilla/5.0 (compatible; Googlebot/2.1)'

function see(path: string, client: string, agent = COMPUTER, referer?: string) {
  const request: SiteRequest = {
    ...{ method: 'GET', path: `/${path}`, query: new URLSearchParams(), body: new Uint8Array() },
    ...{ base: '', origin: 'http://cafe.localhost', client },
    headers: { 'user-agent': agent, ...(referer !== undefined && { referer }) },
  }
  for (const seen of tools.extensions(pagesSeen))
    seen(tools, { site: visitors.site, request, path })
}
const seen = (text: string) =>
  visitors.ask({
    ...{ method: 'POST', path: 'seen', headers: { 'user-agent': COMPUTER } },
    body: new TextEncoder().encode(text),
  })
async function read() {
  await writeVisits(tools)
  return builder.ask(visits.getVisits, { site, days: 7 })
}

test('what is counted equals the log of a replay', async () => {
  const log = Array.from({ length: 300 }, (_, at) => ({
    path: ['', 'about', 'menu'][at % 3]!,
    client: `10.0.0.${at % 40}`,
    agent: [COMPUTER, PHONE, COMPUTER, ROBOT][at % 4]!,
    referer: at % 5 === 0 ? 'https://search.example/?q=coffee' : 'http://cafe.localhost/',
  }))
  for (const { path, client, agent, referer } of log) {
    see(path, client, agent, referer)
    // Stores the counts of the day in several parts.
    if (client === '10.0.0.20') await writeVisits(tools)
  }
  const people = log.filter(({ agent }) => agent !== ROBOT)
  const { days, pages, hosts } = await read()
  expect(days.at(-1)).toEqual({
    day: '2026-03-02',
    views: people.length,
    visitors: new Set(people.map(({ client, agent }) => client + agent)).size,
    phones: people.filter(({ agent }) => agent === PHONE).length,
    robots: log.length - people.length,
  })
  const views = (of: string) => people.filter(({ path }) => path === of).length
  expect(new Map(pages.map(({ name, views: seenTimes }) => [name, seenTimes]))).toEqual(
    new Map([
      ['/', views('')],
      ['/about', views('about')],
      ['/menu', views('menu')],
    ]),
  )
  expect(hosts).toEqual([
    {
      name: 'search.example',
      views: people.filter(({ referer }) => referer.startsWith('https')).length,
    },
  ])
  expect(days).toHaveLength(7)
})

test('somebody who comes back the next day has another number', async () => {
  const now = tools.now()
  see('', '192.0.2.1')
  see('about', '192.0.2.1')
  tools.setNow(new Date(now.getTime() + 86_400_000))
  see('', '192.0.2.1')
  const { days } = await read()
  tools.setNow(now)
  expect(days.slice(-2).map(({ visitors: number }) => number)).toEqual([1, 1])
})

test('pages tell once how fast they came and how long they were read', async () => {
  see('about', '192.0.2.1')
  // The page is left long after its view was stored.
  await writeVisits(tools)
  expect(await seen('{"path":"/about","lcpMs":800,"readMs":40000}')).toMatchObject({ status: 204 })
  await seen('{"path":"/about","lcpMs":1200,"readMs":20000}')
  await seen('{"path":"/made-up","lcpMs":1200,"readMs":20000}')
  for (const bad of [
    '',
    '{',
    '{"path":"/about","lcpMs":-1,"readMs":1}',
    `{"path":"${'x'.repeat(2000)}"}`,
  ])
    expect(await seen(bad)).toMatchObject({ status: 204 })
  expect((await read()).pages).toEqual([
    { name: '/about', views: 1, loadMs: 1000, readingMs: 30_000 },
  ])
})

test('a flood of made-up pages and hosts is counted in few rows', async () => {
  for (let at = 0; at < VISITORS.visitNames * 3; at++) {
    see(`made-up-${at}`, `10.1.${at % 250}.1`, COMPUTER, `https://h${at}.example/`)
    if (at % 150 === 0) await writeVisits(tools)
  }
  await writeVisits(tools)
  const { count } = await tools.db.one(
    z.object({ count: z.int() }),
    sql`select count(*)::int as count from website_visit_counts where site_id = ${site}`,
  )
  expect(count).toBeLessThanOrEqual(4 * VISITORS.visitNames + 2)
  expect((await read()).days.at(-1)!.views).toBe(VISITORS.visitNames * 3)
})

test('a site without the plugin counts nothing, and others see nothing', async () => {
  await visitors.switchOn()
  see('', '192.0.2.1')
  expect(await read()).toMatchObject({ isOn: false, pages: [] })
  const other = serverVisits(deskOf(tools, 'other'))
  await expect(other.getVisits({ site, days: 7 })).rejects.toThrow('already gone')
})

test.each([
  ['', 'robot'],
  ['curl/8', 'robot'],
  [ROBOT, 'robot'],
  [PHONE, 'phone'],
  [COMPUTER, 'computer'],
])('%o is a %s', (agent, device) => {
  expect(deviceOf(agent)).toBe(device)
})
