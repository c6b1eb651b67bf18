import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { openDatabase } from '#server/database/database.ts'
import type { TestDatabase } from '#server/database/test-database.ts'
import { testTools, type TestTools } from '#server/test-tools.ts'
import { deskOf, sql, type World } from '#server/tools.ts'
import { serverArticles } from '../page/api.ts'
import { serverSources } from '#areas/sources/server/api.ts'
import { fetchDueFeeds } from '#feeds/visit/fetch-due-feeds.ts'
import { USUAL_THRESHOLD } from '../../contracts/corrections.ts'
import { joinEntries } from './join-entries.ts'
import { reports } from './test-reports.ts'
import { serverRuleEditor } from '#areas/rules/server/rule-editor-api.ts'
import { serverSaved } from '#areas/saved/server/saved-articles.ts'
import { rss, type TestItem } from '#feeds/test-feeds.ts'
import { serverJoining } from '../corrections/api.ts'

const tug = reports.tug
const inquiry = { ...reports.crew, guid: 'inquiry' }
const third: TestItem = {
  guid: 'third',
  title: 'Crew of tug Marlena safe after sinking off Cape Orrin',
  text: 'Off Cape Orrin the tug Marlena sank on Monday; the coast guard rescued its crew of nine from a raft before dawn.',
  published: '2026-03-02T09:00:00Z',
}
const bakery = reports.bakery

let tools: TestTools
beforeEach(async () => {
  tools = await testTools()
  await publish('harbour', [tug, bakery])
  await publish('courier', [inquiry])
  await publish('standard', [third])
})
afterEach(() => tools.close())

const hub = () => ({ ...serverArticles(tools.desk), ...serverSources(tools.desk) })
const keeper = () => serverJoining(tools.desk)
const saved = () => serverSaved(tools.desk)

async function publish(name: string, items: TestItem[]) {
  await wait(name, items)
  await joinEntries.run(tools, {})
}

/** Stores entries that are not joined yet. */
async function wait(name: string, items: TestItem[]) {
  const address = `https://${name}.example/feed`
  tools.web.set(address, rss(items, { title: name, link: `https://${name}.example/` }))
  await hub().followSource({ address, name: '', category: 'general', frequency: '15min' })
}

/** Adds items to a feed. */
async function add(name: string, items: TestItem[], at = '2026-03-02T14:00:00Z') {
  tools.web.set(
    `https://${name}.example/feed`,
    rss(items, { title: name, link: `https://${name}.example/` }),
  )
  tools.setNow(new Date(at))
  await fetchDueFeeds(tools, { hostPauseMs: 0 })
  await joinEntries.run(tools, {})
}

const Place = z.object({ guid: z.string(), article: z.int() })

/** Returns the article of each entry, by guid. */
async function places(): Promise<Record<string, number>> {
  const rows = await tools.db.many(
    Place,
    sql`select identity as guid, article_id as article
        from article_entries join entries on entries.id = entry_id order by entry_id`,
  )
  return Object.fromEntries(rows.map(({ guid, article }) => [guid.replace(/^.*:/, ''), article]))
}

async function entryOf(title: string): Promise<number> {
  const { id } = await tools.db.one(
    z.object({ id: z.int() }),
    sql`select id from entries where title = ${title}`,
  )
  return id
}

async function sourcesOf(article: number): Promise<string[]> {
  await joinEntries.run(tools, {})
  const page = await hub().getArticle({ id: article })
  return page.sources.map(({ name }) => name)
}

/** Returns the article about the tug and the one about the bakery. */
async function two(): Promise<[tug: number, bakery: number]> {
  const titles = await tools.db.many(
    z.object({ id: z.int(), title: z.string() }),
    sql`select id, title from articles order by id`,
  )
  const idOf = (word: string) => titles.find(({ title }) => title.includes(word))!.id
  return [idOf('Marlena'), idOf('Bakery')]
}

