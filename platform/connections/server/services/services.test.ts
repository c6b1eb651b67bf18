import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { json, type Service } from '../test-service.ts'
import { failureOf, testAccounts, type TestAccounts } from '../test-accounts.ts'
import { discordWebhook } from './chat/discord-webhook.ts'
import { slackWebhook } from './chat/slack-webhook.ts'
import { gitea } from './forges/gitea.ts'
import { matrix } from './matrix.ts'

let hub: TestAccounts
let service: Service
beforeEach(async () => {
  hub = await testAccounts(matrix, gitea, slackWebhook, discordWebhook)
  service = await hub.serve((_, response) => response.writeHead(404).end())
})
afterEach(() => hub.close())
const bodyOf = (nth = -1) => JSON.parse(service.asked.at(nth)!.body) as Record<string, unknown>

describe('Matrix', () => {
  /** Events of a homeserver by transaction id, as in the client-server API (v1.11). */
  const rooms = new Map<string, string>()
  beforeEach(() => {
    rooms.clear()
    service.answers((asked, response) => {
      const path = asked.path.replace('/_matrix/client/v3', '')
      if (asked.headers['authorization'] !== 'Bearer syt_1')
        return json(response, { errcode: 'M_UNKNOWN_TOKEN', error: 'Unknown token' }, 401)
      if (path === '/account/whoami') return json(response, { user_id: '@hub:example.org' })
      if (path === '/directory/room/%23news%3Aexample.org')
        return json(response, { room_id: '!a:example.org' })
      if (
        !path.startsWith('/rooms/!a%3Aexample.org/send/m.room.message/') ||
        asked.method !== 'PUT'
      )
        return json(response, { errcode: 'M_FORBIDDEN', error: 'You are not in this room' }, 403)
      rooms.set(path, rooms.get(path) ?? `$event-${rooms.size}`)
      json(response, { event_id: rooms.get(path) })
    })
  })
  const connect = (more: Record<string, string> = {}) =>
    hub.add({ address: `${service.address}//`, token: 'syt_1', ...more }, 'matrix')

  test('takes a message once for each key', async () => {
    const { id, found } = await connect({ room: '!a:example.org' })
    expect(found).toBe('@hub:example.org')
    const first = await hub.act(id, 'post', { text: 'Low water\nat nine' })
    expect(first.output).toEqual({ eventId: '$event-0' })
    expect(bodyOf()).toEqual({ msgtype: 'm.text', body: 'Low water\nat nine' })
    expect(service.asked.at(-1)!.path).toContain('/key-1')
    expect((await hub.act(id, 'post', { room: '#news:example.org', text: 'b' })).output).toEqual({
      eventId: '$event-1',
    })
  })

  test('says what is wrong, and how long to wait', async () => {
    const { id } = await connect()
    expect((await failureOf(hub.act(id, 'post', { text: 'a' }))).message).toContain('Name a room')
    const elsewhere = hub.act(id, 'post', { room: '!b:example.org', text: 'a' })
    expect((await failureOf(elsewhere)).message).toContain('It says: “You are not in this room”')
    expect((await connect({ token: 'old' })).trouble).toContain('put the new access token in here')
    service.answers((_, response) => json(response, { retry_after_ms: 2500 }, 429))
    const busy = hub.act(id, 'post', { room: '!a:example.org', text: 'a' })
    expect(await failureOf(busy)).toMatchObject({ waitSeconds: 3 })
    service.answers((_, response) => json(response, { event_id: 5 }))
    const junk = hub.act(id, 'post', { room: '!a:example.org', text: 'a' })
    expect((await failureOf(junk)).message).toContain('something else')
  })
})

