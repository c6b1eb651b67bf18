import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { serverAccess } from '#platform/access/server/api.ts'
import { publish } from '#areas/feed/server/settings/test-articles.ts'
import { serverSourceHealth } from '#areas/sources/server/health/api.ts'
import { harmIn } from '#engine/markup/test-answers.ts'
import { READER_CLIENTS } from '../../limits.ts'
import { rss } from '#feeds/test-feeds.ts'
import { testTools, type TestTools } from '#server/test-tools.ts'
import { sql } from '#server/tools.ts'
import { stateId } from '../../streams.ts'
import { mustWait } from '../find-client.ts'
import { encoded, openTestClients, type Fields, type TestClients } from '../test-client.ts'

const READING_LIST = stateId('reading-list')
const ADDRESS = 'https://island.example/feed'
const item = (title: string, minutes: number) => ({
  title,
  text: `${title}, which nobody had foreseen on the day before.`,
  published: new Date(Date.parse('2026-03-02T10:00:00Z') + minutes * 60_000).toISOString(),
})
const titles = [
  'Choir wins a prize',
  'Seals are counted',
  'Clocks find a home',
  'Cherries are lost',
  'A bridge opens',
]

let tools: TestTools
let hub: TestClients
beforeAll(async () => {
  tools = await testTools()
  hub = await openTestClients(tools)
  await publish(tools, 'Harbour Gazette', titles.map(item))
  tools.web.set(
    ADDRESS,
    rss([{ ...item('Ferry is late', 0), guid: 'ferry' }], {
      title: 'Island',
      link: 'https://island.example/',
    }),
  )
})
afterAll(async () => {
  await hub.close()
  await tools.close()
})

const signIn = (form: Fields) =>
  hub.app.inject({
    method: 'POST',
    url: '/api/greader/accounts/ClientLogin',
    headers: { host: 'localhost:4600', 'content-type': 'application/x-www-form-urlencoded' },
    payload: encoded(form),
  })

describe('Signing in', () => {
  test('is by any name, with a token as the password', async () => {
    const { secret } = await hub.client('read')
    for (const Email of ['somebody', '', 'me@example.org']) {
      const reply = await signIn({ Email, Passwd: secret, service: 'reader' })
      expect(reply.statusCode).toBe(200)
      expect(reply.body).toContain(`\nAuth=${secret}\n`)
    }
    const asJson = await signIn({ Email: 'x', Passwd: secret, output: 'json' })
    expect(asJson.json()).toMatchObject({ Auth: secret })
  })

  test.each(['', 'wrong', 'synthwire_wrong', 'synthwire_'])(
    'fails with the password "%s"',
    async (Passwd) => {
      const reply = await signIn({ Email: 'x', Passwd })
      expect([reply.statusCode, reply.body]).toEqual([401, 'Error=BadAuthentication\n'])
    },
  )

  test('ends with the token: removed or expired, it is refused', async () => {
    const removed = await hub.client('write')
    expect((await removed.get('user-info')).statusCode).toBe(200)
    await serverAccess(tools.desk).removeToken({ id: removed.id })
    const expired = await hub.client('write', { days: -1 })
    for (const client of [removed, expired]) {
      const reply = await client.get('user-info')
      expect([reply.statusCode, reply.headers['google-bad-token']]).toEqual([401, 'true'])
      expect((await signIn({ Email: 'x', Passwd: client.secret })).statusCode).toBe(401)
      expect((await client.fever('items')).json()).toEqual({ api_version: 3, auth: 0 })
    }
  })

  test('is needed for everything', async () => {
    for (const authorization of [
      undefined,
      'GoogleLogin auth=',
      'GoogleLogin auth=synthwire_x',
      'Basic eDp5',
    ]) {
      const reply = await hub.app.inject({
        url: `/api/greader/reader/api/0/subscription/list`,
        headers: { host: 'localhost:4600', ...(authorization && { authorization }) },
      })
      expect(reply.statusCode).toBe(401)
    }
  })

  test('by a name that the server does not know is refused, as for everybody', async () => {
    const { send } = await hub.client('write')
    const reply = await send('GET', '/api/greader/reader/api/0/user-info', undefined, {
      host: 'evil.example',
    })
    expect(reply.statusCode).toBe(421)
  })
})

