import { afterEach, beforeEach, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { fetchDueFeeds } from '#feeds/visit/fetch-due-feeds.ts'
import { testTools, type TestTools } from '#server/test-tools.ts'
import { deskOf, sql } from '#server/tools.ts'
import { serverSources } from '../api.ts'
import { exportOpml } from '../following/export-opml.ts'
import { readReports } from '../health/read-reports.ts'
import { serverListings } from './api.ts'

const PAGE = 'https://saltmarsh.example/news'
const TITLES = [
  'Ferry sails again on Monday',
  'Council votes for a keeper',
  'Market closes for repairs',
]
const listOf = (titles: string[], part = 'li') =>
  `<html lang="en"><title>News of Saltmarsh</title><body><div class="news">${titles
    .map(
      (title) =>
        `<${part}><a href="/${title.split(' ')[0]}">${title}</a> <i>2 March 2026</i></${part}>`,
    )
    .join('')}</div></body></html>`
const asPage = (html: string) => ({
  headers: { 'content-type': 'text/html' },
  body: new TextEncoder().encode(html),
})

let tools: TestTools
beforeEach(async () => {
  tools = await testTools()
  tools.web.set(PAGE, asPage(listOf(TITLES)))
})
afterEach(() => tools.close())

const listings = () => serverListings(tools.desk)
const draft = { address: PAGE, name: '', category: 'general', frequency: 'hourly' } as const
const rule = { item: 'div.news > li', title: '', link: '', date: '' }
const titles = async () =>
  (await tools.db.many(z.object({ title: z.string() }), sql`select title from entries order by id`))
    .map(({ title }) => title)
    .toSorted()
const later = async (minutes: number) => {
  tools.setNow(new Date(tools.now().getTime() + minutes * 60_000))
  await fetchDueFeeds(tools, { hostPauseMs: 0 })
}

test('a page is read, followed by its likeliest list, and fetched again', async () => {
  // After its robots.txt, a host is not requested again for a while, so the clock has to advance.
  const clock = setInterval(() => tools.setNow(new Date(tools.now().getTime() + 1000)), 20)
  const look = await listings()
    .lookAtPage({ address: 'saltmarsh.example/news', rule: null, look: 'one' })
    .finally(() => clearInterval(clock))
  expect(look).toMatchObject({
    title: 'News of Saltmarsh',
    suggested: [{ rule, count: 3, titles: TITLES }],
    rule,
  })
  expect(look.entries[0]).toMatchObject({
    title: TITLES[0],
    link: 'https://saltmarsh.example/Ferry',
    publishedTime: '2026-03-02T00:00:00.000Z',
  })
  const { source, found, latest } = await listings().followPage({ ...draft, rule })
  expect({ name: source.name, found, latest: latest.length }).toEqual({
    name: 'News of Saltmarsh',
    found: '3 articles in the list of this page',
    latest: 3,
  })
  const news = 'Library opens on Sundays'
  tools.web.set(PAGE, asPage(listOf([news, ...TITLES])))
  await later(120)
  expect(await titles()).toEqual([...TITLES, news].toSorted())
  expect((await readReports(tools.db, tools.readerId, tools.now()))[0]).toMatchObject({
    condition: 'ok',
    isListing: true,
  })
})

test('a page with a changed layout fails with a message, keeps its entries, and is read by another rule', async () => {
  const { source } = await listings().followPage({ ...draft, rule })
  tools.web.set(PAGE, asPage(listOf(['Pier is painted in blue', ...TITLES], 'section')))
  await later(120)
  const [failing] = await readReports(tools.db, tools.readerId, tools.now())
  expect(failing).toMatchObject({ condition: 'failing', health: { state: 'failing' } })
  expect(failing!.health.message).toMatch(/^Its list of articles was not found on the page/)
  expect(await titles()).toEqual(TITLES.toSorted())

  const next = { ...rule, item: 'div.news > section' }
  expect(await listings().getListing({ id: source.id })).toEqual({
    address: PAGE,
    rule,
    mayChange: true,
  })
  await listings().changeListing({ id: source.id, rule: next })
  await later(1)
  expect(await titles()).toEqual([...TITLES, 'Pier is painted in blue'].toSorted())
})

test('a rule that cannot be used is refused by the name of its part', async () => {
  const wrong = { ...rule, title: 'h2[' }
  const refused = { kind: 'invalid', fields: { title: '“h2[” is no CSS selector.' } }
  await expect(listings().followPage({ ...draft, rule: wrong })).rejects.toMatchObject(refused)
  await expect(
    listings().lookAtPage({ address: PAGE, rule: wrong, look: 'two' }),
  ).rejects.toMatchObject(refused)
  await expect(
    listings().followPage({ ...draft, rule: { ...rule, item: 'table' } }),
  ).rejects.toThrow(/list of articles was not found/)
  expect(await serverSources(tools.desk).listSources({})).toEqual([])
})

test('a page with other readers can be changed only by the owner', async () => {
  const { source } = await listings().followPage({ ...draft, rule })
  await tools.db.run(sql`insert into readers (id, name, role) values ('other', 'Other', 'reader')`)
  const theirs = serverListings(deskOf(tools, 'other'))
  const followed = await theirs.followPage({ ...draft, rule: { ...rule, item: 'div.news li' } })
  expect(await theirs.getListing({ id: followed.source.id })).toMatchObject({
    rule,
    mayChange: false,
  })
  await expect(theirs.changeListing({ id: followed.source.id, rule })).rejects.toMatchObject({
    kind: 'not-allowed',
  })
  await expect(theirs.getListing({ id: source.id })).rejects.toMatchObject({ kind: 'not-found' })
  expect(await listings().getListing({ id: source.id })).toMatchObject({ mayChange: true })
})

test('a list is exported with the sources of a reader, and imported again', async () => {
  const { source } = await listings().followPage({ ...draft, rule: { ...rule, date: 'i' } })
  const opml = await exportOpml(tools, tools.readerId)
  await serverSources(tools.desk).unfollowSource({ id: source.id })
  const wrong = opml.replace(PAGE, `${PAGE}/old`).replace('listItem="', 'listItem="[')
  for (const text of [opml, wrong]) await serverSources(tools.desk).importOpml({ text })
  const [first, second] = await serverSources(tools.desk).listSources({})
  const rules = await Promise.all(
    [first!, second!].map(async ({ id }) => (await listings().getListing({ id })).rule),
  )
  expect(rules.filter(Boolean)).toEqual([{ ...rule, date: 'i' }])
})
