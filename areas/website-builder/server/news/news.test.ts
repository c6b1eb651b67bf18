import { Readable } from 'node:stream'
import { strFromU8, unzipSync } from 'fflate'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { joining } from '#areas/articles/contracts/corrections.ts'
import { joinEntries } from '#areas/articles/server/joining/join-entries.ts'
import { serverSources } from '#areas/sources/server/api.ts'
import { rss, type TestItem } from '#feeds/test-feeds.ts'
import { fetchDueFeeds } from '#feeds/visit/fetch-due-feeds.ts'
import { testTools, type TestTools } from '#server/test-tools.ts'
import { deskOf, sql } from '#server/tools.ts'
import { posts } from '../../contracts/posts.ts'
import { sites } from '../../contracts/sites.ts'
import { siteNews, type storyStates } from '../../contracts/news.ts'
import { NEWS_SITES } from '../../limits.ts'
import { newBlock } from '../../blocks/new-block.ts'
import { testBuilder } from '../test-builder.ts'
import { testPublishing } from '../test-publishing.ts'
import { followNews } from './follow-news.ts'
import { siteZip } from '../zip/export-zip.ts'
import { serverNews } from './news-api.ts'

const HARBOUR = 'https://harbour.example/feed'
const VALLEY = 'https://valley.example/feed'
const MINUTE_MS = 60_000

const tug = 'Tug Marlena sinks off Cape Orrin'
const bakery = 'Bakery on Quay Street wins prize for its rye bread'

let tools: TestTools
let site: string
let ask: ReturnType<typeof testBuilder>['ask']

beforeEach(async () => {
  tools = await testTools()
  await publish(HARBOUR, 'Harbour Gazette', [
    item('tug', tug, 'All nine crew members were lifted from a raft by the coast guard.', 8),
    item('bakery', bakery, 'The jury praised a crust that took eleven hours to rise.', 9),
  ])
  const builder = testBuilder(tools)
  ask = builder.ask
  site = await builder.create('Quay News')
  await ask(siteNews.followNews, {
    site,
    settings: { kind: 'hub', origin: 'news-hub', leastSources: 1 },
  })
  await followNews.run(tools, {})
})
afterEach(() => tools.close())

function item(guid: string, title: string, text: string, hour: number): TestItem {
  const published = `2026-03-02T${String(hour).padStart(2, '0')}:00:00Z`
  return { guid, title, text, published, link: `https://outlet.example/${guid}` }
}

async function publish(address: string, title: string, items: TestItem[]) {
  tools.web.set(address, rss(items, { title, link: address }))
  const { source } = await serverSources(tools.desk).followSource({
    ...{ address, name: '', category: 'general', frequency: 'hourly' },
  })
  await fetchDueFeeds(tools, { hostPauseMs: 0 })
  await joinEntries.run(tools, {})
  return source
}

async function later(minutes: number) {
  tools.setNow(new Date(tools.now().getTime() + minutes * MINUTE_MS))
  await followNews.run(tools, {})
}

const list = async (state: (typeof storyStates)[number]) =>
  (await ask(siteNews.listStories, { site, state })).stories
const titles = async (state: (typeof storyStates)[number]) =>
  (await list(state)).map(({ title }) => title).toSorted()

test('articles wait, become public by themselves, and can be shown at once', async () => {
  expect(await titles('waiting')).toEqual([bakery, tug])
  expect(await titles('public')).toEqual([])
  await later(NEWS_SITES.waitMinutes - 1)
  expect(await titles('public')).toEqual([])
  const [first] = await list('waiting')
  await ask(siteNews.showNow, { site, article: first!.article })
  expect(await titles('public')).toEqual([first!.title])
  await later(1)
  expect(await titles('public')).toEqual([bakery, tug])
  expect(await ask(siteNews.getNews, { site })).toMatchObject({
    ...{ name: 'News Hub', counts: { waiting: 0, public: 2, stopped: 0, withdrawn: 0 } },
  })
})

test('an article that is stopped while it waits stays away, until it is allowed again', async () => {
  const stopped = (await list('waiting')).find(({ title }) => title === tug)!
  await ask(siteNews.stopStory, { site, article: stopped.article })
  await later(NEWS_SITES.waitMinutes)
  expect(await titles('public')).toEqual([bakery])
  expect(await titles('stopped')).toEqual([tug])
  await ask(siteNews.allowStory, { site, article: stopped.article })
  await later(NEWS_SITES.waitMinutes - 1)
  expect(await titles('public')).toEqual([bakery])
  await later(1)
  expect(await titles('public')).toEqual([bakery, tug])
})