describe('A token that may only read', () => {
  test.each([
    ['edit-tag', { i: '1', a: stateId('read') }],
    ['mark-all-as-read', { s: READING_LIST }],
    ['subscription/edit', { ac: 'unsubscribe', s: 'feed/1' }],
    ['subscription/quickadd', { quickadd: ADDRESS }],
    ['rename-tag', { s: 'user/-/label/A', dest: 'user/-/label/B' }],
    ['disable-tag', { s: 'user/-/label/A' }],
  ])('is refused %s in words', async (call, form) => {
    const reply = await (await hub.client('read')).post(call, form)
    expect(reply.statusCode).toBe(403)
    expect(reply.body).toContain('This token may only read.')
  })

  test('reads contents by POST', async () => {
    const client = await hub.client('read')
    const [id] = await client.ids()
    expect((await client.post('stream/items/contents', { i: String(id) })).statusCode).toBe(200)
  })
})

describe('The edit token', () => {
  test('is the same until the token ends, and another one is refused', async () => {
    const client = await hub.client()
    const T = (await client.get('token')).body
    expect(T).toHaveLength(57)
    expect((await client.get('token')).body).toBe(T)
    const mark = (given: string) =>
      client.post('edit-tag', { T: given, i: '999', a: stateId('read') })
    for (const taken of [T, `${T}\n`, '', 'x']) expect((await mark(taken)).body).toBe('OK')
    const other = (await (await hub.client()).get('token')).body
    for (const wrong of ['wrong', other]) {
      const reply = await mark(wrong)
      expect([reply.statusCode, reply.headers['x-reader-google-bad-token']]).toEqual([401, 'true'])
    }
  })
})

describe('Lists', () => {
  test('go on where they ended, in both orders, without an item twice or missing', async () => {
    const client = await hub.client()
    for (const r of ['d', 'o']) {
      const shown: string[] = []
      let c = ''
      do {
        const page: { items: { title: string }[]; continuation?: string } = (
          await client.get(`stream/contents/${READING_LIST}`, { n: '2', r, c })
        ).json()
        expect(page.items.length).toBeLessThanOrEqual(2)
        shown.push(...page.items.map(({ title }) => title))
        c = page.continuation ?? ''
      } while (c !== '')
      expect(shown.toSorted()).toEqual(titles.toSorted())
      const ids = await client.ids(READING_LIST, { r })
      expect(ids).toEqual(ids.toSorted((a, b) => (r === 'o' ? a - b : b - a)))
    }
  })

  test('hold what came since a moment, in whatever unit a client says it', async () => {
    const client = await hub.client()
    const seconds = tools.now().getTime() / 1000
    for (const unit of [1, 1000, 1_000_000]) {
      expect(await client.ids(READING_LIST, { ot: String((seconds - 1) * unit) })).toHaveLength(5)
      expect(await client.ids(READING_LIST, { ot: String((seconds + 1) * unit) })).toEqual([])
      expect(await client.ids(READING_LIST, { nt: String((seconds - 1) * unit) })).toEqual([])
    }
    expect(await client.ids(READING_LIST, { ot: `${seconds - 1}.123456` })).toHaveLength(5)
  })

  test('count what is unread by source, by folder and in all', async () => {
    const client = await hub.client()
    const { max, unreadcounts } = (await client.get('unread-count')).json() as {
      max: number
      unreadcounts: { id: string; count: number }[]
    }
    expect(max).toBe(5)
    expect(unreadcounts.map(({ count }) => count)).toEqual([5, 5])
    const [id] = await client.ids()
    await client.mark('read', [id!])
    expect(((await client.get('unread-count')).json() as { max: number }).max).toBe(4)
    expect(await client.ids(stateId('read'))).toEqual([id])
    await client.mark('kept-unread', [id!])
    expect(await client.ids(stateId('read'))).toEqual([])
  })

  test('are left empty where this hub has no such state, and refused where there is none', async () => {
    const client = await hub.client()
    expect(await client.ids(stateId('broadcast'))).toEqual([])
    for (const s of ['pop/topic', stateId('nonsense'), 'user/-/label/'])
      expect((await client.get('stream/items/ids', { s })).statusCode).toBe(400)
    expect(await client.ids('feed/987654')).toEqual([])
    expect(await client.ids('user/-/label/No such folder')).toEqual([])
  })

  test('are marked as read until a moment', async () => {
    const client = await hub.client()
    const microseconds = (minutes: number) =>
      String((tools.now().getTime() + minutes * 60_000) * 1000)
    await client.post('mark-all-as-read', { s: 'feed/1', ts: microseconds(-1) })
    expect(await client.unread()).toHaveLength(5)
    await client.post('mark-all-as-read', { s: 'feed/1', ts: microseconds(1) })
    expect(await client.unread()).toEqual([])
    await client.mark('read', await client.ids(), 'r')
    expect(await client.unread()).toHaveLength(5)
  })
})

