import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { serverFeed } from '#areas/feed/server/api.ts'
import { serverReading } from '#areas/feed/server/for-you/keeper.ts'
import { serverHighlights } from '#areas/notes/server/highlights/highlights-api.ts'
import { serverNotesEditor } from '#areas/notes/server/notes/editor-api.ts'
import { serverSaved } from '#areas/saved/server/saved-articles.ts'
import { anchorAt } from '#engine/anchors/anchor.ts'
import { serverSources } from '#areas/sources/server/api.ts'
import { Joiner, type Joined } from '#engine/joining/joiner.ts'
import { rss } from '#feeds/test-feeds.ts'
import { testTools, type TestTools } from '#server/test-tools.ts'
import { sql } from '#server/tools.ts'
import { serverJoining } from '../corrections/api.ts'
import { serverLastSeen } from '../last-seen/note-seen.ts'
import { HangingRows } from '../merging/hanging-rows.ts'
import { hangingOn } from '../merging/hangs-on-articles.ts'
import { mergeArticles } from '../merging/merge-articles.ts'
import { serverArticles } from '../page/api.ts'
import { joinEntries } from './join-entries.ts'
import { readForbiddenMerges } from '../merging/forbidden-merge-rows.ts'
import { storeParts } from './store-parts.ts'
import { partingHub } from './test-parting.ts'

let tools: TestTools
let hub: ReturnType<typeof partingHub>
let whole: number
beforeEach(async () => {
  tools = await testTools()
  hub = partingHub(tools)
  whole = await hub.fill()
})
afterEach(async () => {
  vi.restoreAllMocks()
  await tools.close()
})

const open = (id: number) => serverArticles(tools.desk).getArticle({ id })
const corrections = () => serverJoining(tools.desk)
const later = (minutes: number) => tools.setNow(new Date(tools.now().getTime() + minutes * 60_000))

describe('An article that tells of two events', () => {
  test('keeps its address with the one, and the other says where it came from', async () => {
    expect((await open(whole)).sourceCount).toBe(4)
    const part = await hub.part('bakery', 'bread')
    const [tug, bakery] = [await open(whole), await open(part)]
    expect(tug).toMatchObject({ id: whole, sourceCount: 2 })
    expect(tug.title).toContain('Marlena')
    expect(bakery).toMatchObject({ id: part, sourceCount: 2, category: expect.any(String) })
    expect(bakery.title).toContain('rye bread')
    expect(JSON.stringify(tug.summarySentences)).not.toContain('bakery')
    expect(bakery.parting).toMatchObject({ from: [{ id: whole, title: tug.title }], into: [] })
    expect(tug.parting).toMatchObject({ from: [], into: [{ id: part, title: bakery.title }] })
    // The former article is listed as the origin, and not again as related.
    expect(bakery.related.map(({ id }) => id)).not.toContain(whole)
    const listed = await serverFeed(tools.desk).listHeadlines({ period: 'week', search: '' })
    expect(new Set(listed.map(({ id }) => id))).toEqual(new Set([whole, part]))
  })

  test('stays two for joining, also after a restart, until a reader makes them one', async () => {
    const part = await hub.part('bakery', 'bread')
    expect((await readForbiddenMerges(tools.db)).has(whole, part)).toBe(true)
    await corrections().mergeArticles({ article: whole, other: part })
    expect((await readForbiddenMerges(tools.db)).has(whole, part)).toBe(false)
  })

  test('parts whole pieces, though the joiner knows one entry of each', async () => {
    const item = { ...hub.items['bread']!, link: 'https://bread.example/1' }
    const again = { title: 'bread again', link: 'https://bread.example/' }
    tools.web.set('https://bread.example/again', rss([{ ...item, guid: 'copy' }], again))
    await serverSources(tools.desk).followSource({
      ...{ address: 'https://bread.example/again', name: '', category: 'general' },
      frequency: '15min',
    })
    await joinEntries.run(tools, {})
    expect((await hub.places())['copy']!.position).toBeLessThan(0)
    const part = await hub.part('bread')
    const { copy, bread, bakery } = await hub.places()
    expect([copy!.article, bread!.article, bakery!.article]).toEqual([part, part, whole])
  })

  test('says nothing of a part that the reader does not see', async () => {
    const part = await hub.part('bakery', 'bread')
    await tools.db.run(sql`update articles set feed_ids = '{}' where id = ${part}`)
    expect((await open(whole)).parting).toBeUndefined()
  })

  test('leaves a part alone whose entries were deleted meanwhile', async () => {
    const { bakery, bread } = await hub.places()
    await tools.db.run(sql`delete from entries where id in (${bakery!.entry}, ${bread!.entry})`)
    await tools.db.run(sql`select mark_stale(array(select id from articles))`)
    const rows = await HangingRows.of(tools.db, [], [whole])
    await storeParts(tools.db, { rows, now: tools.now() }, [
      { from: whole, into: 900, entries: [bakery!.position, bread!.position] },
    ])
    const left = await tools.db.many(z.object({ id: z.int() }), sql`select id from articles`)
    expect(left).toEqual([{ id: whole }])
  })
})