describe('Gitea', () => {
  beforeEach(() =>
    service.answers((asked, response) => {
      if (asked.headers['authorization'] !== 'token gt_1') return json(response, {}, 401)
      const page = `${service.address}/page`
      if (asked.path === '/api/v1/user') return json(response, { login: 'mira' })
      if (asked.path === '/api/v1/repos/mira/berths/issues')
        return json(response, { number: 7, html_url: page }, 201)
      if (asked.path === '/api/v1/repos/mira/berths/issues/7/comments')
        return json(response, { id: 31, html_url: 'javascript:alert(1)' }, 201)
      json(response, { message: 'not here' }, 404)
    }),
  )
  const connect = (token = 'gt_1') => hub.add({ address: service.address, token }, 'gitea')

  test('opens issues and adds comments', async () => {
    const { id, found } = await connect()
    expect(found).toBe('mira')
    const issue = await hub.act(id, 'create-issue', {
      repository: 'mira/berths',
      title: 'Low water',
    })
    expect(issue).toMatchObject({ output: { number: 7 }, said: 'Issue 7 was opened' })
    expect(bodyOf()).toEqual({ title: 'Low water', body: '' })
    const comment = await hub.act(id, 'create-comment', {
      repository: 'mira/berths',
      issue: '#7',
      body: 'a',
    })
    expect(comment.output).toEqual({ number: 31, page: '' })
  })

  test('says what is wrong', async () => {
    const { id } = await connect()
    const issue = (repository: string) => hub.act(id, 'create-issue', { repository, title: 'a' })
    expect((await failureOf(issue('mira'))).fields).toHaveProperty('repository')
    expect((await failureOf(issue('mira/none'))).message).toContain('Check the repository')
    await failureOf(issue('../..'))
    expect(service.asked.at(-1)!.path).toBe('/api/v1/repos/..-/..-/issues')
    expect((await connect('old')).trouble).toContain('Make a new token there')
  })
})

describe.each(['slack-webhook', 'discord-webhook'])('A channel by a %s', (kind) => {
  const PATH = '/hooks/T1/s3cret'
  let answer: { status: number; body?: unknown; headers?: Record<string, string> } | null
  beforeEach(() => {
    answer = null
    service.answers((asked, response) => {
      if (answer) return json(response, answer.body ?? {}, answer.status, answer.headers)
      const [path] = asked.path.split('?')
      if (path !== PATH)
        return response.writeHead(404).end(kind === 'slack-webhook' ? 'no_service' : '')
      if (kind === 'discord-webhook')
        return json(response, asked.method === 'GET' ? { name: 'News' } : { id: '1' })
      const { text } = JSON.parse(asked.body) as { text?: string }
      return text ? response.end('ok') : response.writeHead(400).end('no_text')
    })
  })
  const connect = (path = PATH) => hub.add({ webhook: service.address + path }, kind)
  const post = (id: string, text: string) => hub.act(id, 'post', { text })

  test('takes a message, in which nobody is called', async () => {
    const { id, trouble } = await connect()
    expect(trouble).toBe(null)
    expect((await post(id, 'Ferry <!channel> & @everyone')).said).toBe('The message was posted')
    if (kind === 'slack-webhook')
      expect(bodyOf()).toEqual({ text: 'Ferry &lt;!channel&gt; &amp; @everyone' })
    else
      expect(bodyOf()).toEqual({
        content: 'Ferry <!channel> & @everyone',
        allowed_mentions: { parse: [] },
      })
    expect((await failureOf(post(id, 'x'.repeat(2001)))).fields).toHaveProperty('text')
  })

  test('that is gone, or wants a pause, says so', async () => {
    const { id } = await connect()
    answer = { status: 429, headers: { 'retry-after': '30' } }
    expect(await failureOf(post(id, 'a'))).toMatchObject({ waitSeconds: 30, isFinal: false })
    answer = { status: 429, body: { retry_after: 1.5 } }
    expect(await failureOf(post(id, 'a'))).toMatchObject({ waitSeconds: 2 })
    answer = { status: 404 }
    expect(await failureOf(post(id, 'a'))).toMatchObject({ isRefused: true, isFinal: true })
    answer = null
    expect((await connect('/hooks/none')).trouble).toContain('Make a new webhook for the channel')
    expect((await hub.add({ webhook: 'hooks.example' }, kind)).trouble).toContain(
      'full web address',
    )
    // The address is shown nowhere, because anybody who knows it can post.
    expect(JSON.stringify(await hub.api().listAccounts({}))).not.toContain('s3cret')
  })
})
