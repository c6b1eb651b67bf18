import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { publish } from '#areas/feed/server/settings/test-articles.ts'
import { serverArticles } from '#areas/articles/server/page/api.ts'
import { READER_CLIENTS } from '../../limits.ts'
import { testTools, type TestTools } from '#server/test-tools.ts'
import { sql } from '#server/tools.ts'
import { serverReaderClients } from '../api.ts'
import { stateId } from '../../streams.ts'
import { keepsLabelled } from '../items/keeps-labelled.ts'
import { openTestClients, type TestClients } from '../test-client.ts'

type Client = ReturnType<TestClients['client']> extends Promise<infer Made> ? Made : never

const LABEL = 'user/-/label/'
const item = (title: string, minutes: number) => ({
  title,
  text: `${title}, which nobody had foreseen on the day before.`,
  published: new Date(Date.parse('2026-03-02T10:00:00Z') + minutes * 60_000).toISOString(),
})

let tools: TestTools
let hub: TestClients
let client: Client
let ids: number[]
beforeAll(async () => {
  tools = await testTools()
  hub = await openTestClients(tools)
  await publish(tools, 'Harbour Gazette', ['Choir wins a prize', 'Seals are counted'].map(item))
  await publish(tools, 'Bakers Weekly', ['Cherries are lost'].map(item))
  client = await hub.client()
  ids = await client.ids()
})
afterAll(async () => {
  await hub.close()
  await tools.close()
})

const label = (name: string, of: readonly number[], how: 'a' | 'r' = 'a') =>
  client.post('edit-tag', { [how]: LABEL + name, i: of.map(String) })
const remove = (name: string) => client.post('disable-tag', { s: LABEL + name })
const rename = (from: string, to: string) =>
  client.post('rename-tag', { s: LABEL + from, dest: LABEL + to })
const labelled = (name: string, who = client) => who.ids(LABEL + name)
const tags = async (who = client) =>
  (
    (await who.get('tag/list')).json() as { tags: { label?: string; type?: string }[] }
  ).tags.flatMap(({ label, type }) => (label === undefined ? [] : [`${type} ${label}`]))
const labelsOf = async (id: number) => {
  const reply = await client.post('stream/items/contents', { i: String(id) })
  const [shown] = (reply.json() as { items: { categories: string[] }[] }).items
  return shown!.categories.flatMap((one) => (one.startsWith(LABEL) ? [one.slice(13)] : []))
}

test('a label of an item is listed, gives its items, and stands at them until it is taken', async () => {
  expect((await label('Later', ids.slice(0, 2))).body).toBe('OK')
  expect((await label('Later', ids.slice(0, 1))).body).toBe('OK')
  expect(await tags()).toEqual(['tag Later'])
  expect(await labelled('Later')).toEqual(ids.slice(0, 2))
  expect(await labelsOf(ids[0]!)).toEqual(['Later'])
  const { items } = (await client.get(`stream/contents/${LABEL}Later`)).json() as {
    items: unknown[]
  }
  expect(items).toHaveLength(2)
  await label('Later', [ids[0]!], 'r')
  expect(await labelled('Later')).toEqual([ids[1]])
  expect((await remove('Later')).body).toBe('OK')
  expect([await tags(), await labelled('Later'), await labelsOf(ids[1]!)]).toEqual([[], [], []])
  expect((await remove('Later')).statusCode).toBe(404)
})

test('its items are counted, narrowed and marked as read like those of a folder', async () => {
  await label('Later', ids.slice(0, 2))
  const unread = async () =>
    (
      (await client.get('unread-count')).json() as { unreadcounts: { id: string; count: number }[] }
    ).unreadcounts.find(({ id }) => id === `${LABEL}Later`)?.count
  expect(await unread()).toBe(2)
  await client.mark('read', [ids[0]!])
  expect(await client.ids(`${LABEL}Later`, { xt: stateId('read') })).toEqual([ids[1]])
  expect((await client.post('mark-all-as-read', { s: `${LABEL}Later` })).body).toBe('OK')
  expect([await unread(), await client.ids(stateId('read'))]).toEqual([undefined, ids.slice(0, 2)])
  await client.mark('read', ids, 'r')
  await remove('Later')
})

