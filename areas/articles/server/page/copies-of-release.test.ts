import { afterEach, beforeEach, expect, test } from 'vitest'
import { testTools, type TestTools } from '#server/test-tools.ts'
import { sql } from '#server/tools.ts'
import { serverArticles } from './api.ts'
import { serverFeed } from '#areas/feed/server/api.ts'
import { serverSources } from '#areas/sources/server/api.ts'
import { joinEntries } from '../joining/join-entries.ts'
import { rss } from '#feeds/test-feeds.ts'

const title = 'Brightwater Towing commissions three electric harbour tugs for Orrin'
const release =
  'Brightwater Towing today announced the commissioning of three electric harbour tugs, which will enter service in Orrin in June. The vessels, built by the yard at Tolland, carry batteries of nine megawatt hours and are charged at the quay overnight. The port authority of Orrin has paid a third of the cost.'
const report =
  'Three harbour tugs that run on batteries will work in Orrin from June, said Brightwater Towing on Tuesday. It has bought the electric vessels from the Tolland yard. Neighbours of the quay had complained for years about smoke at night.'

let tools: TestTools
beforeEach(async () => {
  tools = await testTools()
  await follow('wire', release, '08:00')
  await follow('gazette', release.slice(0, 230), '08:30')
  await follow('courier', report, '09:00')
  await joinEntries.run(tools, {})
})
afterEach(() => tools.close())

const hub = () => ({
  ...serverFeed(tools.desk),
  ...serverArticles(tools.desk),
  ...serverSources(tools.desk),
})

async function follow(name: string, text: string, time: string) {
  const address = `https://${name}.example/feed`
  const item = { guid: name, title: `${title}`, text, published: `2026-03-02T${time}:00Z` }
  tools.web.set(address, rss([item], { title: name, link: `https://${name}.example/` }))
  await hub().followSource({ address, name: '', category: 'general', frequency: '15min' })
}

async function article() {
  const [headline] = await hub().listHeadlines({ period: 'today', search: '' })
  return hub().getArticle({ id: headline!.id })
}

test('a copy is counted as a source, not as an independent one, and says whose words it has', async () => {
  const page = await article()
  expect(page).toMatchObject({ sourceCount: 3, independentCount: 2 })
  expect(page.coverage.map(({ outlet, copyOf }) => [outlet.name, copyOf])).toEqual([
    ['wire', undefined],
    ['gazette', 'wire'],
    ['courier', undefined],
  ])
})

test('where the first to publish is not followed, its copies still are one', async () => {
  await follow('standard', release, '09:30')
  await joinEntries.run(tools, {})
  const [wire] = (await hub().listSources({})).filter(({ name }) => name === 'wire')
  await hub().unfollowSource({ id: wire!.id })
  const page = await article()
  expect(page).toMatchObject({ sourceCount: 3, independentCount: 2 })
  expect(page.coverage.map(({ outlet, copyOf }) => [outlet.name, copyOf])).toEqual([
    ['gazette', undefined],
    ['courier', undefined],
    ['standard', 'gazette'],
  ])
})

test('a thousand copies of one release are one source and no breaking news', async () => {
  await tools.db.run(sql`
    with feed as (
      insert into feeds (address, title)
      select 'https://copy-' || nth || '.example/feed', 'Copy ' || nth from generate_series(1, 1000) as nth
      returning id
    ), source as (
      insert into sources (id, reader_id, feed_id, name, category, frequency)
      select 'copy-' || id, ${tools.readerId}, id, 'Copy ' || id, 'general', 'daily' from feed
    ), entry as (
      insert into entries (feed_id, identity, content_hash, title, text, html, language, published_at, seen_at)
      select id, 'release', ''::bytea, ${title}, ${release}, '', 'en', '2026-03-02T10:00:00Z', now() from feed
      returning id, published_at
    )
    insert into entries_waiting (entry_id, published_at) select id, published_at from entry`)
  await joinEntries.run(tools, {})
  const page = await article()
  expect(page).toMatchObject({ sourceCount: 1003, independentCount: 2 })
  expect(await hub().listBreaking({})).toEqual([])
})
