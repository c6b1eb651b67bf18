import { createHmac } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { patient } from '#core/test-patience.ts'
import { signedHeaders } from '#areas/webhooks/server/lends.ts'
import { bodyOf } from '#server/web/routes/route-bodies.ts'
import { bytesOf } from '#server/web/routes/test-reply.ts'
import { frameArea, openTestServer } from '#server/web/test-web-server.ts'
import { askedFor, testTools, type TestTools } from '#server/test-tools.ts'
import { deliveries } from '../../../contracts/deliveries.ts'
import { triggers } from '../../../contracts/triggers.ts'
import { workflows } from '../../../contracts/workflows.ts'
import { DELIVERY } from '../../../limits.ts'
import { steps, testAutomation } from '../../test-automation.ts'
import { webhookRoute } from './route.ts'

/** A function that runs right after each look for a result. */
const afterLook = vi.hoisted(() => ({ happens: async () => {} }))
vi.mock('#platform/runs/server/lends/steps.ts', async (original) => {
  const lent = await original<typeof import('#platform/runs/server/lends/steps.ts')>()
  const firstResultOf: typeof lent.firstResultOf = async (...asked) => {
    const found = await lent.firstResultOf(...asked)
    await afterLook.happens()
    return found
  }
  return { ...lent, firstResultOf }
})

let tools: TestTools
let hub: ReturnType<typeof testAutomation>
beforeAll(async () => {
  tools = await testTools()
  hub = testAutomation(tools)
})
afterAll(() => tools.close())

type Webhook = { trigger: string; workflow: string; secret: string }

/** Adds an active workflow with a new webhook. */
async function hang(
  proof?: 'header',
  flow = [steps.note('note', 'Called')],
  more: { takesGet?: true } = {},
): Promise<Webhook> {
  const { id: trigger } = await hub.ask(triggers.saveTrigger, {
    name: 'Harbour calls',
    draft: { kind: 'webhook', ...(proof && { proof }), ...more },
  })
  const { secret } = await hub.ask(deliveries.renewSecret, { id: trigger })
  const workflow = await hub.build(flow)
  await hub.ask(workflows.saveDraft, { id: workflow, revision: 2, triggerId: trigger })
  await hub.switchOn(workflow)
  return { trigger, workflow, secret }
}

let calls = 0
const signed = (
  secret: string,
  body: string,
  { id = `msg_${++calls}`, at = tools.now() }: { id?: string; at?: Date } = {},
) => signedHeaders({ id, body, secrets: [secret] }, at)

async function call(
  trigger: string,
  body: string | Uint8Array,
  headers: Record<string, string | undefined> = {},
) {
  const taken = { as: 'bytes', mostBytes: DELIVERY.bytes } as const
  const reply = await webhookRoute.answer(
    tools,
    askedFor(
      '',
      { trigger },
      { from: 'harbour' },
      {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: bodyOf(Buffer.from(body), taken),
      },
    ),
  )
  const text = (await bytesOf(reply!)).toString()
  return { status: reply!.status!, text, type: reply!.type }
}

const listed = (id: string) => hub.ask(deliveries.listDeliveries, { id })
const runsOf = async (id: string) => (await listed(id)).flatMap(({ runs }) => runs)
const example = async (id: string) =>
  (await hub.ask(triggers.getTrigger, { id })).example as {
    body: unknown
    headers: object
    query: object
  }

