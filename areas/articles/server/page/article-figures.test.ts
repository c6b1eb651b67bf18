import { afterEach, beforeEach, expect, test } from 'vitest'
import { testTools, type TestTools } from '#server/test-tools.ts'
import { sql } from '#server/tools.ts'
import { serverFeed } from '#areas/feed/server/api.ts'
import { serverSources } from '#areas/sources/server/api.ts'
import { fetchDueFeeds } from '#feeds/visit/fetch-due-feeds.ts'
import { rss, type TestItem } from '#feeds/test-feeds.ts'
import { joinEntries } from '../joining/join-entries.ts'
import { serverArticles } from './api.ts'

let tools: TestTools
beforeEach(async () => {
  tools = await testTools()
})
afterEach(() => tools.close())

const hub = () => ({ ...serverFeed(tools.desk), ...serverArticles(tools.desk) })
const NOON = Date.parse('2026-03-02T12:00:00Z')

function report(outlet: string, title: string, text: string, published = '08:00'): TestItem {
  const link = `https://${outlet}.example/marlena-${published}`
  return { guid: link, link, title, text, published: `2026-03-02T${published}:00Z` }
}
const told = (outlet: string, dead: string, published?: string) =>
  report(
    outlet,
    `Tug Marlena sinks off Cape Orrin, ${dead} people dead`,
    `The tug Marlena sank off Cape Orrin on Monday and ${dead} people died, the ${outlet} was told.`,
    published,
  )

async function publish(outlet: string, ...items: TestItem[]): Promise<void> {
  const address = `https://${outlet}.example/feed`
  const title = `The ${outlet[0]!.toUpperCase()}${outlet.slice(1)}`
  const isNew = !tools.web.has(address)
  tools.web.set(address, rss(items, { title, link: `https://${outlet}.example/` }))
  if (isNew) {
    const source = { address, name: '', category: 'general', frequency: 'hourly' } as const
    await serverSources(tools.desk).followSource(source)
  } else {
    await tools.db.run(sql`update feeds set next_fetch_at = ${new Date(0)}`)
    await fetchDueFeeds(tools, { hostPauseMs: 0 })
  }
  await joinEntries.run(tools, {})
}

async function openTug() {
  const found = await hub().listHeadlines({ period: 'week', search: 'Marlena' })
  expect(found).toHaveLength(1)
  return hub().getArticle({ id: found[0]!.id })
}

test('sources that differ are shown with their values, each in its words', async () => {
  await publish('gazette', told('gazette', '12'))
  await publish('courier', told('courier', '14', '09:00'))
  const { figures, coverage } = await openTug()
  expect(figures!.replaced).toEqual([])
  const [[one, other] = []] = figures!.differing
  expect([one!.outlet.name, one!.words.text]).toEqual(['The Gazette', '12 people died'])
  expect([other!.outlet.name, other!.words.text]).toEqual(['The Courier', '14 people died'])
  expect(
    [one, other].map((each) => coverage[each!.words.citations[0]!.coverage]!.outlet.name),
  ).toEqual(['The Gazette', 'The Courier'])
})

test('an article on whose figures all agree says nothing of them', async () => {
  await publish('gazette', told('gazette', '12'))
  await publish('courier', told('courier', '12', '09:00'))
  expect((await openTug()).figures).toBeUndefined()
})

test('a former figure that no report repeats in a sentence is marked', async () => {
  for (const outlet of ['gazette', 'herald', 'post']) await publish(outlet, told(outlet, '12'))
  const text = 'He said that 15 people died when the tug Marlena sank off Cape Orrin.'
  await publish('courier', report('courier', 'Tug Marlena and Cape Orrin', text, '11:30'))
  const { title, figures } = await openTug()
  expect(title).toContain('12')
  expect(
    figures!.replaced.map(({ before, after }) => [before.words.text, after.words.text]),
  ).toEqual([['12 people died', '15 people died']])
  const { start, end } = figures!.replaced[0]!.after.words.citations[0]!
  expect(text.slice(start, end)).toBe('15 people died')
})

test('a headline that changed with the news says since when and which it was', async () => {
  await publish('gazette', told('gazette', '12'))
  expect((await openTug()).headline).toBeUndefined()
  tools.setNow(new Date(NOON + 3_600_000))
  await publish('gazette', told('gazette', '12'), told('gazette', '15', '12:30'))
  const { title, headline, figures } = await openTug()
  expect(title).toContain('15')
  expect(headline).toEqual({
    former: 'Tug Marlena sinks off Cape Orrin, 12 people dead',
    time: '2026-03-02T13:00:00.000Z',
  })
  expect(figures).toBeUndefined()
})
