import { afterEach, beforeEach, expect, test } from 'vitest'
import { testTools, type TestTools } from '#server/test-tools.ts'
import { sql } from '#server/tools.ts'
import { serverArticles } from '#areas/articles/server/page/api.ts'
import { serverFeed } from './api.ts'
import { serverSources } from '#areas/sources/server/api.ts'
import { fetchDueFeeds } from '#feeds/visit/fetch-due-feeds.ts'
import { joinEntries } from '#areas/articles/server/joining/join-entries.ts'
import { readStats } from '#areas/articles/server/keeping/stats.ts'
import { rss, type TestItem } from '#feeds/test-feeds.ts'

const gazette: TestItem[] = [
  {
    guid: 'g1',
    link: 'https://harbour.example/tug',
    title: 'Tug Marlena sinks off Cape Orrin, crew of nine rescued',
    text: 'The tug Marlena sank off Cape Orrin before dawn on Monday. All nine crew members were lifted from a raft by the coast guard. The owner, Brightwater Towing, said an inquiry would begin this week.',
    published: '2026-03-02T08:00:00Z',
  },
  {
    guid: 'g2',
    link: 'https://harbour.example/bakery',
    title: 'Bakery on Quay Street wins regional prize for its rye bread',
    text: 'A small bakery on Quay Street has won the regional prize for rye bread. The jury praised a crust that took eleven hours to rise and bake.',
    published: '2026-03-02T09:00:00Z',
  },
]
const courier: TestItem[] = [
  {
    guid: 'c1',
    link: 'https://courier.example/marlena',
    title: 'Nine rescued as tug Marlena goes down off Cape Orrin',
    text: 'Nine sailors were rescued when the tug Marlena went down off Cape Orrin early on Monday. Brightwater Towing, which owns the vessel, will hold an inquiry. The coast guard lifted the crew from a raft.',
    published: '2026-03-02T08:40:00Z',
  },
]

let tools: TestTools
beforeEach(async () => {
  tools = await testTools()
  tools.web.set('https://harbour.example/feed', {
    body: encode(rss(gazette)),
    headers: { etag: '"1"' },
  })
  tools.web.set(
    'https://courier.example/rss',
    rss(courier, { title: 'Evening Courier', link: 'https://courier.example/' }),
  )
})
afterEach(() => tools.close())

const hub = () => ({
  ...serverFeed(tools.desk),
  ...serverArticles(tools.desk),
  ...serverSources(tools.desk),
})
const follow = (address: string) =>
  hub().followSource({ address, name: '', category: 'general', frequency: 'hourly' })
const encode = (text: string) => new TextEncoder().encode(text)

async function followBoth() {
  await follow('https://harbour.example/feed')
  await follow('https://courier.example/rss')
  await joinEntries.run(tools, {})
}

test('two reports of one event become one article of two sources, and another event stays apart', async () => {
  await followBoth()
  const headlines = await hub().listHeadlines({ period: 'today', search: '' })
  expect(headlines).toHaveLength(2)
  const tug = headlines.find(({ title }) => title.includes('Marlena'))!
  expect(tug.sources.map(({ name }) => name)).toEqual(['Harbour Gazette', 'Evening Courier'])
  expect(tug.sourceCount).toBe(2)
})

test('every sentence of an article stands word for word in the entry that it cites', async () => {
  await followBoth()
  const [tug] = await hub().listHeadlines({ period: 'today', search: 'Marlena' })
  const page = await hub().getArticle({ id: tug!.id })
  const sentences = [...page.summarySentences, ...page.paragraphs.flat()]
  expect(sentences.length).toBeGreaterThan(1)
  const texts = [...gazette, ...courier].map(({ text }) => text!)
  for (const { text, citations } of sentences) {
    const [citation] = citations
    const source = texts.find((source) => source.slice(citation!.start, citation!.end) === text)
    expect(source).toBeDefined()
    expect(source).toContain(citation!.before + text + citation!.after)
  }
  expect(page.coverage.map(({ link }) => link)).toContain('https://courier.example/marlena')
})

test('a visit that finds nothing new asks conditionally and changes nothing', async () => {
  await followBoth()
  tools.setNow(new Date('2026-03-03T12:00:00Z'))
  const visits: string[] = []
  tools.queued.length = 0
  await fetchDueFeeds(tools, {
    hostPauseMs: 0,
    onVisit: ({ fetched }) => visits.push(fetched.kind),
  })
  expect(visits.toSorted()).toEqual(['unchanged', 'unchanged'])
  expect(tools.queued).toEqual([])
})

test('an entry whose text changes has its article written again', async () => {
  await followBoth()
  const changed = gazette.map((item) => ({
    ...item,
    text: item.text!.replace('nine crew', 'ten crew'),
  }))
  tools.web.set('https://harbour.example/feed', {
    body: encode(rss(changed)),
    headers: { etag: '"2"' },
  })
  tools.setNow(new Date('2026-03-02T18:00:00Z'))
  await fetchDueFeeds(tools, { hostPauseMs: 0 })
  await joinEntries.run(tools, {})

  const [tug] = await hub().listHeadlines({ period: 'today', search: 'Marlena' })
  const page = await hub().getArticle({ id: tug!.id })
  const words = JSON.stringify([page.summarySentences, page.paragraphs])
  expect(words).not.toContain('nine crew members')
})

