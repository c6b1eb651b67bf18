import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { storeArticles } from '#areas/rules/server/test-rules.ts'
import { accounts } from '#platform/connections/contracts/accounts.ts'
import { openService, type Service } from '#platform/connections/server/test-service.ts'
import { mail } from '#platform/notifications/contracts/mail.ts'
import { MAIL_OUT } from '#platform/notifications/limits.ts'
import { openMailServer } from '#platform/notifications/server/mail/test-mail-server.ts'
import { guardedFetch } from '#server/fetch/guarded-fetch.ts'
import { testTools, type TestTools } from '#server/test-tools.ts'
import { deliveries, type Destination } from '../../contracts/deliveries.ts'
import { drafts, type OpenDraft } from '../../contracts/drafts.ts'
import { testContent } from '../test-content.ts'
import { MAY_HAVE_ARRIVED } from './delivery-rows.ts'

let tools: TestTools
let content: ReturnType<typeof testContent>
let service: Service
let account: string
let read: OpenDraft
beforeAll(async () => {
  tools = await testTools()
  tools.fetch = guardedFetch({ allowPrivate: ['127.0.0.1/32'] })
  content = testContent(tools)
  service = await openService((_, response) => response.end('ok'))
  const { id } = await content.ask(accounts.saveAccount, {
    ...{ kind: 'http-bearer', name: 'Press wire' },
    values: [
      { name: 'address', value: service.address },
      { name: 'token', value: 'secret-token' },
    ],
  })
  account = id
})
afterAll(async () => {
  await service.close()
  await tools.close()
})
beforeEach(async () => {
  read = await content.write({ about: 'Lanterns "at" the pier' })
  service.asked.splice(0)
})

const deliver = (destination: Destination, key = 'once') =>
  content.ask(deliveries.deliver, {
    ...{ draft: read.id, key, destination, withNotes: false, isConfirmed: false },
  })
const toWebhook = (body: string, method = 'POST'): Destination => ({
  ...{ way: 'account', account, action: 'request' },
  values: [
    { name: 'method', value: method },
    { name: 'path', value: '/texts' },
    { name: 'body', value: body },
  ],
})
const status = async () => (await content.ask(drafts.getDraft, { draft: read.id })).status
const listed = async () =>
  (await content.ask(deliveries.listDeliveries, { draft: read.id })).deliveries

test('a webhook gets the text as JSON once, and the list says where it went and when', async () => {
  service.answers((_, response) => response.end('<html><body>Thanks</body></html>'))
  const body = '{"title": "{title}", "body": "{markdown}"}'
  const done = await deliver(toWebhook(body))
  expect(done).toMatchObject({ way: 'account', state: 'sent', isPublic: true, error: null })
  expect((await deliver(toWebhook(body))).id).toBe(done.id)
  expect(service.asked).toHaveLength(1)
  const [{ path, method, body: sent, headers }] = service.asked as [Service['asked'][number]]
  expect([method, path, headers['idempotency-key']]).toEqual(['POST', '/texts', done.id])
  expect(JSON.parse(sent)).toMatchObject({
    title: 'Lanterns "at" the pier',
    body: expect.stringContaining('It leaves at seven.'),
  })
  // The list shows the length of the service's answer, and none of its content.
  expect(await listed()).toMatchObject([
    {
      to: expect.stringMatching(/^Press wire: The service answered 200, with \d+ characters$/),
      at: tools.now().toISOString(),
    },
  ])
  expect(await status()).toBe('published')
})

test('a webhook that fails says why and if it may have arrived, and another try arrives', async () => {
  service.answers((_, response) => {
    response.writeHead(500, { 'content-type': 'text/html' })
    response.end('<h1>secret-token</h1>')
  })
  const failed = await deliver(toWebhook('{text}'))
  expect(failed).toMatchObject({ state: 'failed', isPublic: false })
  expect(failed.error).toMatch(
    /answered with the status 500\. It may have arrived: look there before you try again\.$/,
  )
  service.answers((_, response) => response.destroy())
  const broken = await content.ask(deliveries.retryDelivery, { delivery: failed.id })
  expect(broken).toMatchObject({ id: failed.id, state: 'failed' })
  expect(await status()).toBe('draft')
  service.answers((_, response) => {
    response.writeHead(404)
    response.end()
  })
  const missing = await content.ask(deliveries.retryDelivery, { delivery: failed.id })
  expect(missing.error).not.toContain('may have arrived')
  service.answers((_, response) => response.end())
  const sent = await content.ask(deliveries.retryDelivery, { delivery: failed.id })
  expect(sent).toMatchObject({ state: 'sent', error: null })
  await expect(content.ask(deliveries.retryDelivery, { delivery: failed.id })).rejects.toThrow(
    'Only a failed delivery',
  )
  expect(new Set(service.asked.map(({ headers }) => headers['idempotency-key']))).toEqual(
    new Set([failed.id]),
  )
  expect(await status()).toBe('published')
})