describe('A signed delivery', () => {
  test('sets each workflow going once, and is found in the list with its run', async () => {
    const { trigger, secret } = await hang()
    const body = '{"ship":"Orrin","berth":4}'
    const headers = signed(secret, body, { id: 'msg_1' })
    expect((await call(trigger, body, headers)).status).toBe(202)
    expect(await call(trigger, body, headers)).toMatchObject({
      status: 200,
      text: '{"status":"repeated"}',
    })
    const [delivery, ...others] = await listed(trigger)
    expect(others).toEqual([])
    expect(delivery).toMatchObject({
      ...{ state: 'started', reason: null, times: 2, about: 'msg_1, 26 bytes' },
      runs: [{ workflow: { name: 'Harbour watch' } }],
    })
    expect(await example(trigger)).toMatchObject({
      body: { ship: 'Orrin', berth: 4 },
      query: { from: 'harbour' },
    })
    expect(JSON.stringify(await example(trigger))).not.toContain(headers['webhook-signature'])
  })

  test('comes a thousand times at once and begins one run', async () => {
    const { trigger, secret } = await hang()
    const headers = signed(secret, '{}')
    const replies = await Promise.all(
      Array.from({ length: 1000 }, () => call(trigger, '{}', headers)),
    )
    const statuses = replies.map(({ status }) => status)
    expect(statuses.filter((status) => status === 202)).toHaveLength(1)
    expect(statuses.filter((status) => status === 200)).toHaveLength(999)
    expect(await runsOf(trigger)).toHaveLength(1)
  })

  test.each([
    ['of last week', 7 * 86_400],
    ['of next week', -7 * 86_400],
    ['of six minutes ago', 360],
  ])('is refused with a signature %s', async (_, seconds) => {
    const { trigger, secret } = await hang()
    const at = new Date(tools.now().getTime() - seconds * 1000)
    const reply = await call(trigger, '{}', signed(secret, '{}', { at }))
    expect([reply.status, reply.text]).toEqual([401, expect.stringContaining('minutes old')])
    expect(await runsOf(trigger)).toEqual([])
    expect(await listed(trigger)).toMatchObject([{ state: 'refused', times: 1 }])
  })

  test('is refused where the body, the secret or the time is another, and where the secret was renewed', async () => {
    const { trigger, secret } = await hang()
    const headers = signed(secret, '{}')
    const later = { 'webhook-timestamp': String(Number(headers['webhook-timestamp']) + 1) }
    const { secret: renewed } = await hub.ask(deliveries.renewSecret, { id: trigger })
    const statuses = [
      await call(trigger, '{}', headers),
      await call(trigger, '{"a":1}', signed(renewed, '{}')),
      await call(trigger, '{}', { ...signed(renewed, '{}'), ...later }),
      await call(trigger, '{}', { 'x-webhook-secret': renewed }),
      await call(trigger, '{}'),
      await call('trigger-nobody-has', '{}', signed(renewed, '{}')),
    ].map(({ status }) => status)
    expect(statuses).toEqual([401, 401, 401, 401, 401, 404])
    expect((await call(trigger, '{}', signed(renewed, '{}'))).status).toBe(202)
  })

  test.each(['x-github-delivery', 'x-gitea-delivery'])(
    'may be signed as GitHub does, and is taken once by its %s',
    async (header) => {
      const { trigger, secret } = await hang()
      const body = '{"action":"opened"}'
      const signature = `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`
      const send = async (id: string, headers = {}) =>
        (await call(trigger, body, { 'x-hub-signature-256': signature, [header]: id, ...headers }))
          .status
      expect([await send('a'), await send('a'), await send('b')]).toEqual([202, 200, 202])
      expect(await send('c', { 'x-hub-signature-256': 'sha256=0' })).toBe(401)
      expect(await runsOf(trigger)).toHaveLength(2)
    },
  )

  test('signed as GitHub does and without an id, counts as an equal one for a minute', async () => {
    const { trigger, secret } = await hang()
    const signature = `sha256=${createHmac('sha256', secret).update('{}').digest('hex')}`
    const send = async () =>
      (await call(trigger, '{}', { 'x-hub-signature-256': signature })).status
    expect([await send(), await send()]).toEqual([202, 200])
    tools.setNow(new Date(tools.now().getTime() + 61_000))
    expect(await send()).toBe(202)
  })

  test('is kept without a run while no workflow is on, and refused while the trigger is off', async () => {
    const { trigger, workflow, secret } = await hang()
    await hub.ask(workflows.pause, { id: workflow })
    expect((await call(trigger, '{"a":1}', signed(secret, '{"a":1}'))).status).toBe(202)
    expect(await listed(trigger)).toMatchObject([
      { state: 'kept', reason: 'No active workflow uses this trigger.' },
    ])
    expect((await example(trigger)).body).toEqual({ a: 1 })
    await hub.ask(triggers.setActive, { id: trigger, active: false })
    expect((await call(trigger, '{}', signed(secret, '{}'))).status).toBe(409)
  })
})