describe('a source that is not about the article', () => {
  test('becomes an article of its own, and both are rewritten', async () => {
    const [article] = await two()
    expect(await sourcesOf(article)).toEqual(['harbour', 'courier', 'standard'])
    const split = await keeper().splitEntry({ entry: await entryOf(inquiry.title!), article })
    expect((await hub().getArticle({ id: split.article })).title).toBe(inquiry.title)
    expect(await sourcesOf(article)).toEqual(['harbour', 'standard'])
    expect(await sourcesOf(split.article)).toEqual(['courier'])
    const page = await hub().getArticle({ id: article })
    expect(JSON.stringify(page.summarySentences)).not.toContain('Nine sailors')
    expect(tools.announced).toContainEqual({ area: 'articles' })
  })

  test('stays apart through every merge pass, also after a restart', async () => {
    const [article] = await two()
    const split = await keeper().splitEntry({ entry: await entryOf(inquiry.title!), article })
    // The articles become more similar, until a pass merges them.
    for (const round of [1, 2, 3]) {
      await tools.db.run(
        sql`update joining set position = ceil((position + 1) / 50.0) * 50 - ${round === 1 ? 2 : 1}`,
      )
      const again = [tug, inquiry].map((item) => ({
        ...item,
        guid: `${item.guid} ${round}`,
        title: `${item.title} ${'again '.repeat(round)}`,
        published: `2026-03-02T1${round}:00:00Z`,
      }))
      await add('harbour', again, `2026-03-0${2 + round}T12:00:00Z`)
    }
    const after = await places()
    expect(after['inquiry']).toBe(split.article)
    expect(after['tug']).toBe(article)
  })

  test('goes back by undoing, as sure as joining was of it, and its address leads there', async () => {
    const [article] = await two()
    const entry = await entryOf(inquiry.title!)
    const before = await rowOf(entry)
    const split = await keeper().splitEntry({ entry, article })
    expect(await keeper().listCorrections({ article })).toMatchObject([
      { id: split.correction, kind: 'split', title: inquiry.title, isInto: false },
    ])
    expect(await keeper().listCorrections({ article: split.article })).toMatchObject([
      { isInto: true },
    ])
    expect(await keeper().undoCorrection(split)).toEqual({ article })
    expect(await rowOf(entry)).toEqual(before)
    expect((await hub().getArticle({ id: split.article })).id).toBe(article)
    expect(await keeper().listCorrections({ article })).toEqual([])
    await expect(keeper().undoCorrection(split)).rejects.toThrow('already undone')
  })

  test('that founded it leaves the confidence of the others as it was', async () => {
    const [article] = await two()
    const heirs = await tools.db.many(
      z.object({ entryId: z.int(), confidence: z.number() }),
      sql`update article_entries set confidence = 0.4 + entry_id / 1000.0
          where article_id = ${article} and confidence < 1 returning entry_id, confidence`,
    )
    const split = await keeper().splitEntry({ entry: await entryOf(tug.title!), article })
    expect(await sourcesOf(article)).toEqual(['courier', 'standard'])
    await keeper().undoCorrection(split)
    const after = await tools.db.many(
      z.object({ entryId: z.int(), confidence: z.number() }),
      sql`select entry_id, confidence from article_entries where article_id = ${article} and confidence < 1`,
    )
    expect(after.toSorted((a, b) => a.entryId - b.entryId)).toEqual(
      heirs.toSorted((a, b) => a.entryId - b.entryId),
    )
  })

  test('cannot be the only one of it', async () => {
    const [, article] = await two()
    const entry = await entryOf(bakery.title!)
    await expect(keeper().splitEntry({ entry, article })).rejects.toThrow('the only source')
  })

  test('is found by the former id of an article that was merged', async () => {
    const [article, other] = await two()
    const merged = await keeper().mergeArticles({ article, other })
    const gone = merged.article === article ? other : article
    const split = await keeper().splitEntry({ entry: await entryOf(inquiry.title!), article: gone })
    expect(await sourcesOf(gone)).toEqual(['harbour', 'standard'])
    expect(await sourcesOf(split.article)).toEqual(['courier'])
  })
})

