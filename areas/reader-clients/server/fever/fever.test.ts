import { createHash } from 'node:crypto'
import { afterEach, beforeEach, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { serverAccess } from '#platform/access/server/api.ts'
import { publish } from '#areas/feed/server/settings/test-articles.ts'
import { serverSourceHealth } from '#areas/sources/server/health/api.ts'
import { serverSources } from '#areas/sources/server/api.ts'
import { testTools, type TestTools } from '#server/test-tools.ts'
import { sql } from '#server/tools.ts'
import { FEVER_NAME } from '../../contract.ts'
import { serverReaderClients } from '../api.ts'
import { openTestClients, type TestClients } from '../test-client.ts'
import { groupNumbers } from './group-numbers.ts'

// Tests of the calls of the protocol, with the statements of its documentation.

const item = (nth: number) => ({
  title: `Report number ${nth} of the harbour`,
  text: `Words of report ${nth}: ${['eels', 'cranes', 'bells', 'ropes', 'gulls'][nth % 5]} were counted ${nth} times.`,
  published: new Date(Date.parse('2026-03-02T08:00:00Z') + nth * 60_000).toISOString(),
})

let tools: TestTools
let hub: TestClients
beforeEach(async () => {
  tools = await testTools()
  hub = await openTestClients(tools)
  await publish(tools, 'Harbour Gazette', [0, 1, 2, 3, 4].map(item))
  await publish(tools, 'Bakers Weekly', [
    {
      title: 'Rye bread wins',
      text: 'The jury praised its crust.',
      published: '2026-03-02T11:00:00Z',
    },
  ])
  const [source] = await serverSources(tools.desk).listSources({})
  await serverSourceHealth(tools.desk).moveSources({ ids: [source!.id], folder: ['Food', 'Bread'] })
})
afterEach(async () => {
  await hub.close()
  await tools.close()
})

interface Answer {
  api_version: number
  auth: number
  last_refreshed_on_time: number
  groups: { id: number; title: string }[]
  feeds: { id: number; title: string; url: string; site_url: string }[]
  feeds_groups: { group_id: number; feed_ids: string }[]
  items: {
    id: number
    feed_id: number
    title: string
    html: string
    is_read: number
    is_saved: number
  }[]
  total_items: number
  unread_item_ids: string
  saved_item_ids: string
}

async function ask(query: string, scope: 'read' | 'write' = 'write'): Promise<Answer> {
  return (await (await hub.client(scope)).fever(query)).json()
}
const unread = async () => numbers((await ask('unread_item_ids')).unread_item_ids)
const numbers = (ids: string) => ids.split(',').filter(Boolean).map(Number)

test('a token that was made in the hub signs in, by the name that is shown, and nobody else', async () => {
  const { secret } = await serverAccess(tools.desk).createToken({
    name: 'Old',
    scope: 'read',
    days: 30,
  })
  const key = createHash('md5').update(`${FEVER_NAME}:${secret}`).digest('hex')
  const send = (api_key: string) =>
    hub.app.inject({
      method: 'POST',
      url: '/api/fever/?api',
      headers: { host: 'localhost:4600', 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ api_key }).toString(),
    })
  for (const known of [key, key.toUpperCase()])
    expect((await send(known)).json()).toMatchObject({ api_version: 3, auth: 1 })
  for (const unknown of ['', secret, key.slice(1), `${key}0`])
    expect((await send(unknown)).json()).toEqual({ api_version: 3, auth: 0 })
  expect(await serverReaderClients(tools.desk).listClients({})).toMatchObject([
    { items: 'entry', hasFever: true },
  ])
  const { hash } = await tools.db.one(
    z.object({ hash: z.string() }),
    sql`select encode(fever_hash, 'hex') as hash from reader_clients`,
  )
  expect(hash).not.toContain(key)
})

test('groups are folders, and feeds are sources', async () => {
  const { groups, feeds, feeds_groups, last_refreshed_on_time } = await ask('groups&feeds')
  expect(groups).toEqual([{ id: expect.any(Number), title: 'Food › Bread' }])
  expect(feeds.map(({ title, url }) => [title, url])).toEqual([
    ['Harbour Gazette', 'https://harbour-gazette.example/feed'],
    ['Bakers Weekly', 'https://bakers-weekly.example/feed'],
  ])
  const bakers = feeds.find(({ title }) => title === 'Bakers Weekly')!
  expect(feeds_groups).toEqual([{ group_id: groups[0]!.id, feed_ids: String(bakers.id) }])
  expect(last_refreshed_on_time).toBe(tools.now().getTime() / 1000)
  expect(await ask('favicons&links')).toMatchObject({ favicons: [], links: [] })
})