test('the next article follows by itself', async () => {
  await later(NEWS_SITES.waitMinutes)
  await publish(VALLEY, 'Valley Post', [
    item('dam', 'Valley council approves a new dam', 'It is to hold much water from 2031 on.', 11),
  ])
  await later(1)
  expect(await titles('waiting')).toEqual(['Valley council approves a new dam'])
  await later(NEWS_SITES.waitMinutes)
  expect(await list('public')).toHaveLength(3)
})

test('a report whose text changes changes the story after it has waited, and says so', async () => {
  await later(NEWS_SITES.waitMinutes)
  tools.web.set(
    HARBOUR,
    rss(
      [
        item('tug', tug, 'All ten crew members were lifted from a raft by the coast guard.', 8),
        item('bakery', bakery, 'The jury praised a crust that took eleven hours to rise.', 9),
      ],
      { title: 'Harbour Gazette', link: HARBOUR },
    ),
  )
  tools.setNow(new Date(tools.now().getTime() + 120 * MINUTE_MS))
  await fetchDueFeeds(tools, { hostPauseMs: 0 })
  await joinEntries.run(tools, {})
  await later(0)
  expect(await list('waiting')).toMatchObject([{ title: tug, isUpdate: true }])
  await later(NEWS_SITES.waitMinutes)
  const changed = (await list('public')).find(({ title }) => title === tug)
  expect(changed?.correctedAt).not.toBeNull()
})

test.each(['while it waits', 'while it is public'])(
  'nothing of a source that turns private %s is shown',
  async (when) => {
    if (when === 'while it is public') await later(NEWS_SITES.waitMinutes)
    await tools.db.run(sql`update feeds set private_to = ${tools.readerId}`)
    // The change of the feed is not announced, so the site has to find it by itself.
    await later(when === 'while it waits' ? NEWS_SITES.waitMinutes : 1)
    expect(await titles('public')).toEqual([])
    expect((await ask(siteNews.getNews, { site })).counts).toMatchObject({ withdrawn: 2 })
    await ask(siteNews.showNow, { site, article: null })
    expect(await titles('public')).toEqual([])
  },
)

test('no story becomes public by a press after its source turned private', async () => {
  await tools.db.run(sql`update feeds set private_to = ${tools.readerId}`)
  await ask(siteNews.showNow, { site, article: null })
  expect(await titles('public')).toEqual([])
})

test('an article of a source that is no longer followed is withdrawn', async () => {
  await later(NEWS_SITES.waitMinutes)
  await tools.db.run(sql`delete from sources where reader_id = ${tools.readerId}`)
  await later(NEWS_SITES.checkedMinutes)
  expect(await titles('public')).toEqual([])
})

test('a search that cannot be read is refused, and another reader sees nothing', async () => {
  await expect(
    ask(siteNews.followNews, {
      site,
      settings: { kind: 'topic', origin: 'nowhere', leastSources: 1 },
    }),
  ).rejects.toThrow('That hub or topic is gone.')
  const other = serverNews(deskOf(tools, 'other'))
  await expect(other.getNews({ site })).rejects.toThrow('already gone')
  await expect(other.showNow({ site, article: null })).rejects.toThrow('already gone')
})

test('visitors see stories in their places, with sources, sections, a feed and a sitemap', async () => {
  const { publish, page, save, load, state } = testPublishing(tools)
  const home = await page(site)
  await save(site, home, { content: [newBlock('news', 'b1')] })
  await publish(site)
  await ask(siteNews.showNow, { site, article: null })
  const { name } = await state(site)
  const front = await load(name!)
  expect(front?.text).toContain(tug)
  const [, path] = /href="(\/story\/\d+-tug[^"]*)"/.exec(front!.text)!
  const story = await load(name!, path)
  expect(story).toMatchObject({ status: 200 })
  for (const words of [
    'All nine crew members',
    'href="https://outlet.example/tug"',
    'id="source-1"',
    'NewsArticle',
    `<link rel="canonical"`,
  ])
    expect(story!.text).toContain(words)
  expect(story!.text).not.toContain('noindex')
  expect((await load(name!, path!.replace(/-.*/, '')))?.status).toBe(308)
  for (const other of ['/feed.xml', '/feed.json', '/sitemap.xml', '/stories'])
    expect((await load(name!, other))?.text, other).toContain(path)
  const etag = story!.headers!['etag']!
  expect((await load(name!, path, { headers: { 'if-none-match': etag } }))?.status).toBe(304)

  const { article } = (await list('public')).find(({ title }) => title === tug)!
  await ask(siteNews.stopStory, { site, article })
  const gone = await load(name!, path)
  expect([gone?.status, gone?.text.includes('This story was withdrawn')]).toEqual([410, true])
  expect((await load(name!))?.text).not.toContain(tug)
  expect((await load(name!, '/story/999999'))?.status).toBe(404)
})