describe('what may be the same event', () => {
  /** Makes two articles that joining finds neither clearly the same nor clearly different. */
  async function perhaps(): Promise<[number, number]> {
    const places = await tools.db.many(
      z.object({ entry: z.int(), article: z.int() }),
      sql`select entry_id as entry, article_id as article from article_entries order by position`,
    )
    const [one, other] = [places[0]!, places.find(({ article }) => article !== places[0]!.article)!]
    await tools.db.run(sql`
      insert into possible_joins (entry_id, article_id, confidence) values (${other.entry}, ${one.article}, 0.3)`)
    return [one.article, other.article]
  }
  const shown = async (id: number) =>
    (await hub().getArticle({ id })).perhapsSame!.map((other) => other.id)

  test('stands beside both articles, until a reader says that it is not', async () => {
    const [one, other] = await perhaps()
    expect(await shown(one)).toEqual([other])
    expect(await shown(other)).toEqual([one])
    await keeper().partArticles({ article: other, other: one, areApart: true })
    expect([...(await shown(one)), ...(await shown(other))]).toEqual([])
    await keeper().partArticles({ article: one, other, areApart: false })
    expect(await shown(one)).toEqual([other])
  })

  test('becomes one article where a reader says that it is, and two again by undoing', async () => {
    const [one, other] = await perhaps()
    const merged = await keeper().mergeArticles({ article: one, other })
    expect(await shown(merged.article)).toEqual([])
    await expect(keeper().partArticles({ article: one, other, areApart: true })).rejects.toThrow(
      'have become one article',
    )
    await keeper().undoCorrection(merged)
    expect(await shown(one)).toEqual([other])
  })

  test('is noted when an entry arrives that is nearly like an article', async () => {
    const divers = {
      guid: 'divers',
      title: 'Divers look at wreck of tug Marlena off Cape Orrin',
      text: 'Divers went to the wreck of the tug Marlena, which sank on Monday. They found a hole in the hull.',
      published: '2026-03-03T08:00:00Z',
    }
    await add('courier', [inquiry, divers], '2026-03-03T09:00:00Z')
    const noted = await tools.db.many(
      z.object({ title: z.string(), confidence: z.number() }),
      sql`select title, confidence from possible_joins join entries on id = entry_id`,
    )
    const note = noted.find(({ title }) => title === divers.title)
    expect(note?.confidence).toBeLessThan(USUAL_THRESHOLD)
  })
})

describe('a source that belongs to another article', () => {
  test('goes there, is counted there, and comes back by undoing', async () => {
    const [article, into] = await two()
    const entry = await entryOf(inquiry.title!)
    const before = await rowOf(entry)
    const moved = await keeper().moveEntry({ entry, article, into })
    expect(moved.article).toBe(into)
    expect(await sourcesOf(article)).toEqual(['harbour', 'standard'])
    expect(await sourcesOf(into)).toEqual(['courier', 'harbour'])
    expect(await rowOf(entry)).toMatchObject({ confidence: 1 })
    await keeper().undoCorrection(moved)
    expect(await rowOf(entry)).toEqual(before)
  })

  test('takes the rest of its article along where it was the last', async () => {
    const [into, article] = await two()
    const entry = await entryOf(bakery.title!)
    const moved = await keeper().moveEntry({ entry, article, into })
    expect((await hub().getArticle({ id: article })).id).toBe(moved.article)
    await keeper().undoCorrection(moved)
    expect((await places())['bakery']).toBe(article)
  })

  test('what was corrected again since is undone in turn', async () => {
    const [article, into] = await two()
    const entry = await entryOf(inquiry.title!)
    const moved = await keeper().moveEntry({ entry, article, into })
    const split = await keeper().splitEntry({ entry, article: into })
    await expect(keeper().undoCorrection(moved)).rejects.toThrow('a later correction')
    await keeper().undoCorrection(split)
    await keeper().undoCorrection(moved)
    expect((await places())['inquiry']).toBe(article)
  })

  test('is looked for among related articles, or by words', async () => {
    const [article, other] = await two()
    const found = await keeper().listTargets({ article, search: 'bakery' })
    expect(found.map(({ id }) => id)).toEqual([other])
    expect(await keeper().listTargets({ article, search: 'Marlena' })).toEqual([])
  })
})