test('a folder of the same name is one with it: both are shown, renamed and removed together', async () => {
  await client.post('subscription/edit', {
    ac: 'edit',
    s: 'feed/1',
    a: `${LABEL}Sea`,
  })
  const inFolder = await labelled('Sea')
  expect(inFolder).toHaveLength(2)
  const [outside] = ids.filter((id) => !inFolder.includes(id))
  await label('Sea', [outside!, inFolder[0]!])
  expect(await tags()).toEqual(['folder Sea'])
  expect(await labelled('Sea')).toEqual(ids)
  expect(await labelsOf(inFolder[0]!)).toEqual(['Sea'])
  const { unreadcounts } = (await client.get('unread-count')).json() as {
    unreadcounts: { id: string; count: number }[]
  }
  expect(unreadcounts.find(({ id }) => id === `${LABEL}Sea`)!.count).toBe(3)

  expect((await rename('Sea', 'Water')).body).toBe('OK')
  expect([await tags(), await labelled('Water')]).toEqual([['folder Water'], ids])
  await label('Water', [inFolder[0]!], 'r')
  expect(await labelled('Water')).toEqual(ids)
  expect((await remove('Water')).body).toBe('OK')
  expect([await tags(), await labelled('Water')]).toEqual([[], []])
})

test('renamed, it takes what is inside along and goes into one that is there', async () => {
  await label('A', [ids[0]!, ids[1]!])
  await label('A › B', [ids[0]!])
  await label('Ab', [ids[2]!])
  expect((await rename('A', 'A')).body).toBe('OK')
  expect((await rename('A', 'A › B')).body).toBe('OK')
  expect(await tags()).toEqual(['tag A › B', 'tag A › B › B', 'tag Ab'])
  expect(await labelled('A › B')).toEqual([ids[0], ids[1]])
  expect((await rename('A › B', 'Ab')).body).toBe('OK')
  expect(await labelled('Ab')).toEqual(ids)
  expect((await rename('Ab', 'x'.repeat(58))).statusCode).toBe(400)
  expect((await rename('Nothing', 'Something')).statusCode).toBe(404)
  expect((await rename('Ab', '')).statusCode).toBe(400)
  await remove('Ab')
  expect(await tags()).toEqual([])
})

test.each([
  'a/b',
  '100 % sure?',
  'C#',
  'R&D + more',
  'Später',
  '後で読む',
  'قراءة',
  '🦭',
  '%',
  "Robert'); --",
  'x'.repeat(READER_CLIENTS.labelCharacters),
])('a name may be %s', async (name) => {
  await label(name, [ids[0]!])
  expect(await tags()).toEqual([`tag ${name}`])
  expect(await labelsOf(ids[0]!)).toEqual([name])
  expect(await labelled(name)).toEqual([ids[0]])
  const path = `/api/greader/reader/api/0/stream/contents/${LABEL}${encodeURIComponent(name)}`
  expect((await client.send('GET', path)).json()).toMatchObject({ items: [{}] })
  expect((await remove(name)).body).toBe('OK')
})

test('names differ by case, not by how a sign is composed, nor by spaces around them', async () => {
  await label('Cafe\u0301', [ids[0]!])
  await label(' Caf\u00e9 ', [ids[1]!])
  await label('caf\u00e9', [ids[2]!])
  expect(await tags()).toEqual(expect.arrayContaining(['tag Caf\u00e9', 'tag caf\u00e9']))
  expect(await labelled('Cafe\u0301')).toEqual([ids[0], ids[1]])
  await remove('Cafe\u0301')
  expect(await tags()).toEqual(['tag caf\u00e9'])
  await remove('caf\u00e9')
})

test.each<[string, Record<string, string | string[]>]>([
  ['no name', { a: LABEL }],
  ['a name of spaces', { a: `${LABEL}  ` }],
  ['a name that is too long', { a: LABEL + 'x'.repeat(READER_CLIENTS.labelCharacters + 1) }],
  ['control characters', { a: `${LABEL}a\u0000b` }],
  ['a label both ways', { a: `${LABEL}Later`, r: `${LABEL}Later` }],
  ['more labels than there may be', { a: Array.from({ length: 11 }, (_, at) => LABEL + at) }],
])('%s is refused in words', async (_, form) => {
  const reply = await client.post('edit-tag', { i: String(ids[0]), ...form })
  expect([reply.statusCode, await tags()]).toEqual([400, []])
  expect((reply.json() as { detail: string }).detail).toMatch(/\.$/)
})