describe('Whatever a reader did with it', () => {
  test('counts for the part, too: read, saved, looked at', async () => {
    await serverArticles(tools.desk).markRead({ id: whole })
    await serverSaved(tools.desk).saveArticle({ article: whole })
    const page = await open(whole)
    const sentences = [...page.summarySentences, ...page.paragraphs.flat()].map((sentence) => ({
      text: sentence.text,
      entry: page.coverage[sentence.citations[0]!.coverage]!.entry!,
    }))
    const entries = page.coverage.map(({ entry }) => entry!)
    await serverLastSeen(tools.desk).noteSeen({ article: whole, sentences, entries })
    later(10)
    const part = await hub.part('bakery', 'bread')
    for (const id of [whole, part]) {
      expect((await open(id)).isRead).toBe(true)
      expect(JSON.stringify((await open(id)).changes ?? {})).not.toContain('bakery')
    }
    const saved = await serverSaved(tools.desk).getSaved({})
    expect(JSON.stringify(saved)).toContain('rye bread')
    expect(JSON.stringify(saved)).toContain('Marlena')
  })

  test('before any report of the part came says nothing of it', async () => {
    await serverArticles(tools.desk).markRead({ id: whole })
    await tools.db.run(sql`
      update entries set seen_at = ${new Date(tools.now().getTime() + 60_000)} where title ~ 'rye bread'`)
    later(10)
    const part = await hub.part('bakery', 'bread')
    expect((await open(part)).isRead).toBe(false)
    expect((await open(whole)).isRead).toBe(true)
  })

  test('goes by its entries where it is about one, and stays where it is about all', async () => {
    const { bakery, tug } = await hub.places()
    const passages = serverHighlights(tools.desk)
    const mark = async (kind: 'entry' | 'article', id: number, words: string) => {
      const text = Object.values(hub.items).find((item) => item.text!.includes(words))!.text!
      const start = text.indexOf(words)
      const anchor = anchorAt(text, { start, end: start + words.length })
      await passages.addHighlight({ subject: { kind, id }, color: 'green', anchor })
    }
    await mark('entry', bakery!.entry, 'eleven hours')
    await mark('entry', tug!.entry, 'before dawn')
    await mark('article', whole, 'The jury praised a crust')
    await mark('article', whole, 'All nine crew members')
    await serverNotesEditor(tools.desk).addNote({ title: 'Mine', text: 'Both.', article: whole })
    const part = await hub.part('bakery', 'bread')
    const notes = await tools.db.many(
      z.object({ title: z.string(), article: z.int() }),
      sql`select title, article_id as article from notes order by title`,
    )
    expect(notes).toEqual([
      { title: 'All nine crew members', article: whole },
      { title: 'Mine', article: whole },
      { title: 'The jury praised a crust', article: part },
      { title: 'before dawn', article: whole },
      { title: 'eleven hours', article: part },
    ])
  })

  test('to hide it hides the part, which can be taken back for each of them', async () => {
    const opinions = serverReading(tools.desk)
    await opinions.giveOpinion({ article: whole, opinion: 'hide' })
    later(10)
    const part = await hub.part('bakery', 'bread')
    const listed = async () =>
      (await serverFeed(tools.desk).listHeadlines({ period: 'week', search: '' })).map(
        ({ id }) => id,
      )
    expect(await listed()).toEqual([])
    await opinions.takeBackOpinion({ article: part, opinion: 'hide' })
    expect(await listed()).toEqual([part])
  })

  test('to keep it from another article keeps the part from that, too', async () => {
    const { id: other } = await tools.db.one(
      z.object({ id: z.int() }),
      sql`insert into articles (title, category, first_published_at, published_at)
          values ('Harbour fair', 'World', now(), now()) returning id`,
    )
    await tools.db.run(
      sql`insert into articles_apart values (${whole}, ${other}), (${other}, ${whole})`,
    )
    const part = await hub.part('bakery', 'bread')
    const apart = await tools.db.many(
      z.object({ other: z.int() }),
      sql`select other_id as other from articles_apart where article_id = ${part}`,
    )
    expect(apart).toEqual([{ other }])
  })
})