test('a story that was merged leads to what absorbed it, also after that was merged again', async () => {
  const { load, state, publish: show } = testPublishing(tools)
  await publish(VALLEY, 'Valley Post', [
    item('dam', 'Valley council approves a new dam', 'It is to hold much water from 2031 on.', 7),
  ])
  await show(site)
  await later(0)
  await ask(siteNews.showNow, { site, article: null })
  const { name } = await state(site)
  const all = await list('public')
  const [dam, first, second] = ['Valley', 'Tug', 'Bakery'].map((word) =>
    all.find(({ title }) => title.startsWith(word))!,
  )
  const location = async (path: string) => (await load(name!, `/${path}`))!.headers!['location']
  const merge = async (article: number, other: number) => {
    await ask(joining.mergeArticles, { article, other })
    await joinEntries.run(tools, {})
    await later(NEWS_SITES.waitMinutes)
    await later(NEWS_SITES.waitMinutes)
  }
  await merge(first!.article, second!.article)
  const [left] = (await list('public')).filter(({ title }) => !title.startsWith('Valley'))
  const gone = [first!, second!].find(({ article }) => article !== left!.article)!
  expect(await location(gone.path)).toBe(`/${left!.path}`)
  await merge(dam!.article, left!.article)
  const [last] = await list('public')
  for (const { path } of [first!, second!, dam!].filter((one) => one.article !== last!.article))
    expect(await location(path), path).toBe(`/${last!.path}`)
})

test('a site with posts and stories has both in its feed, the newest first', async () => {
  const { load, state, publish: show } = testPublishing(tools)
  await ask(sites.switchPlugin, { site, plugin: 'feed', isOn: true })
  const at = (hour: number) => `2026-03-02T0${hour}:30:00.000Z`
  for (const [title, hour] of [
    ['Early post', 7],
    ['Post between', 8],
  ] as const) {
    const { post } = await ask(posts.addPost, { site, title })
    const {
      id: _,
      version,
      state: __,
      editedAt: ___,
      ...draft
    } = await ask(posts.getPost, {
      ...{ site, post },
    })
    await ask(posts.savePost, { site, post, version, draft: { ...draft, publishedAt: at(hour) } })
  }
  await show(site)
  await ask(siteNews.showNow, { site, article: null })
  const { name } = await state(site)
  const feed = JSON.parse((await load(name!, '/feed.json'))!.text) as { items: { title: string }[] }
  expect(feed.items.map(({ title }) => title)).toEqual([bakery, 'Post between', tug, 'Early post'])
  expect((await load(name!, '/feed.xml'))!.text).toContain('Post between')
})

test('the files of a news site have its stories, and links that work from a folder', async () => {
  const { page, save } = testPublishing(tools)
  await save(site, await page(site), { content: [newBlock('news', 'b1')] })
  await ask(siteNews.showNow, { site, article: null })
  const { body } = (await siteZip.answer(tools, {
    ...{ params: { site }, readerId: tools.readerId },
  } as never))!
  const bytes = new Uint8Array(
    await new Response(Readable.toWeb(body as Readable) as never).arrayBuffer(),
  )
  const files = new Map(
    Object.entries(unzipSync(bytes)).map(([path, file]) => [path, strFromU8(file)]),
  )
  const front = files.get('index.html')!
  expect(front).toContain(tug)
  expect(front).not.toContain('<!--news')
  const [, story] = /href="(story\/\d+-tug[^"]*\/index\.html)"/.exec(front)!
  expect(files.get(story!)).toContain('All nine crew members')
  for (const [path, html] of files)
    for (const [, link] of path.endsWith('.html')
      ? html.matchAll(/(?:href|src)="([^"#]*)["#]/g)
      : []) {
      if (link === '' || /^[a-z]+:/.test(link!)) continue
      const to = new URL(link!, `https://folder.example/${path}`).pathname.slice(1)
      expect([...files.keys()], `${path} leads to ${link}`).toContain(decodeURI(to))
    }
})