test('a webhook that takes a text and never answers is given up in plain words, and can be tried again', async () => {
  const limit = new AbortController()
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(limit.signal)
  service.answers(() => limit.abort(new DOMException('Over', 'TimeoutError')))
  const late = await deliver(toWebhook('{text}')).finally(() => timeout.mockRestore())
  expect(service.asked).toHaveLength(1)
  expect(late).toMatchObject({
    ...{ state: 'failed', isPublic: false },
    error: `127.0.0.1 did not answer in time. It may be busy or gone. ${MAY_HAVE_ARRIVED}`,
  })
  expect(await status()).toBe('draft')
  service.answers((_, response) => response.end())
  const sent = await content.ask(deliveries.retryDelivery, { delivery: late.id })
  expect(sent).toMatchObject({ id: late.id, state: 'sent' })
  expect(await status()).toBe('published')
})

test('nothing is sent that holds no text, asks only, or goes to an account that is gone', async () => {
  expect((await deliver(toWebhook('Hello'), 'a')).error).toContain('No field holds the text')
  expect((await deliver(toWebhook('{text}', 'GET'), 'b')).error).toContain('takes nothing to it')
  const wrong = await deliver(toWebhook('{text}', 'SHOUT'), 'c')
  expect(wrong).toMatchObject({ state: 'failed', error: expect.stringMatching(/^method: /) })
  const gone = { ...toWebhook('{text}'), account: 'account-none' } as Destination
  expect((await deliver(gone, 'd')).error).toBe('That account is already gone.')
  expect(service.asked).toEqual([])
  expect(await status()).toBe('draft')
})

test('of an outlet two sentences leave, and the list says what stayed', async () => {
  const [article] = (await storeArticles(tools, [{ title: 'Council votes on the quay' }])) as [
    number,
  ]
  read = await content.write({ subjects: [{ kind: 'article', id: article }] })
  const shown = await content.ask(deliveries.previewDelivery, { draft: read.id, withNotes: false })
  const done = await deliver(toWebhook('{text}'))
  expect(done.leftOut).toBe(shown.leftOut)
  expect(done.leftOut).toMatch(/above the length that may be quoted of Feed 1\.$/)
  expect(service.asked[0]!.body.match(/“[^”]+”/g)).toHaveLength(2)
  expect(service.asked[0]!.body).toContain('Feed 1')
})

test('a mail goes to an address once, and a refused one can be tried again', async () => {
  let isRefusing = true
  const server = await openMailServer({
    onRcptTo: (_, __, done) =>
      done(
        isRefusing ? Object.assign(new Error('5.1.1 No such box'), { responseCode: 550 }) : null,
      ),
  })
  await content.ask(mail.saveMailServer, {
    ...{ host: '127.0.0.1', port: server.port, security: 'none', userName: '' },
    ...{ sender: 'hub@mail.example', recipient: 'me@mail.example' },
  })
  const to = { way: 'mail', to: 'anna@example.org', subject: '' } as const
  const failed = await deliver(to)
  expect(failed).toMatchObject({ state: 'failed', to: 'anna@example.org' })
  expect(failed.error).toContain('No such box')
  // A refused address does not mark the mail server as faulty.
  expect(await content.ask(mail.getMailServer, {})).toMatchObject({ trouble: null })
  isRefusing = false
  await content.ask(deliveries.retryDelivery, { delivery: failed.id })
  await deliver(to)
  expect(await deliver({ ...to, to: '' }, 'own')).toMatchObject({ to: 'Your own address' })
  await server.close()
  expect(server.taken.map(({ to: recipients }) => recipients)).toEqual([
    ['anna@example.org'],
    ['me@mail.example'],
  ])
  expect(server.taken[0]!.raw).toContain('It leaves at seven.')
  expect(await listed()).toMatchObject([
    { way: 'mail', state: 'sent', to: 'Your own address' },
    { way: 'mail', state: 'sent', to: 'anna@example.org' },
  ])
  expect(await deliver({ ...to, to: 'nobody' }, 'wrong')).toMatchObject({
    state: 'failed',
    error: '“nobody” is not an email address.',
  })
})

test('a mail server that takes a connection and falls silent is given up, and the mail can be sent again', async () => {
  const silent = createServer((socket) => {
    socket.write('220 mail.example\r\n')
    socket.on('data', (data) => {
      if (data.toString().startsWith('EHLO')) return socket.write('250 mail.example\r\n')
      // The server has received the sender's address, and does not answer before the timeout.
      vi.advanceTimersByTime(MAIL_OUT.timeMs)
      vi.useRealTimers()
    })
  })
  silent.listen(0, '127.0.0.1')
  await once(silent, 'listening')
  const server = await openMailServer()
  const use = (port: number) =>
    content.ask(mail.saveMailServer, {
      ...{ host: '127.0.0.1', port, security: 'none', userName: '' },
      ...{ sender: 'hub@mail.example', recipient: 'me@mail.example' },
    })
  await use((silent.address() as AddressInfo).port)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const late = await deliver({ way: 'mail', to: 'anna@example.org', subject: '' })
  expect(late).toMatchObject({
    ...{ state: 'failed', isPublic: false },
    error: `127.0.0.1 took too long. ${MAY_HAVE_ARRIVED}`,
  })
  expect(await status()).toBe('draft')
  await use(server.port)
  expect(await content.ask(deliveries.retryDelivery, { delivery: late.id })).toMatchObject({
    state: 'sent',
  })
  expect(await status()).toBe('published')
  expect(server.taken.map(({ to }) => to)).toEqual([['anna@example.org']])
  await server.close()
  silent.close()
})