describe('Articles that were one', () => {
  test('are one again when a reader says so, which can be undone', async () => {
    const part = await hub.part('bakery', 'bread')
    const merged = await corrections().mergeArticles({ article: part, other: whole })
    await joinEntries.run(tools, {})
    const again = await open(part)
    expect(again).toMatchObject({ id: whole, sourceCount: 4 })
    expect(again.parting).toBeUndefined()
    await corrections().undoCorrection(merged)
    await joinEntries.run(tools, {})
    expect((await open(part)).parting!.from.map(({ id }) => id)).toEqual([whole])
    expect((await open(whole)).parting!.into.map(({ id }) => id)).toEqual([part])
  })

  test('are one again when joining finds so, and the address of the part leads there', async () => {
    const part = await hub.part('bakery', 'bread')
    await mergeArticles(tools.db, hangingOn(tools.extensions), { from: part, into: whole })
    await joinEntries.run(tools, {})
    const page = await open(part)
    expect(page).toMatchObject({ id: whole, sourceCount: 4 })
    expect(page.parting).toBeUndefined()
  })

  test('name the one that took the former in', async () => {
    const part = await hub.part('bakery', 'bread')
    const third = await hub.part('crew')
    const [into, from] = [whole, third]
    await mergeArticles(tools.db, hangingOn(tools.extensions), { from, into })
    await joinEntries.run(tools, {})
    expect((await open(part)).parting!.from.map(({ id }) => id)).toEqual([whole])
  })
})

test('an article whose first reports left is looked at again for its story', async () => {
  const story = async (id: number) =>
    tools.db.one(
      z.object({ told: z.string() }),
      sql`select told from article_affairs where article_id = ${id}`,
    )
  const part = await hub.part('tug', 'crew')
  expect((await story(part)).told).toContain('marlena')
  expect((await story(whole)).told).not.toContain('marlena')
})

test('joining stores the parts of its passes, also where a later entry is in the new article already', async () => {
  const { tug, crew } = await hub.places()
  const add = Joiner.prototype.add
  const joined: Joined[] = []
  vi.spyOn(Joiner.prototype, 'add').mockImplementation(function (this: Joiner, entry) {
    const one = add.call(this, entry)
    joined.push(one)
    // Two earlier entries and the first new one move to the article that the second new entry
    // makes.
    if (joined.length === 2) {
      const entries = [tug!.position, crew!.position]
      joined[0]!.parts.push({ from: whole, into: one.article, entries })
    }
    return one
  })
  const news = ['Ferry Lantern gets a new engine', 'Choir of Tolland sings for the mayor'].map(
    (title, at) => ({ guid: `n${at}`, title, text: '', published: `2026-03-02T10:0${at}:00Z` }),
  )
  tools.web.set(
    'https://choir.example/feed',
    rss(news, { title: 'choir', link: 'https://choir.example/' }),
  )
  await serverSources(tools.desk).followSource({
    ...{ address: 'https://choir.example/feed', name: '', category: 'general' },
    frequency: '15min',
  })
  await joinEntries.run(tools, {})
  expect(joined).toHaveLength(2)
  const after = await hub.places()
  expect(after['tug']!.article).toBe(joined[1]!.article)
  expect((await open(joined[1]!.article)).sourceCount).toBe(3)
  expect((await open(whole)).parting!.into).toHaveLength(1)
})