test('sources are followed, renamed, moved and left for real', async () => {
  const client = await hub.client()
  const list = async () =>
    (
      (await client.get('subscription/list')).json() as {
        subscriptions: { id: string; title: string; url: string; categories: { label: string }[] }[]
      }
    ).subscriptions.map(({ id, title, url, categories }) => ({
      id,
      title,
      url,
      folders: categories.map(({ label }) => label),
    }))
  const edit = (form: Fields) => client.post('subscription/edit', form)

  const added = (await client.post('subscription/quickadd', { quickadd: ADDRESS })).json() as {
    streamId: string
  }
  expect(added).toMatchObject({ numResults: 1, streamName: 'Island' })
  const s = added.streamId
  expect(
    (await edit({ ac: 'edit', s, t: 'The Island', a: 'user/-/label/Places › Islands' })).body,
  ).toBe('OK')
  expect(await list()).toContainEqual({
    id: s,
    title: 'The Island',
    url: ADDRESS,
    folders: ['Places › Islands'],
  })
  expect((await client.get('tag/list')).json()).toMatchObject({
    tags: [{ id: stateId('starred') }, { label: 'Places › Islands', type: 'folder' }],
  })
  const [report] = (await serverSourceHealth(tools.desk).listReports({})).filter(
    ({ name }) => name === 'The Island',
  )
  expect(report!.folder).toEqual(['Places', 'Islands'])

  expect(
    (await client.post('rename-tag', { s: 'user/-/label/Places', dest: 'user/-/label/World' }))
      .body,
  ).toBe('OK')
  expect((await list()).find(({ id }) => id === s)!.folders).toEqual(['World › Islands'])
  expect((await client.post('disable-tag', { s: 'user/-/label/World' })).body).toBe('OK')
  expect((await list()).find(({ id }) => id === s)!.folders).toEqual([])
  expect((await client.post('disable-tag', { s: 'user/-/label/World' })).statusCode).toBe(404)

  expect((await edit({ ac: 'unsubscribe', s: `feed/${ADDRESS}` })).body).toBe('OK')
  expect(await list()).toHaveLength(1)
  expect((await edit({ ac: 'unsubscribe', s })).statusCode).toBe(404)
  expect(
    (await edit({ ac: 'subscribe', s: `feed/${ADDRESS}`, t: 'Once more', a: 'user/-/label/Sea' }))
      .body,
  ).toBe('OK')
  expect(await list()).toContainEqual({ id: s, title: 'Once more', url: ADDRESS, folders: ['Sea'] })
  await edit({ ac: 'unsubscribe', s })
})

test('what cannot be followed says why', async () => {
  const client = await hub.client()
  const reply = (
    await client.post('subscription/quickadd', { quickadd: 'https://nothing.example/' })
  ).json()
  expect(reply).toMatchObject({ numResults: 0, error: expect.stringMatching(/.{10}/) })
  for (const form of [
    { ac: 'nonsense', s: 'feed/1' },
    { ac: 'edit' },
    { ac: 'edit', s: 'feed/1', t: 'x'.repeat(201) },
    { ac: 'edit', s: 'feed/1', a: `user/-/label/${'x › '.repeat(9)}y` },
    { ac: 'subscribe', s: 'feed/1' },
  ] as Fields[])
    expect((await client.post('subscription/edit', form)).statusCode).toBe(400)
})

