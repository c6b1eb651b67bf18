import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { testTools, type TestTools } from '#server/test-tools.ts'
import { sql } from '#server/tools.ts'
import { serverFeed } from '#areas/feed/server/api.ts'
import { serverSources } from '#areas/sources/server/api.ts'
import { rss, type TestItem } from '#feeds/test-feeds.ts'
import { serverArticles } from '../page/api.ts'
import { serverJoining } from '../corrections/api.ts'
import { serverFullText } from '../full-text/api.ts'
import { identifyEntries } from './identify-entries.ts'
import { findOriginals } from './originals.ts'
import { joinEntries } from './join-entries.ts'

const text =
  'The tug Marlena sank off Cape Orrin before dawn on Monday. All nine crew members were lifted from a raft by the coast guard. The harbour master of Tolland thanked the fishermen who had seen the lights of the raft and called for help at once, and said that an inquiry begins on Friday.'
const tug: TestItem = {
  guid: 'tug',
  link: 'https://www.harbour.example/2026/tug',
  title: 'Tug Marlena sinks off Cape Orrin, crew of nine rescued',
  text,
  published: '2026-03-02T08:00:00Z',
}

let tools: TestTools
beforeEach(async () => {
  tools = await testTools()
})
afterEach(() => tools.close())

const hub = () => ({
  ...serverFeed(tools.desk),
  ...serverArticles(tools.desk),
  ...serverSources(tools.desk),
  ...serverJoining(tools.desk),
  ...serverFullText(tools.desk),
})

async function follow(
  address: string,
  title: string,
  items: TestItem[],
  link = 'https://www.harbour.example/',
) {
  tools.web.set(address, rss(items, { title, link }))
  await hub().followSource({ address, name: '', category: 'general', frequency: '15min' })
  await joinEntries.run(tools, {})
}

const headlines = (search = '') => hub().listHeadlines({ period: 'week', search })

async function onlyPage() {
  const listed = await headlines()
  expect(listed).toHaveLength(1)
  return hub().getArticle({ id: listed[0]!.id })
}

describe('one page in two feeds of one publisher', () => {
  beforeEach(async () => {
    await follow('https://www.harbour.example/rss', 'Harbour', [tug])
    const world = {
      ...tug,
      guid: 'world-7',
      link: `${tug.link}?ref=world`,
      text: text.slice(0, 60),
    }
    await follow('https://www.harbour.example/world/rss', 'World', [{ ...world, link: tug.link! }])
  })

  test('is one source, by the name of the outlet, and stands once on the page', async () => {
    const page = await onlyPage()
    expect(page).toMatchObject({ sourceCount: 1, independentCount: 1 })
    expect(page.sources.map(({ name }) => name)).toEqual(['Harbour'])
    expect(page.coverage).toHaveLength(1)
  })

  test('is found by the name of each feed, and stays when one of them is left', async () => {
    expect(await headlines('source:Harbour')).toHaveLength(1)
    expect(await headlines('source:World')).toHaveLength(1)
    const [whole] = (await hub().listSources({})).filter(({ name }) => name === 'Harbour')
    await hub().unfollowSource({ id: whole!.id })
    const page = await onlyPage()
    expect(page).toMatchObject({ sourceCount: 1 })
    expect(page.coverage.map(({ outlet, section }) => [outlet.name, section])).toEqual([
      ['Harbour', 'World'],
    ])
    // The article cites the longer of the two entries, which can be opened.
    expect(page.summarySentences.length).toBeGreaterThan(1)
    await expect(hub().getPlainText({ entry: page.coverage[0]!.entry! })).resolves.toEqual({ text })
  })

  test('is split off as a whole', async () => {
    await follow(
      'https://courier.example/rss',
      'Courier',
      [
        {
          ...tug,
          guid: 'c',
          link: 'https://courier.example/tug',
          text: `${text} An inquiry begins.`,
        },
      ],
      'https://courier.example/',
    )
    const page = await onlyPage()
    expect(page.sourceCount).toBe(2)
    const own = page.coverage.find(({ outlet }) => outlet.name === 'Harbour')!
    const { article } = await hub().splitEntry({ entry: own.entry!, article: page.id })
    await joinEntries.run(tools, {})
    const feeds = await tools.db.many(
      z.object({ id: z.int(), feeds: z.int() }),
      sql`select id, cardinality(feed_ids) as feeds from articles order by id`,
    )
    expect(feeds).toEqual([
      { id: page.id, feeds: 1 },
      { id: article, feeds: 2 },
    ])
  })
})

