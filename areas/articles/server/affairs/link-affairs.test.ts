import { afterEach, beforeEach, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { noteStatements } from '#server/database/test-statements.ts'
import { testTools, type TestTools } from '#server/test-tools.ts'
import { sql, type Database } from '#server/tools.ts'
import { keepAffairWindows, letGoOfAffairWindows } from './affair-windows.ts'
import { linkAffairs } from './link-affairs.ts'

let tools: TestTools
beforeEach(async () => {
  tools = await testTools()
  await tools.db.run(sql`insert into feeds (address) values ('https://harbour.example/feed')`)
})
afterEach(() => tools.close())

/** Makes a worker with windows of its own. They belong to its database object. */
function worker() {
  const own = { ...tools, db: Object.create(tools.db) as Database }
  const link = (db: Database, articles: number[]) => linkAffairs(db, articles, own)
  const stop = () => keepAffairWindows(own)
  const letGo = (seconds: number) => letGoOfAffairWindows(own, performance.now() + 1000 * seconds)
  return { link, stop, letGo }
}

async function write(title: string, text: string, hours: number): Promise<number> {
  const { id } = await tools.db.one(
    z.object({ id: z.int() }),
    sql`with entry as (
          insert into entries (feed_id, identity, content_hash, title, text, html, language, published_at, seen_at)
          select id, ${title}, '', ${title}, ${text}, '', 'en', now() + make_interval(hours => ${hours}), now()
          from feeds returning id, published_at
        ), article as (
          insert into articles (title, category, language, first_published_at, published_at)
          select ${title}, 'World', 'en', published_at, published_at from entry returning id
        )
        insert into article_entries (entry_id, article_id, position, confidence)
        select entry.id, article.id, entry.id, 1 from entry, article returning article_id as id`,
  )
  return id
}

const sunk =
  'The tug Marlena sank off Cape Orrin. Brightwater Towing, which owns the Marlena, says nothing.'

const affairs = () =>
  tools.db.many(
    z.object({ article: z.int(), affair: z.int() }),
    sql`select article_id as article, affair_id as affair from article_affairs order by article_id`,
  )

test('workers that write the articles of one story by turns link them all', async () => {
  const [{ link: one }, { link: other }] = [worker(), worker()]
  const choir = await write(
    'Cape Orrin choir wins in Tolland',
    'The choir of Cape Orrin won in Tolland.',
    0,
  )
  await one(tools.db, [choir])
  const bakery = await write('Bakery in Lindow burns', 'A bakery in Lindow burnt down at night.', 1)
  await other(tools.db, [bakery])

  const sinking = await write('Tug Marlena of Brightwater Towing sinks', sunk, 2)
  await one(tools.db, [sinking])
  const inquiry = await write(
    'Inquiry into tug Marlena blames Brightwater Towing',
    'An open hatch sank the tug Marlena, an inquiry found. Brightwater Towing accepted that the Marlena left port unsafe.',
    30,
  )
  await other(tools.db, [inquiry])
  const linked = new Map((await affairs()).map(({ article, affair }) => [article, affair]))
  expect(linked.get(inquiry)).toBe(linked.get(sinking))
  expect(linked.get(bakery)).not.toBe(linked.get(sinking))
})

test('an article that three reports make clear goes to the story that its first one did not tell of', async () => {
  const { link } = worker()
  const sinking = await write('Tug Marlena of Brightwater Towing sinks', sunk, 2)
  await link(tools.db, [sinking])
  const follows = await write('Firm promises money', 'A firm said that it would pay.', 6)
  await link(tools.db, [follows])
  const affairOf = async (id: number) =>
    (await affairs()).find(({ article }) => article === id)!.affair
  expect(await affairOf(follows)).toBe(follows)

  const money = 'Brightwater Towing promises money after tug Marlena sinks off Cape Orrin'
  for (const nth of [1, 2]) {
    const other = await write(`${money} (${nth})`, sunk, 7)
    await tools.db.run(sql`
      update article_entries set article_id = ${follows} where article_id = ${other}`)
    await link(tools.db, [follows])
  }
  expect(await affairOf(follows)).toBe(sinking)
})

test('an article that lost its first report to a part is linked again, and nothing else is read again', async () => {
  const { link } = worker()
  const sinking = await write('Tug Marlena of Brightwater Towing sinks', sunk, 2)
  const bakery = await write('Bakery in Lindow burns', 'A bakery in Lindow burnt down at night.', 3)
  await link(tools.db, [sinking, bakery])
  const report = await write('Tug Marlena of Brightwater Towing is found', sunk, 4)
  await tools.db.run(
    sql`update article_entries set article_id = ${bakery} where article_id = ${report}`,
  )
  await tools.db.run(sql`
    delete from article_entries where article_id = ${bakery} and entry_id <> ${report}`)
  await tools.db.run(sql`delete from article_affairs where article_id = ${bakery}`)

  const asked: string[] = []
  await link(noteStatements(tools, asked).db, [bakery])
  expect(
    new Map((await affairs()).map(({ article, affair }) => [article, affair])).get(bakery),
  ).toBe(sinking)
  expect(asked.filter((statement) => statement.includes('order by first_published_at'))).toEqual([])
})

const inquirySaid =
  'An open hatch sank the tug Marlena, an inquiry found. Brightwater Towing accepted that the Marlena left port unsafe.'
const affairOf = async (id: number) =>
  (await affairs()).find(({ article }) => article === id)!.affair

/**
 * Replaces the stored words, so that a worker that reads them again finds no similarity. The stored
 * weights stay.
 */
async function blurWords() {
  await tools.db.run(sql`update entries set title = 'Bakery wins prize', text = 'Rye bread'`)
}

/** Writes the article about the sinking, and has a worker link it. */
async function sink(by: ReturnType<typeof worker>): Promise<number> {
  const sinking = await write('Tug Marlena of Brightwater Towing sinks', sunk, 2)
  await by.link(tools.db, [sinking])
  return sinking
}

/**
 * Writes an article about an inquiry into the sinking, and has a worker link it. Returns its
 * affair.
 */
async function inquire(by: ReturnType<typeof worker>): Promise<number> {
  const title = 'Inquiry into tug Marlena blames Brightwater Towing'
  const inquiry = await write(title, inquirySaid, 30)
  await by.link(tools.db, [inquiry])
  return affairOf(inquiry)
}

test('a worker that starts goes on with what one kept that stopped, without its words', async () => {
  const before = worker()
  const sinking = await sink(before)
  expect(await before.stop()).toBe(true)
  await blurWords()
  expect(await inquire(worker())).toBe(sinking)
})

test('without what was kept, the words are read', async () => {
  const sinking = await sink(worker())
  await blurWords()
  expect(await inquire(worker())).not.toBe(sinking)
})

test('what came after windows were kept is read', async () => {
  const before = worker()
  await before.link(tools.db, [await write('Bakery in Lindow burns', 'It burnt at night.', 1)])
  await before.stop()
  const sinking = await sink(worker())
  expect(await inquire(worker())).toBe(sinking)
})

test('what went since it was kept draws nothing to it', async () => {
  const before = worker()
  const sinking = await sink(before)
  await before.stop()
  await tools.db.run(sql`delete from articles where id = ${sinking}`)
  expect(await inquire(worker())).not.toBe(sinking)
})

test('an article is of the affair that the database says, where that changed since', async () => {
  const before = worker()
  const sinking = await sink(before)
  const other = await write('Firm promises money', 'A firm said that it would pay.', 3)
  await before.link(tools.db, [other])
  await before.stop()
  await tools.db.run(
    sql`update article_affairs set affair_id = ${other} where article_id = ${sinking}`,
  )
  expect(await inquire(worker())).toBe(other)
})

test('windows whose articles somebody else may see now are read again', async () => {
  const before = worker()
  const sinking = await sink(before)
  await before.stop()
  await blurWords()
  await tools.db.run(sql`update articles set private_to = ${tools.readerId}`)
  expect(await inquire(worker())).not.toBe(sinking)
})

test('windows that are not used leave memory, and are read again for the next article', async () => {
  const one = worker()
  const sinking = await sink(one)
  expect(await one.letGo(0)).toBe(false)
  expect(await one.letGo(10)).toBe(true)
  expect(await one.letGo(10)).toBe(false)
  await blurWords()
  expect(await inquire(one)).toBe(sinking)
  expect(await one.letGo(10)).toBe(false)
  expect(await one.letGo(60)).toBe(true)
})
