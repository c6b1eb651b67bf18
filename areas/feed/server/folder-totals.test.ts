import { afterEach, beforeEach, expect, test } from 'vitest'
import { testTools, type TestTools } from '#server/test-tools.ts'
import { sql } from '#server/tools.ts'
import { serverFeed } from './api.ts'
import { serverMarking } from './marking/keeper.ts'

/** More articles than one screen, one page or one batch holds. */
const ARTICLES = 12_000

let tools: TestTools
beforeEach(async () => {
  tools = await testTools()
  const { db, readerId } = tools
  await db.run(sql`insert into feeds (address, title) values ('https://quay.example/feed', 'Quay')`)
  await db.run(sql`
    insert into sources (id, reader_id, feed_id, name, category, frequency)
    select 'quay', ${readerId}, id, 'Quay', 'science', 'daily' from feeds`)
  await db.run(sql`
    insert into articles (title, category, first_published_at, published_at, feed_ids, source_count)
    select 'Tide ' || n, case when n % 3 = 0 then 'Science' else 'Business' end,
      ${tools.now()}::timestamptz - make_interval(secs => n), ${tools.now()}::timestamptz - make_interval(secs => n),
      array[(select id from feeds)], 1
    from generate_series(1, ${ARTICLES}) as n`)
})
afterEach(() => tools.close())

const folders = async () =>
  Object.fromEntries(
    (await serverFeed(tools.desk).listFolders({ search: '' })).map((folder) => [
      folder.id,
      [folder.totalArticleCount, folder.readArticleCount],
    ]),
  )

test('folders count every article, however many there are', async () => {
  expect(await folders()).toMatchObject({ Science: [4000, 0], Business: [8000, 0] })
})

test('folders count what was moved where it is, and not what was put away', async () => {
  const { db, readerId } = tools
  await db.run(sql`
    insert into article_moves (reader_id, article_id, category)
    select ${readerId}, id, 'Sports' from articles where title in ('Tide 1', 'Tide 11999')`)
  await db.run(sql`
    insert into articles_put_away (reader_id, article_id, state, put_away_at)
    select ${readerId}, id, 'hidden', now() from articles where title in ('Tide 3', 'Tide 12000')`)
  expect(await folders()).toMatchObject({ Sports: [2, 0], Science: [3998, 0], Business: [7998, 0] })
})

test('an article of many feeds counts for who follows one of them', async () => {
  await tools.db.run(sql`
    update articles set feed_ids = array(select 1000 + n from generate_series(1, 20) as n) || feed_ids
    where title = 'Tide 3'`)
  await tools.db.run(sql`
    update articles set feed_ids = array(select 1000 + n from generate_series(1, 20) as n)
    where title = 'Tide 6'`)
  expect(await folders()).toMatchObject({ Science: [3999, 0], Business: [8000, 0] })
})

test('marking everything as read leaves no folder with something new', async () => {
  expect(await serverMarking(tools.desk).markAllRead({})).toMatchObject({ count: ARTICLES })
  expect(await folders()).toMatchObject({ Science: [4000, 4000], Business: [8000, 8000] })
})

test('marking a folder as read leaves nothing new in it', async () => {
  await serverMarking(tools.desk).markAllRead({ folder: 'Business' })
  expect(await folders()).toMatchObject({ Science: [4000, 0], Business: [8000, 8000] })
})