describe('two articles that are one', () => {
  test('become the older one, with what was read, saved and put away, and come apart again', async () => {
    const [article, other] = await two()
    const [into, from] = article < other ? [article, other] : [other, article]
    await hub().markRead({ id: from })
    await saved().saveArticle({ article: from })
    await tools.db.run(sql`
      insert into articles_put_away (reader_id, article_id, state, put_away_at)
      values (${tools.readerId}, ${from}, 'archived', ${tools.now()})`)

    const merged = await keeper().mergeArticles({ article, other })
    expect(merged.article).toBe(into)
    expect((await hub().getArticle({ id: from })).id).toBe(into)
    expect(await sourcesOf(into)).toHaveLength(3)
    expect(await marks(into)).toEqual([1, 1, 1])

    await keeper().undoCorrection(merged)
    expect((await hub().getArticle({ id: from })).id).toBe(from)
    expect(await marks(into)).toEqual([0, 0, 0])
    expect(await marks(from)).toEqual([1, 1, 1])
    expect(new Set(Object.values(await places()))).toEqual(new Set([into, from]))
  })

  test('come apart with what rules did to each, at the same moment, and by which rule', async () => {
    const [article, other] = await two()
    const [into, from] = article < other ? [article, other] : [other, article]
    await haveRule('archiver')
    for (const id of [into, from]) {
      await tools.db.run(sql`
        insert into articles_put_away (reader_id, article_id, state, put_away_at, rule_id)
        values (${tools.readerId}, ${id}, 'archived', ${tools.now()}, 'archiver')`)
      await tools.db.run(sql`
        insert into rule_effects (rule_id, article_id, did, reader_id, at)
        values ('archiver', ${id}, 'archive', ${tools.readerId}, ${tools.now()})`)
    }
    const merged = await keeper().mergeArticles({ article, other })
    await keeper().undoCorrection(merged)
    expect([(await marks(into))[2], (await marks(from))[2]]).toEqual([1, 1])

    const editor = serverRuleEditor(tools.desk)
    expect((await editor.listChangedArticles({ rule: 'archiver' })).articles).toHaveLength(2)
    await editor.undoRule({ id: 'archiver' })
    expect([(await marks(into))[2], (await marks(from))[2]]).toEqual([0, 0])
  })

  test('take no work of a rule along that only one had', async () => {
    const [article, other] = await two()
    const from = Math.max(article, other)
    await haveRule('archiver')
    await tools.db.run(sql`
      insert into articles_put_away (reader_id, article_id, state, put_away_at, rule_id)
      values (${tools.readerId}, ${from}, 'archived', ${tools.now()}, 'archiver')`)
    await tools.db.run(sql`
      insert into rule_effects (rule_id, article_id, did, reader_id, at)
      values ('archiver', ${from}, 'archive', ${tools.readerId}, ${tools.now()})`)
    const merged = await keeper().mergeArticles({ article, other })
    await keeper().undoCorrection(merged)
    const editor = serverRuleEditor(tools.desk)
    expect(
      (await editor.listChangedArticles({ rule: 'archiver' })).articles.map(({ id }) => id),
    ).toEqual([from])
  })

  test('come apart also where a reader or a rule is gone that had done something with them', async () => {
    const [article, other] = await two()
    const [into, from] = article < other ? [article, other] : [other, article]
    await haveRule('archiver')
    await tools.db.run(sql`insert into readers (id, name) values ('guest', 'Guest')`)
    await tools.db.run(sql`
      insert into article_reads (reader_id, article_id, read_at, rule_id)
      values ('guest', ${from}, ${tools.now()}, null), (${tools.readerId}, ${from}, ${tools.now()}, 'archiver')`)
    const merged = await keeper().mergeArticles({ article, other })
    await tools.db.run(sql`delete from readers where id = 'guest'`)
    await tools.db.run(sql`delete from rules`)
    await keeper().undoCorrection(merged)
    expect([(await marks(into))[0], (await marks(from))[0]]).toEqual([0, 1])
  })

  test('may be what a reader parted before', async () => {
    const [article] = await two()
    const split = await keeper().splitEntry({ entry: await entryOf(inquiry.title!), article })
    await keeper().mergeArticles({ article, other: split.article })
    expect((await places())['inquiry']).toBe(article)
    await expect(keeper().undoCorrection(split)).rejects.toThrow('merged since')
  })
})