test('five feeds of one outlet with reports of their own are one outlet', async () => {
  for (const [at, section] of ['Politics', 'World', 'Local'].entries()) {
    const item = {
      ...tug,
      guid: section,
      link: `${tug.link}-${at}`,
      title: `${section}: ${tug.title}`,
      text: `${text} This is said in ${section}.`,
    }
    await follow(`https://www.harbour.example/${section}`, section, [item])
  }
  const page = await onlyPage()
  expect(page.sourceCount).toBe(1)
  expect(page.sources.map(({ name }) => name)).toEqual(['harbour.example'])
})

test('one text below five headlines of one publisher is one source and one report', async () => {
  const items = [
    'sinks off Cape Orrin',
    'crew rescued by coast guard',
    'lights seen by fishermen',
  ].map((title, at) => ({
    ...tug,
    guid: `g${at}`,
    link: `https://www.harbour.example/${at}/tug`,
    title: `Tug Marlena: ${title}`,
  }))
  await follow('https://www.harbour.example/rss', 'Harbour', items)
  const page = await onlyPage()
  expect(page.coverage).toHaveLength(1)
})

test('a column of one title is new each day, and releases of one template are not one', async () => {
  const column = (day: number) => ({
    guid: `day-${day}`,
    link: `https://www.harbour.example/day/${day}`,
    title: 'The morning letter from the quay',
    published: `2026-03-0${day}T06:00:00Z`,
  })
  const release = (town: string) => ({
    guid: town,
    link: `https://www.harbour.example/${town}`,
    title: `Ministry announces grant to the port of ${town}`,
    text: `The Ministry of Harbours today announced a grant to the port of ${town}, which will be spent on quays, cranes and lights. The minister said that the grant shows what the government does for the coast, and that more will follow.`,
    published: '2026-03-02T08:00:00Z',
  })
  await follow('https://www.harbour.example/rss', 'Harbour', [
    column(1),
    column(2),
    release('Orrin'),
    release('Tolland'),
  ])
  const same = await tools.db.many(
    z.object({ id: z.int() }),
    sql`select id from entries where original_id is not null`,
  )
  expect(same).toEqual([])
})

describe('what an aggregator points to', () => {
  const googleNews = {
    guid: 'CBMi1',
    link: 'https://news.google.com/rss/articles/CBMi1',
    title: `${tug.title} - Harbour`,
    text: `${tug.title} Harbour`,
    published: '2026-03-02T09:00:00Z',
  }

  test('counts for the outlet that is named, and says no sentence', async () => {
    const document = rss([googleNews], {
      title: 'Tug - Google News',
      link: 'https://news.google.com/',
    })
    const named = document.replace(
      '</item>',
      '<source url="https://www.harbour.example">Harbour</source></item>',
    )
    tools.web.set('https://news.google.com/rss', named)
    await hub().followSource({
      address: 'https://news.google.com/rss',
      name: 'Tugs',
      category: 'general',
      frequency: '15min',
    })
    await joinEntries.run(tools, {})
    const alone = await onlyPage()
    expect(alone.sources.map(({ name }) => name)).toEqual(['Harbour'])
    expect([alone.title, alone.summary]).toEqual([tug.title, ''])

    await follow('https://www.harbour.example/rss', 'Harbour', [tug])
    const page = await onlyPage()
    expect(page.sourceCount).toBe(1)
    expect(page.summary).toContain('The tug Marlena sank')
  })

  test('a link on Reddit is not a source beside the page that it links', async () => {
    await follow('https://www.harbour.example/rss', 'Harbour', [tug])
    const post = {
      guid: 't3_1',
      link: 'https://www.reddit.com/r/harbour/comments/1/tug/',
      title: 'Tug goes down, everybody safe!!!',
      text: `&lt;a href="${tug.link}"&gt;[link]&lt;/a&gt; &lt;a href="https://www.reddit.com/r/harbour/comments/1/tug/"&gt;[comments]&lt;/a&gt;`,
      published: '2026-03-02T08:30:00Z',
    }
    await follow(
      'https://www.reddit.com/r/harbour/.rss',
      'r/harbour',
      [post],
      'https://www.reddit.com/r/harbour/',
    )
    const page = await onlyPage()
    expect(page).toMatchObject({ sourceCount: 1, title: tug.title })
    expect(page.coverage).toHaveLength(1)
    expect(await headlines('source:r/harbour')).toHaveLength(1)
  })
})