describe('A call by GET', () => {
  const byGet = async (trigger: string, query: string, headers = {}) => {
    const reply = await webhookRoute.answer(
      tools,
      askedFor(
        '',
        { trigger },
        {},
        { headers, search: query, query: new URLSearchParams(query), method: 'GET' },
      ),
    )
    return reply!.status!
  }

  test('is refused until it is switched on', async () => {
    const { trigger, secret } = await hang()
    expect(await byGet(trigger, 'ship=Orrin', signed(secret, 'ship=Orrin'))).toBe(405)
    expect(await listed(trigger)).toMatchObject([{ state: 'refused' }])
  })

  test('brings its query as it stands in the address, signed, and once', async () => {
    const { trigger, secret } = await hang(undefined, undefined, { takesGet: true })
    const query = 'ship=Orrin%20II&berth=4+a&__proto__=x'
    const headers = signed(secret, query)
    expect(await byGet(trigger, `${query}&berth=9`, headers)).toBe(401)
    expect(await byGet(trigger, query, { ...headers, 'webhook-id': 'other' })).toBe(401)
    expect(await byGet(trigger, query)).toBe(401)
    expect([await byGet(trigger, query, headers), await byGet(trigger, query, headers)]).toEqual([
      202, 200,
    ])
    const { query: found, body } = await example(trigger)
    expect([found, body]).toMatchObject([{ ship: 'Orrin II', berth: '4 a' }, null])
    expect((await call(trigger, '{}', signed(secret, '{}'))).status).toBe(202)
  })

  test('tells queries apart where it has no id', async () => {
    const { trigger, secret } = await hang('header', undefined, { takesGet: true })
    const send = (query: string) => byGet(trigger, query, { 'x-webhook-secret': secret })
    expect([await send('a=1'), await send('a=1'), await send('a=2')]).toEqual([202, 200, 202])
    expect(await byGet(trigger, `secret=${secret}`)).toBe(401)
  })

  test('is answered over HTTP as well', async () => {
    const { trigger, secret } = await hang(undefined, undefined, { takesGet: true })
    const { app } = await openTestServer({ areas: [frameArea, { routes: [webhookRoute] }], tools })
    const address = `${await app.listen({ host: '127.0.0.1', port: 0 })}/hooks/${trigger}`
    const answered = await fetch(`${address}?a=%C3%BC+b`, { headers: signed(secret, 'a=%C3%BC+b') })
    expect(answered.status).toBe(202)
    expect(await example(trigger)).toMatchObject({ query: { a: 'ü b' } })
    await app.close()
  })
})

describe('A secret in a header', () => {
  test.each([
    ['X-Webhook-Secret', (secret: string) => ({ 'x-webhook-secret': secret })],
    ['Authorization', (secret: string) => ({ authorization: `Bearer ${secret}` })],
    ['X-Gitlab-Token', (secret: string) => ({ 'x-gitlab-token': secret })],
  ])('is taken as %s, and shown to nobody', async (_, headers) => {
    const { trigger, secret } = await hang('header')
    expect((await call(trigger, '{}', headers(secret))).status).toBe(202)
    expect((await call(trigger, '{}', headers('wrong'))).status).toBe(401)
    const seen = JSON.stringify([await listed(trigger), await example(trigger)])
    expect(seen).not.toContain(secret)
  })

  test('lets an equal body through again after a minute, and each id once', async () => {
    const { trigger, secret } = await hang('header')
    const send = (more = {}) => call(trigger, '"open"', { 'x-webhook-secret': secret, ...more })
    const statuses = [(await send()).status, (await send()).status]
    tools.setNow(new Date(tools.now().getTime() + 61_000))
    statuses.push((await send()).status)
    for (const id of ['1', '1', '2', 'x'.repeat(5000), '\u00e9 \n'])
      statuses.push((await send({ 'idempotency-key': id })).status)
    expect(statuses).toEqual([202, 200, 202, 202, 200, 202, 202, 202])
  })
})

