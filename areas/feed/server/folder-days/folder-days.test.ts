import * as z from 'zod/mini'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { testTools, type TestTools } from '#server/test-tools.ts'
import { sql } from '#server/tools.ts'
import { serverFeed } from '../api.ts'
import { countByCategory } from '../lists.ts'
import { forgetChangedDays, keepFolderDays } from './keep-folder-days.ts'

/** The number of articles, each a day older than the one before, by the database's clock. */
const DAYS = 60

let tools: TestTools
beforeEach(async () => {
  tools = await testTools()
  tools.setNow(new Date())
  const { db, readerId } = tools
  await db.run(sql`
    insert into feeds (address, title) values ('https://quay.example/feed', 'Quay'), ('https://pier.example/feed', 'Pier')`)
  await db.run(sql`
    insert into sources (id, reader_id, feed_id, name, category, frequency)
    select title, ${readerId}, id, title, 'science', 'daily' from feeds`)
  await db.run(sql`
    insert into articles (title, category, first_published_at, published_at, feed_ids, source_count)
    select 'Tide ' || n, case when n % 3 = 0 then 'Science' else 'Business' end,
      now() - make_interval(days => n), now() - make_interval(days => n),
      array(select id from feeds where title = case when n % 2 = 0 then 'Quay' else 'Pier' end), 1
    from generate_series(1, ${DAYS}) as n`)
})
afterEach(() => tools.close())

const sorted = <T extends { category: string }>(counts: T[]) =>
  counts.toSorted((a, b) => a.category.localeCompare(b.category))

/** Expects the counts on screen to equal those from all articles, and returns them. */
async function told() {
  const folders = await serverFeed(tools.desk).listFolders({ search: '' })
  const { desk, readerId } = tools
  const all = await countByCategory({ db: desk.db, readerId, now: tools.now() }, sql`true`)
  const shown = folders.map(({ id, totalArticleCount, readArticleCount }) => ({
    category: id,
    total: totalArticleCount,
    read: readArticleCount,
  }))
  expect(sorted(shown.filter(({ total }) => total > 0))).toEqual(sorted(all))
  return Object.fromEntries(all.map(({ category, total, read }) => [category, [total, read]]))
}

const keep = () => keepFolderDays.run(tools, { readerId: tools.readerId })
const keptDays = async () =>
  (
    await tools.db.one(
      z.object({ days: z.int() }),
      sql`select count(*)::int as days from folder_days`,
    )
  ).days

test('what is kept of days that are over adds up to the same', async () => {
  expect(await told()).toEqual({ Science: [20, 0], Business: [40, 0] })
  await keep()
  // Counts of all days are stored, except the first day and the last two.
  expect(await keptDays()).toBe(DAYS - 2)
  expect(await told()).toEqual({ Science: [20, 0], Business: [40, 0] })
})

test('a hub without articles keeps nothing', async () => {
  await tools.db.run(sql`delete from articles`)
  await keep()
  expect(await keptDays()).toBe(0)
  expect(await told()).toEqual({})
})

test('days without articles are kept at once', async () => {
  const { db } = tools
  await db.run(sql`
    update articles set published_at = '2001-01-01', first_published_at = '2001-01-01' where title = 'Tide 60'`)
  await db.run(sql`create table rounds ()`)
  await db.run(sql`create function count_round() returns trigger language plpgsql as
    $$ begin insert into rounds default values; return null; end $$`)
  await db.run(sql`
    create trigger rounds after insert on folder_days for each statement execute function count_round()`)
  await keep()
  // There are more than 9,000 days, of which only 59 have articles.
  const { rounds } = await db.one(
    z.object({ rounds: z.int() }),
    sql`select count(*)::int as rounds from rounds`,
  )
  expect(rounds).toBeLessThan(12)
  expect(await keptDays()).toBeGreaterThan(9000)
  expect(await told()).toEqual({ Science: [20, 0], Business: [40, 0] })
})

test('counts are made of what is kept', async () => {
  await keep()
  await tools.db.run(sql`update folder_days set totals = array[5], folders = array['Sports']`)
  const folders = await serverFeed(tools.desk).listFolders({ search: '' })
  expect(folders.find(({ id }) => id === 'Sports')?.totalArticleCount).toBe(5 * (DAYS - 2))
})

const one = (n: number) => sql`(select id from articles where title = ${`Tide ${n}`})`
test.each([
  [
    'an article is read',
    (reader: string) => sql`
    insert into article_reads (reader_id, article_id, read_at) values (${reader}, ${one(30)}, now())`,
  ],
  [
    'one is put away',
    (reader: string) => sql`
    insert into articles_put_away (reader_id, article_id, state, put_away_at) values (${reader}, ${one(30)}, 'hidden', now())`,
  ],
  [
    'one is moved',
    (reader: string) => sql`
    insert into article_moves (reader_id, article_id, category) values (${reader}, ${one(30)}, 'Sports')`,
  ],
  [
    'one is filed',
    (reader: string) => sql`
    insert into articles_filed (reader_id, article_id, folder) values (${reader}, ${one(30)}, 'Sports')`,
  ],
  [
    'one becomes of another subject',
    () => sql`update articles set category = 'Sports' where id = ${one(30)}`,
  ],
  [
    'one is published anew',
    () => sql`update articles set published_at = now(), category = 'Sports' where id = ${one(30)}`,
  ],
  [
    'old ones are deleted',
    () => sql`delete from articles where published_at < now() - interval '20 days'`,
  ],
  [
    'an old one arrives',
    () => sql`
    insert into articles (title, category, first_published_at, published_at, feed_ids)
    select 'Late', 'Sports', at, at, array[(select min(id) from feeds)] from (select now() - interval '90 days' as at) as late`,
  ],
  ['a source is muted', () => sql`update sources set muted_at = now() where id = 'Pier'`],
  ['a source is followed no more', () => sql`delete from sources where id = 'Pier'`],
  [
    'old ones are archived',
    (reader: string) => sql`
    insert into hub_settings values (${reader}, 30, true, 15, false, false, null, now())`,
  ],
])('counts stay true when %s', async (_, change) => {
  await keep()
  const before = await told()
  await tools.db.run(change(tools.readerId))
  const after = await told()
  expect(after).not.toEqual(before)
  await keep()
  expect(await told()).toEqual(after)
})

test('marks that are taken back count no more', async () => {
  const { db, readerId } = tools
  await db.run(
    sql`insert into article_reads (reader_id, article_id, read_at) select ${readerId}, id, now() from articles`,
  )
  await keep()
  expect(await told()).toEqual({ Science: [20, 20], Business: [40, 40] })
  await db.run(sql`delete from article_reads`)
  expect(await told()).toEqual({ Science: [20, 0], Business: [40, 0] })
})

test('counts are not kept while somebody changes old articles', async () => {
  const { db } = tools
  await db.transaction(async (db) => {
    await db.run(sql`update articles set category = 'Sports' where title = 'Tide 30'`)
    await keep()
  })
  expect(await keptDays()).toBe(0)
  await keep()
  expect(await told()).toMatchObject({ Sports: [1, 0] })
})

test('what changed is let go of, with the counts that it made untrue', async () => {
  await keep()
  await tools.db.run(sql`delete from articles where title = 'Tide 30'`)
  await forgetChangedDays.run(tools, {})
  expect(await keptDays()).toBe(DAYS - 3)
  expect(await told()).toEqual({ Science: [19, 0], Business: [40, 0] })
})