test('what an older version stored twice becomes one, with what a reader saved of it', async () => {
  const other = {
    ...tug,
    guid: 'other',
    link: 'https://www.harbour.example/2026/bakery',
    title: 'Bakery on Quay Street wins a prize for its rye bread',
    text: 'A small bakery on Quay Street has won the regional prize for rye bread.',
  }
  await follow('https://www.harbour.example/rss', 'Harbour', [tug])
  await follow('https://www.harbour.example/world/rss', 'World', [other])
  // Sets the state of an older version: the same report is in two articles, and no outlet is
  // identified.
  await tools.db.run(sql`update entries set link = ${tug.link!} where title = ${other.title!}`)
  await tools.db.run(sql`update entries set outlet = null, fingerprints = null`)
  await tools.db.run(sql`delete from outlets`)
  await tools.db.run(sql`update feeds set outlet = null`)
  const [first, second] = (await headlines()).map(({ id }) => id).toSorted((a, b) => a - b)

  await identifyEntries.run(tools, {})
  const page = await onlyPage()
  expect(page).toMatchObject({ sourceCount: 1 })
  expect((await hub().getArticle({ id: first! })).id).toBe(
    (await hub().getArticle({ id: second! })).id,
  )
  const left = await tools.db.many(
    z.object({ id: z.int() }),
    sql`select id from entries where fingerprints is null`,
  )
  expect(left).toEqual([])
})

test('a piece is looked for by what it says, not among all that is as old', async () => {
  await tools.db.run(sql`
    insert into feeds (address) select 'https://' || n || '.example/' from generate_series(1, 30) as n`)
  await tools.db.run(sql`
    insert into entries (feed_id, identity, content_hash, title, text, html, fingerprints, published_at, seen_at)
    select feeds.id, n, '', '', '', '', array[null, gen_random_uuid(), gen_random_uuid()], now(), now()
    from feeds, generate_series(1, 40) as n`)
  await tools.db.run(sql`
    insert into articles (title, category, first_published_at, published_at) values ('', 'General', now(), now())`)
  await tools.db.run(sql`
    insert into article_entries (entry_id, article_id, position, confidence)
    select entries.id, articles.id, entries.id, 1 from entries, articles`)
  await tools.db.transaction(async (db) => {
    const newest = await db.many(
      z.object({ id: z.int() }),
      sql`select id from entries order by id desc limit 20`,
    )
    const rowsRead = async () =>
      db.one(
        z.object({ count: z.int() }),
        sql`select seq_tup_read + idx_tup_fetch as count from pg_stat_xact_user_tables where relname = 'entries'`,
      )
    const before = await rowsRead()
    await findOriginals(
      db,
      newest.map(({ id }) => id),
    )
    const after = await rowsRead()
    expect(after.count - before.count).toBeLessThan(2_000)
  })
})
