import { afterEach, beforeEach, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { serverArticles } from '#areas/articles/server/page/api.ts'
import { articleOf, publish } from '#areas/feed/server/settings/test-articles.ts'
import { serverMarking } from '#areas/feed/server/marking/keeper.ts'
import { serverSaved } from '#areas/saved/server/saved-articles.ts'
import { testTools, type TestTools } from '#server/test-tools.ts'
import { sql } from '#server/tools.ts'
import { serverReaderClients } from '../api.ts'
import { openTestClients, type TestClients } from '../test-client.ts'

const STRIKE = 'Tug Marlena sinks off Cape Orrin after striking a reef'
const item = (title: string, minutes: number) => ({
  title,
  text: `${title}. All nine crew members were lifted from a raft by the coast guard on Tuesday morning.`,
  published: new Date(Date.parse('2026-03-02T11:00:00Z') + minutes * 60_000).toISOString(),
})

let tools: TestTools
let hub: TestClients
beforeEach(async () => {
  tools = await testTools()
  hub = await openTestClients(tools)
  await publish(tools, 'Harbour Gazette', [item(STRIKE, 0)])
  await publish(tools, 'Valley Post', [item(`${STRIKE}, crew safe`, 5)])
  await publish(tools, 'Bakers Weekly', [
    {
      ...item('Rye bread wins a prize', 9),
      text: 'The jury praised a crust that took eleven hours.',
    },
  ])
})
afterEach(async () => {
  await hub.close()
  await tools.close()
})

const idOf = async (words: string) =>
  (
    await tools.db.one(
      z.object({ id: z.int() }),
      sql`select id from entries where strpos(title, ${words}) > 0 and strpos(title, ', crew safe') = 0`,
    )
  ).id
const safe = async () =>
  (
    await tools.db.one(
      z.object({ id: z.int() }),
      sql`select id from entries where title like '%crew safe'`,
    )
  ).id
const isRead = (article: number) => serverMarking(tools.desk).isArticleRead({ article })
const later = (minutes: number) => tools.setNow(new Date(tools.now().getTime() + minutes * 60_000))

test('two reports of one event are two items and one article', async () => {
  expect((await (await hub.client()).unread()).length).toBe(3)
  const { count } = await tools.db.one(
    z.object({ count: z.int() }),
    sql`select count(*)::int from articles`,
  )
  expect(count).toBe(2)
})

test('an article is read when each of its entries was read in a client', async () => {
  const client = await hub.client()
  const article = await articleOf(tools, 'Marlena')
  await client.mark('read', [await idOf('Marlena')])
  expect(await isRead(article)).toBe(false)
  expect((await client.unread()).length).toBe(2)
  await client.mark('read', [await safe()])
  expect(await isRead(article)).toBe(true)
  expect(await client.unread()).toEqual(['Rye bread wins a prize'])
  const { rows } = await tools.db.one(
    z.object({ rows: z.int() }),
    sql`select count(*)::int as rows from reader_clients_reads`,
  )
  expect(rows).toBe(0)
})

test('two clients that read the last two entries at once have read the article', async () => {
  const [one, other] = [await hub.client(), await hub.client()]
  await Promise.all([one.mark('read', [await idOf('Marlena')]), other.mark('read', [await safe()])])
  expect(await isRead(await articleOf(tools, 'Marlena'))).toBe(true)
})

test('an article that is read in the server has read its entries, but for those that come later', async () => {
  const client = await hub.client()
  const article = await articleOf(tools, 'Marlena')
  await serverArticles(tools.desk).markRead({ id: article })
  expect(await client.unread()).toEqual(['Rye bread wins a prize'])

  later(10)
  await publish(tools, 'Coast Herald', [item(`${STRIKE}, owner says`, 15)])
  expect(await articleOf(tools, 'Marlena')).toBe(article)
  expect(await client.unread()).toHaveLength(2)
  later(10)
  await serverArticles(tools.desk).markRead({ id: article })
  expect(await client.unread()).toEqual(['Rye bread wins a prize'])

  later(10)
  await publish(tools, 'Isle Courier', [item(`${STRIKE}, divers search`, 30)])
  expect(await client.unread()).toHaveLength(2)
  later(10)
  await serverMarking(tools.desk).markAllRead({})
  expect(await client.unread()).toEqual([])
})

test('what is unread again in a client is unread in the hub, and what else was read stays so', async () => {
  const client = await hub.client()
  const article = await articleOf(tools, 'Marlena')
  await serverArticles(tools.desk).markRead({ id: article })
  await client.mark('kept-unread', [await safe()])
  expect(await isRead(article)).toBe(false)
  expect((await client.unread()).toSorted()).toEqual([
    'Rye bread wins a prize',
    `${STRIKE}, crew safe`,
  ])
  await client.mark('read', [await safe()])
  expect(await isRead(article)).toBe(true)
  await serverMarking(tools.desk).markUnread({ article })
  expect((await client.unread()).length).toBe(3)
})

test('a star in a client saves the article, and shows on that entry alone', async () => {
  const client = await hub.client()
  const article = await articleOf(tools, 'Marlena')
  await client.mark('starred', [await safe()])
  expect(await serverSaved(tools.desk).isArticleSaved({ article })).toBe(true)
  expect(await client.starred()).toEqual([`${STRIKE}, crew safe`])
  await client.mark('starred', [await idOf('Marlena')])
  expect(await client.starred()).toHaveLength(2)
  await client.mark('starred', [await safe()], 'r')
  expect(await client.starred()).toEqual([STRIKE])
  await client.mark('starred', [await idOf('Marlena')], 'r')
  expect(await client.starred()).toEqual([])
  expect(await serverSaved(tools.desk).isArticleSaved({ article })).toBe(false)
})

test('an article that is saved in the hub stars its first entry, until it is removed', async () => {
  const client = await hub.client()
  const article = await articleOf(tools, 'Marlena')
  await serverSaved(tools.desk).saveArticle({ article })
  expect(await client.starred()).toEqual([STRIKE])
  await client.mark('starred', [await safe()])
  expect(await client.starred()).toHaveLength(2)
  await serverSaved(tools.desk).removeSaved({ kind: 'articles', id: String(article) })
  expect(await client.starred()).toEqual([])
})

test('a client that shows articles has one item for an event, with its sources', async () => {
  const client = await hub.client()
  await serverReaderClients(tools.desk).chooseItems({ token: client.id, items: 'article' })
  const article = await articleOf(tools, 'Marlena')
  expect(await client.ids()).toHaveLength(2)
  const reply = await client.post('stream/items/contents', { i: String(article) })
  const [shown] = (reply.json() as { items: { summary: { content: string }; origin: object }[] })
    .items
  expect(shown!.summary.content).toContain('Harbour Gazette')
  expect(shown!.summary.content).toContain('Valley Post')

  await client.mark('read', [article])
  expect(await isRead(article)).toBe(true)
  expect(await client.unread()).toHaveLength(1)
  await client.mark('starred', [article])
  expect(await serverSaved(tools.desk).isArticleSaved({ article })).toBe(true)
  expect(await client.starred()).toHaveLength(1)
  await client.mark('read', [article], 'r')
  expect(await isRead(article)).toBe(false)
})

test('an article goes by one feed, so that no client shows it twice', async () => {
  const client = await hub.client()
  await serverReaderClients(tools.desk).chooseItems({ token: client.id, items: 'article' })
  const { subscriptions } = (await client.get('subscription/list')).json() as {
    subscriptions: { id: string }[]
  }
  const all = []
  for (const { id } of subscriptions) all.push(...(await client.ids(id)))
  expect(all.toSorted((a, b) => a - b)).toEqual((await client.ids()).toSorted((a, b) => a - b))
})

test('what is put away, muted or left is in no list of a client', async () => {
  const client = await hub.client()
  const bread = await articleOf(tools, 'Rye')
  await tools.db.run(sql`
    insert into articles_put_away (reader_id, article_id, state, put_away_at)
    values (${tools.readerId}, ${bread}, 'hidden', ${tools.now()})`)
  expect(await client.unread()).toHaveLength(2)
  await tools.db.run(sql`update sources set muted_at = now() where name = 'Valley Post'`)
  expect(await client.unread()).toEqual([STRIKE])
  await tools.db.run(sql`delete from sources where name = 'Harbour Gazette'`)
  expect(await client.unread()).toEqual([])
})

test('nothing of another reader is seen, read, marked or starred', async () => {
  await tools.db.run(sql`insert into readers (id, name) values ('reader-other', 'Other')`)
  const mine = await hub.client()
  const theirs = await hub.client('write', { readerId: 'reader-other' })
  const ids = await mine.ids()
  expect(await theirs.ids()).toEqual([])
  const contents = await theirs.post('stream/items/contents', { i: ids.map(String) })
  expect((contents.json() as { items: object[] }).items).toEqual([])
  for (const state of ['read', 'starred'])
    expect((await theirs.mark(state, ids)).statusCode).toBe(200)
  expect(
    (await theirs.post('mark-all-as-read', { s: 'user/-/state/com.google/reading-list' })).body,
  ).toBe('OK')
  expect(await mine.unread()).toHaveLength(3)
  const { rows } = await tools.db.one(
    z.object({ rows: z.int() }),
    sql`select (select count(*) from article_reads) + (select count(*) from saved_articles)
          + (select count(*) from reader_clients_reads) + (select count(*) from reader_clients_stars) as rows`,
  )
  expect(rows).toBe(0)
  await expect(
    serverReaderClients(tools.desk).chooseItems({ token: theirs.id, items: 'article' }),
  ).rejects.toMatchObject({ kind: 'not-found' })
})