describe('what a reader corrected', () => {
  test('is not undone by a worker whose window is older', async () => {
    const db = await openDatabase((tools.db as TestDatabase).url, { poolSize: 2 })
    try {
      const worker: World = { ...tools, db }
      const [article] = await two()
      // The worker joins once, so that it has a window. Then the reader splits an article in
      // another process.
      await wait('other', [
        { ...bakery, guid: 'other', title: 'Rye bread of Quay Street sold out' },
      ])
      await joinEntries.run(worker, {})
      const split = await keeper().splitEntry({ entry: await entryOf(inquiry.title!), article })
      await wait('twin', [{ ...inquiry, guid: 'twin', published: '2026-03-02T10:00:00Z' }])
      await joinEntries.run(worker, {})
      expect((await places())['twin']).toBe(split.article)
    } finally {
      await db.close()
    }
  })

  test('is nothing that a stranger can do, and needs an article that is there', async () => {
    const [article, other] = await two()
    const stranger = serverJoining(deskOf(tools, 'somebody-else'))
    const entry = await entryOf(inquiry.title!)
    await expect(stranger.splitEntry({ entry, article })).rejects.toThrow(
      'no longer in this article',
    )
    await expect(stranger.mergeArticles({ article, other })).rejects.toThrow('no longer exists')
    await expect(keeper().mergeArticles({ article, other: 987_654 })).rejects.toThrow(
      'no longer exists',
    )
    await expect(keeper().splitEntry({ entry, article: other })).rejects.toThrow('no longer in')
    await expect(keeper().mergeArticles({ article, other: article })).rejects.toThrow(
      'already one article',
    )
    const split = await keeper().splitEntry({ entry, article })
    await expect(stranger.undoCorrection(split)).rejects.toThrow('already undone')
  })
})

async function haveRule(id: string) {
  await tools.db.run(sql`
    insert into rules (id, reader_id, position, name, definition, enabled, aged_until, created_at)
    values (${id}, ${tools.readerId}, 1, 'A rule', '{"match":"all","conditions":[],"actions":[{"do":"archive"}]}',
      true, ${tools.now()}, ${tools.now()})`)
}

const EntryRow = z.object({ articleId: z.int(), confidence: z.number() })

function rowOf(entry: number) {
  return tools.db.one(
    EntryRow,
    sql`select article_id, confidence from article_entries where entry_id = ${entry}`,
  )
}

/** Counts the reads, saves and dismissals of an article, in this order. */
async function marks(article: number): Promise<number[]> {
  const { reads, saves, away } = await tools.db.one(
    z.object({ reads: z.int(), saves: z.int(), away: z.int() }),
    sql`select (select count(*) from article_reads where article_id = ${article}) as reads,
          (select count(*) from saved_articles where article_id = ${article}) as saves,
          (select count(*) from articles_put_away where article_id = ${article}) as away`,
  )
  return [reads, saves, away]
}