describe('A body of a stranger', () => {
  let webhook: Webhook
  beforeEach(async () => {
    webhook ??= await hang()
    tools.setNow(new Date(tools.now().getTime() + 61_000))
  })
  const send = (body: string | Uint8Array, type: string) =>
    call(webhook.trigger, body, {
      ...signed(webhook.secret, body as string),
      'content-type': type,
    })

  test.each([
    ['cut JSON', '{"a":', 'application/json', 'not JSON'],
    ['deep JSON', '['.repeat(5000) + ']'.repeat(5000), 'application/json', 'deep'],
    ['bytes that are no text', new Uint8Array([0x22, 0xff, 0xfe, 0x22]), 'text/plain', 'UTF-8'],
    ['a form with files', 'x', 'multipart/form-data; boundary=x', 'not supported'],
  ])('is refused in words: %s', async (_, body, type, words) => {
    const { status, text } = await send(body, type)
    expect([status, text]).toEqual([400, expect.stringContaining(words)])
  })

  test.each<[string, string, string, unknown]>([
    [
      'fields called __proto__',
      '{"__proto__":{"admin":true},"a":"\\u0000\\ud800"}',
      'application/json',
      JSON.parse('{"__proto__":{"admin":true},"a":"\ufffd"}'),
    ],
    ['fields of a form', 'a=1&__proto__=2', 'application/x-www-form-urlencoded', { a: '1' }],
    ['text', 'Ship ahoy', 'text/plain', 'Ship ahoy'],
    ['JSON that does not say so', '{"a":1}', 'text/plain', { a: 1 }],
    ['nothing', '', 'application/json', null],
  ])('is read as what it is: %s', async (_, body, type, read) => {
    expect((await send(body, type)).status).toBe(202)
    const { body: found } = await example(webhook.trigger)
    expect(found).toMatchObject(read as object)
    expect(({} as Record<string, unknown>)['admin']).toBeUndefined()
  })

  test('is refused before it is read where it is too long, and a header of 100 kB by the server', async () => {
    const areas = [frameArea, { routes: [webhookRoute] }]
    const { app } = await openTestServer({ areas, tools })
    const address = `${await app.listen({ host: '127.0.0.1', port: 0 })}/hooks/${webhook.trigger}`
    const post = (init: RequestInit) => fetch(address, { method: 'POST', ...init })
    const began = performance.now()
    expect((await post({ body: new Uint8Array(20_000_000) })).status).toBe(413)
    expect(performance.now() - began).toBeLessThan(patient(5000))
    expect((await post({ headers: { 'x-long': 'x'.repeat(100_000) } })).status).toBe(431)
    const headers = { ...signed(webhook.secret, '{}'), 'content-type': 'application/json' }
    expect((await post({ body: '{}', headers })).status).toBe(202)
    await app.close()
  })
})

describe('A workflow that responds', () => {
  const respond = (status: number, body: unknown) =>
    ({ id: 'answer', name: 'Answer', do: 'respond', status, body }) as never

  test('says what the sender hears; the run goes on behind it', async () => {
    const { trigger, secret } = await hang(undefined, [
      respond(201, { berth: '{{trigger.body.berth}}' }),
      steps.note('note', 'Berthed'),
    ])
    const body = '{"berth":7}'
    const heard = call(trigger, body, signed(secret, body))
    await expect.poll(() => runsOf(trigger)).toHaveLength(1)
    await hub.work()
    expect(await heard).toEqual({ status: 201, type: 'application/json', text: '{"berth":7}' })
  })

  test('is heard also where it responds and ends just as it is looked at', async () => {
    const { trigger, secret } = await hang(undefined, [respond(201, 'Berth 4')])
    afterLook.happens = async () => {
      afterLook.happens = async () => {}
      await hub.work()
    }
    expect(await call(trigger, '{}', signed(secret, '{}'))).toMatchObject({ status: 201 })
  })

  test('that ends without a response leaves it at 202', async () => {
    const { trigger, secret } = await hang(undefined, [
      steps.stop('enough', 'done', 'Enough'),
      respond(200, 'never'),
    ])
    const heard = call(trigger, '{}', signed(secret, '{}'))
    await expect.poll(() => runsOf(trigger)).toHaveLength(1)
    await hub.work()
    expect((await heard).status).toBe(202)
  })
})