test('a reader has a bounded number of them', async () => {
  const fill = sql`insert into article_tags (reader_id, article_id, tag)
    select ${tools.readerId}, (select min(id) from articles), 'n' || nth
    from generate_series(1, ${READER_CLIENTS.labels}::int) as nth`
  await tools.db.run(fill)
  const reply = await label('One more', [ids[0]!])
  expect([reply.statusCode, await labelled('One more')]).toEqual([400, []])
  expect((await label('n1', [ids[0]!])).body).toBe('OK')
  await tools.db.run(sql`delete from article_tags`)
})

test('what a rule tagged is a label, and the reader who gives it too keeps it', async () => {
  await tools.db.run(sql`
    insert into rules (id, reader_id, name, definition, position, aged_until, created_at)
    values ('rule_1', ${tools.readerId}, 'Seals', '{}', 0, now(), now())`)
  await tools.db.run(sql`
    insert into article_tags (reader_id, article_id, rule_id, tag)
    select ${tools.readerId}, id, 'rule_1', 'By rule' from articles`)
  expect(await labelled('By rule')).toEqual(ids)
  await label('By rule', [ids[0]!])
  await tools.db.run(sql`delete from article_tags where rule_id is not null`)
  expect(await labelled('By rule')).toEqual([ids[0]])
  await remove('By rule')
})

test('another reader neither sees nor changes it', async () => {
  await tools.db.run(sql`insert into readers (id, name) values ('other', 'Other')`)
  await tools.db.run(sql`
    insert into sources (id, reader_id, feed_id, name, category, frequency)
    select 'other_' || id, 'other', feed_id, name, category, frequency from sources`)
  const theirs = await hub.client('write', { readerId: 'other' })
  await label('Later', ids)
  expect([await tags(theirs), await labelled('Later', theirs)]).toEqual([[], []])
  expect((await theirs.post('disable-tag', { s: `${LABEL}Later` })).statusCode).toBe(404)
  await theirs.post('edit-tag', { r: `${LABEL}Later`, i: ids.map(String) })
  expect(await labelled('Later')).toEqual(ids)
  await remove('Later')
})

test('a client that shows articles labels these, and one that shows entries sees it', async () => {
  const other = await hub.client()
  await serverReaderClients(tools.desk).chooseItems({ token: other.id, items: 'article' })
  const articles = await other.ids()
  await other.post('edit-tag', { a: `${LABEL}Later`, i: articles.map(String) })
  expect(await labelled('Later', other)).toEqual(articles)
  expect(await labelled('Later')).toEqual(ids)
  expect((await other.get(`stream/contents/${LABEL}Later`)).body).toContain(`"${LABEL}Later"`)
  expect((await other.get('unread-count')).body).toContain(`{"id":"${LABEL}Later","count":3`)
  await remove('Later')
})

test('what a reader labelled is kept, as long as it is labelled', async () => {
  const kept = async () =>
    (
      await tools.db.many(
        z.object({ id: z.int() }),
        sql`select id from articles where ${keepsLabelled}`,
      )
    ).length
  const before = await kept()
  await label('Kept', ids.slice(0, 1))
  expect(await kept()).toBe(before + 1)
  await label('Kept', ids.slice(0, 1), 'r')
  expect(await kept()).toBe(before)
})

test('the page of an article says what its reader labelled it with', async () => {
  const { id } = await tools.db.one(
    z.object({ id: z.int() }),
    sql`select article_id as id from article_entries where entry_id = ${ids[0]!}`,
  )
  const page = () => serverArticles(tools.desk).getArticle({ id })
  expect(await page()).not.toHaveProperty('labels')
  await label('Quay & sea', ids.slice(0, 1))
  expect((await page()).labels).toEqual(['Quay & sea'])
  await label('Quay & sea', ids.slice(0, 1), 'r')
  expect(await page()).not.toHaveProperty('labels')
})