test('a window that another process joined into is rebuilt before the next entry is joined', async () => {
  await follow('https://harbour.example/feed')
  await joinEntries.run(tools, {})
  // The update simulates another process that has joined an entry meanwhile.
  await tools.db.run(sql`update joining set position = position + 1`)
  await follow('https://courier.example/rss')
  await joinEntries.run(tools, {})
  const [tug] = await hub().listHeadlines({ period: 'today', search: 'Marlena' })
  expect(tug!.sourceCount).toBe(2)
})

test('a source that is no longer followed is neither counted nor cited', async () => {
  await followBoth()
  const courierSource = (await hub().listSources({})).find(
    ({ name }) => name === 'Evening Courier',
  )!
  await hub().unfollowSource({ id: courierSource.id })
  const [tug] = await hub().listHeadlines({ period: 'today', search: 'Marlena' })
  expect(tug!.sourceCount).toBe(1)
  const page = await hub().getArticle({ id: tug!.id })
  expect(page.coverage.map(({ outlet }) => outlet.name)).toEqual(['Harbour Gazette'])
})

test('folders count what is new and what was read', async () => {
  await followBoth()
  const [tug] = await hub().listHeadlines({ period: 'today', search: 'Marlena' })
  const total = async () => {
    const folders = await hub().listFolders({ search: '' })
    return folders.reduce(
      (sum, folder) => [sum[0]! + folder.newArticleCount, sum[1]! + folder.readArticleCount],
      [0, 0],
    )
  }
  expect(await total()).toEqual([2, 0])
  await hub().markRead({ id: tug!.id })
  expect(await total()).toEqual([1, 1])
})

test('a feed that answers 404 says so at the source, keeps its entries, and is tried again later', async () => {
  await followBoth()
  tools.web.delete('https://courier.example/rss')
  tools.setNow(new Date('2026-03-03T12:00:00Z'))
  await fetchDueFeeds(tools, { hostPauseMs: 0 })
  const courierSource = (await hub().listSources({})).find(
    ({ name }) => name === 'Evening Courier',
  )!
  expect(courierSource.health.state).toBe('failing')
  expect(courierSource.health.message).toMatch(/404|not found/i)
  expect(Date.parse(courierSource.health.nextRun!)).toBeGreaterThan(tools.now().getTime())
  expect(courierSource.entryCount).toBe(1)
})

test('following what is followed already changes nothing and says so', async () => {
  await followBoth()
  const again = await follow('https://harbour.example/feed')
  expect(again.isKnown).toBe(true)
  expect(await hub().listSources({})).toHaveLength(2)
})

test('a list is imported as far as it can be read, and the rest is named', async () => {
  const imported = await hub().importOpml({
    text: `<opml version="2.0"><body>
      <outline text="Gazette" xmlUrl="https://harbour.example/feed"/>
      <outline text="Files" xmlUrl="file:///etc/passwd"/>
      <outline text="Courier" xmlUrl="https://courier.example/rss"/></body></opml>`,
  })
  expect(imported.followed).toBe(2)
  expect(imported.failed).toHaveLength(1)
  expect(
    await hub().importOpml({
      text: '<opml><body><outline xmlUrl="https://harbour.example/feed"/></body></opml>',
    }),
  ).toMatchObject({ followed: 0, known: 1 })
})

test('a name and password in an address are used for fetching and shown nowhere', async () => {
  tools.web.set('https://ann:secret@harbour.example/feed', rss(gazette))
  const { source } = await follow('https://ann:secret@harbour.example/feed')
  expect(source.address).toBe('https://harbour.example/feed')
  expect(JSON.stringify(await hub().listSources({}))).not.toContain('secret')
})

test('a publisher that asks for fewer visits is heard also while nothing changes', async () => {
  const calm = rss(gazette).replace('<description>News', '<ttl>600</ttl><description>News')
  tools.web.set('https://harbour.example/feed', { body: encode(calm), headers: { etag: '"1"' } })
  await follow('https://harbour.example/feed')
  tools.setNow(new Date('2026-03-03T12:00:00Z'))
  await fetchDueFeeds(tools, { hostPauseMs: 0 })
  const [source] = await hub().listSources({})
  const waitMinutes = (Date.parse(source!.health.nextRun!) - tools.now().getTime()) / 60_000
  expect(waitMinutes).toBeGreaterThanOrEqual(600)
})

test('a feed that moves for good keeps its entries, whatever else it changes with its address', async () => {
  await followBoth()
  const moved = gazette.map((item) => ({
    ...item,
    link: item.link!.replace('https://harbour', 'http://www.harbour'),
  }))
  const address = 'https://harbour.example/new/feed'
  const body = encode(rss(moved))
  tools.web.set('https://harbour.example/feed', { body, address, movedTo: address })
  tools.web.set(address, { body: encode(rss([...moved, { ...moved[0]!, guid: 'g1-again' }])) })
  for (const day of [3, 4]) {
    tools.setNow(new Date(`2026-03-0${day}T12:00:00Z`))
    await fetchDueFeeds(tools, { hostPauseMs: 0 })
  }

  const [gazetteSource] = (await hub().listSources({})).filter(({ address: at }) => at === address)
  expect(gazetteSource).toMatchObject({ entryCount: 2, name: 'Harbour Gazette' })
  const { entries } = await readStats(tools.db)
  expect(entries).toBe(3)
})