describe('What no client should send', () => {
  test.each<[string, string, Fields, number]>([
    [
      'more ids than there may be',
      'edit-tag',
      { a: stateId('read'), i: Array.from({ length: 10_001 }, (_, at) => String(at + 1)) },
      400,
    ],
    [
      'more texts than there may be',
      'stream/items/contents',
      { i: Array.from({ length: 1001 }, (_, at) => String(at + 1)) },
      400,
    ],
    [
      'more stars than there may be',
      'edit-tag',
      { a: stateId('starred'), i: Array.from({ length: 251 }, (_, at) => String(at + 1)) },
      400,
    ],
    ['no id', 'edit-tag', { a: stateId('read') }, 400],
    ['what is no id', 'edit-tag', { a: stateId('read'), i: 'x' }, 400],
    ['a state twice', 'edit-tag', { a: stateId('read'), r: stateId('read'), i: '1' }, 400],
    ['no stream', 'mark-all-as-read', {}, 400],
    ['what is no moment', 'mark-all-as-read', { s: READING_LIST, ts: 'soon' }, 400],
    ['a call that there is not', 'nonsense', {}, 404],
    ['a call of everything', 'constructor', {}, 404],
  ])('is answered in words: %s', async (_, call, form, status) => {
    const reply = await (await hub.client()).post(call, form)
    expect(reply.statusCode).toBe(status)
    expect((reply.json() as { detail: string }).detail).toMatch(/\.$/)
  })

  test.each([
    'c=x',
    'c=-1',
    'n=x',
    'n=-1',
    'ot=x',
    'xt=feed/1',
    'it=nonsense',
    `c=${'9'.repeat(40)}`,
  ])('of a list is answered in words: %s', async (query) => {
    const client = await hub.client()
    const reply = await client.send(
      'GET',
      `/api/greader/reader/api/0/stream/items/ids?s=${READING_LIST}&${query}`,
    )
    expect(reply.statusCode).toBe(400)
  })

  test('is a million ids, which are not read', async () => {
    const client = await hub.client()
    const payload = Array.from({ length: 1_000_000 }, (_, at) => `i=${at + 1}`).join('&')
    const reply = await client.send('POST', '/api/greader/reader/api/0/edit-tag', payload)
    expect(reply.statusCode).toBe(413)
  })

  test('a number beyond all is as many as there may be', async () => {
    expect(await (await hub.client()).ids(READING_LIST, { n: '999999999999' })).toHaveLength(5)
  })

  test('forms of the other kind are read as well', async () => {
    const client = await hub.client()
    const [id] = await client.ids()
    const boundary = 'frontier'
    const part = (name: string, value: string) =>
      `--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`
    const send = (payload: string) =>
      client.send('POST', '/api/greader/reader/api/0/edit-tag', payload, {
        'content-type': `multipart/form-data; boundary=${boundary}`,
      })
    const reply = await send(
      `${part('i', String(id))}${part('a', stateId('read'))}--${boundary}--\r\n`,
    )
    expect(reply.body).toBe('OK')
    expect(await client.unread()).toHaveLength(4)
    await client.mark('read', [id!], 'r')
    expect((await send('nonsense')).statusCode).toBe(400)
  })
})

test('a client that asks too often is told to wait', async () => {
  const client = await hub.client('read')
  const busy = await hub.client('read')
  const { id: tokenId } = busy
  const asking = { tokenId, readerId: tools.readerId, scope: 'read', items: 'entry' } as const
  for (let asked = 0; asked < READER_CLIENTS.requestsPerMinute; asked++)
    expect(mustWait(asking)).toBeNull()
  const reply = await busy.get('preference/list')
  expect(reply.statusCode).toBe(429)
  expect(Number(reply.headers['retry-after'])).toBeGreaterThan(0)
  expect((await busy.fever('items')).statusCode).toBe(429)
  expect((await client.get('preference/list')).statusCode).toBe(200)
})

test('what strangers wrote is clean, and its pictures come by way of the hub', async () => {
  const html =
    '<p onclick="x()">Look <img src="https://pictures.example/a.png" alt="A boat"><script>alert(1)</script></p>'
  await publish(tools, 'Hostile', [{ ...item('Boats', 50), text: html.replaceAll('<', '&lt;') }])
  const client = await hub.client()
  const reply = await client.get(`stream/contents/${READING_LIST}`, { n: '10' })
  const shown = (reply.json() as { items: { title: string; summary: { content: string } }[] }).items
  const { summary } = shown.find(({ title }) => title === 'Boats')!
  expect(summary.content).toContain('src="http://localhost:4600/pictures/960/')
  expect(summary.content).toContain('alt="A boat"')
  expect(harmIn(summary.content.replaceAll('http://localhost:4600', ''))).toEqual([])
  await tools.db.run(sql`delete from sources where name = 'Hostile'`)
})