test('items go on behind since_id, before max_id, and by with_ids', async () => {
  const { items, total_items } = await ask('items')
  expect([items.length, total_items]).toEqual([6, 6])
  expect(items[0]).toMatchObject({
    is_read: 0,
    is_saved: 0,
    html: expect.stringContaining('counted'),
  })
  const ids = items.map(({ id }) => id)
  expect(ids).toEqual(ids.toSorted((a, b) => a - b))
  const shown = async (query: string) => (await ask(`items&${query}`)).items.map(({ id }) => id)
  expect(await shown(`since_id=${ids[3]}`)).toEqual(ids.slice(4))
  expect(await shown('since_id=0')).toEqual(ids)
  expect(await shown(`max_id=${ids[2]}`)).toEqual(ids.slice(0, 2).toReversed())
  expect(await shown(`with_ids=${ids[4]},${ids[1]},99999`)).toEqual([ids[4], ids[1]])
  expect(await shown('with_ids=')).toEqual([])
})

test('an item is marked as read, unread, saved and unsaved', async () => {
  const [id] = await unread()
  await ask(`mark=item&as=read&id=${id}`)
  expect(await unread()).not.toContain(id)
  await ask(`mark=item&as=unread&id=${id}`)
  expect(await unread()).toContain(id)
  await ask(`mark=item&as=saved&id=${id}`)
  expect(numbers((await ask('saved_item_ids')).saved_item_ids)).toEqual([id])
  expect((await ask(`items&with_ids=${id}`)).items).toMatchObject([{ is_saved: 1 }])
  await ask(`mark=item&as=unsaved&id=${id}`)
  expect((await ask('saved_item_ids')).saved_item_ids).toBe('')
})

test('a feed, a group and everything are marked as read, as far as they came before a moment', async () => {
  const { feeds, groups } = await ask('groups&feeds')
  const seconds = tools.now().getTime() / 1000
  const gazette = feeds.find(({ title }) => title === 'Harbour Gazette')!
  await ask(`mark=feed&as=read&id=${gazette.id}&before=${seconds - 60}`)
  expect(await unread()).toHaveLength(6)
  await ask(`mark=feed&as=read&id=${gazette.id}&before=${seconds + 60}`)
  expect(await unread()).toHaveLength(1)
  await ask(`mark=group&as=read&id=-1&before=${seconds + 60}`)
  expect(await unread()).toHaveLength(1)
  await ask(`mark=group&as=read&id=${groups[0]!.id}&before=${seconds + 60}`)
  expect(await unread()).toEqual([])
  for (const { id } of (await ask('items')).items) await ask(`mark=item&as=unread&id=${id}`)
  await ask(`mark=group&as=read&id=0&before=${seconds + 60}`)
  expect(await unread()).toEqual([])
})

test('a token that may only read changes nothing', async () => {
  const [id] = await unread()
  const client = await hub.client('read')
  const reply = await client.fever(`mark=item&as=read&id=${id}`)
  expect([reply.statusCode, reply.json()]).toMatchObject([
    403,
    { error: 'This token may only read.' },
  ])
  expect(await unread()).toContain(id)
})

test.each([
  'items&since_id=x',
  'items&max_id=-4',
  `items&with_ids=${Array.from({ length: 51 }, (_, at) => at + 1).join(',')}`,
  `items&with_ids=${'1,'.repeat(5000)}`,
  'mark=item&as=read&id=',
  'mark=item&as=lost&id=1',
  'mark=feed&as=unread&id=1',
  'mark=nonsense&as=read&id=1',
  'mark=feed&as=read&id=1&before=soon',
])('is answered in words: %s', async (query) => {
  const reply = await (await hub.client()).fever(query)
  expect(reply.statusCode).toBe(400)
  expect((reply.json() as { detail: string }).detail).toMatch(/\.$/)
})

test('folders keep their number, whatever folders there are beside them', () => {
  const named = (folders: string[][]) =>
    new Map([...groupNumbers(folders)].map(([number, folder]) => [folder.join('/'), number]))
  const alone = named([['World']])
  const many = named([['A'], ['World'], ['World', 'A']])
  expect(many.get('World')).toBe(alone.get('World'))
  expect(new Set(many.values()).size).toBe(3)
  for (const number of many.values()) expect(number).toBeGreaterThan(0)
})
