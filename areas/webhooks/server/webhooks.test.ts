import { Webhook as Verifier } from 'standardwebhooks'
import { storeFigures } from '#platform/figures/server/count-call.ts'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { joinEntries } from '#areas/articles/server/lends/writing.ts'
import { saved } from '#areas/saved/contract.ts'
import { sources } from '#areas/sources/contract.ts'
import { topics } from '#areas/topics/contract.ts'
import { nameOf, type Api, type Contract } from '#core/contract.ts'
import { deliverDue } from '#platform/outbox/server/deliver.ts'
import { forgetOldMessages } from '#platform/outbox/server/forget-old.ts'
import { RETRY_WAITS as WAITS } from '#platform/outbox/server/lends.ts'
import { OUTBOX } from '#core/limits.ts'
import { WEBHOOKS } from '../limits.ts'
import { rss } from '#feeds/test-feeds.ts'
import { answering } from '#server/access/asking.ts'
import { keeps } from '#server/areas.ts'
import { guardedFetch } from '#server/fetch/guarded-fetch.ts'
import { testTools, type TestTools } from '#server/test-tools.ts'
import { deskOf, sql } from '#server/tools.ts'
import { WebhookDraft } from '../contract.ts'
import { serverWebhooks } from './api.ts'
import { lookAfterWebhooks } from './look-after.ts'
import { openReceiver, status } from './test-receiver.ts'

const HOUR_MS = 3_600_000

let tools: TestTools
let receivers: Awaited<ReturnType<typeof openReceiver>>[]
beforeEach(async () => {
  tools = await testTools()
  receivers = []
  // Requests to receivers on this machine are real; all others are simulated.
  const played = tools.fetch
  const real = guardedFetch({ allowPrivate: true })
  tools.fetch = (address, request) =>
    (address.startsWith('http://127.0.0.1') ? real : played)(address, request)
})
afterEach(async () => {
  await Promise.all(receivers.map((one) => one.close()))
  await tools.close()
})

const api = (readerId = tools.readerId) => serverWebhooks(deskOf(tools, readerId))
const kept = <Kept extends Contract>(contract: Kept): Api<Kept> =>
  keeps.find((one) => nameOf(one.contract) === nameOf(contract))!.open(tools.desk)

async function receive(answer?: Parameters<typeof openReceiver>[0]) {
  const receiver = await openReceiver(answer)
  receivers.push(receiver)
  return receiver
}

const draft = (address: string, more: Partial<WebhookDraft> = {}): WebhookDraft => ({
  name: 'My script',
  address,
  events: ['article.new'],
  topic: null,
  folder: null,
  ...more,
})

async function make(address: string, more: Partial<WebhookDraft> = {}) {
  const { id, secret } = await api().saveWebhook(draft(address, more))
  return { id, secret: secret! }
}

let feeds = 0
/** Follows another feed that has entries with these titles, and joins them into articles. */
async function publish(...titles: string[]) {
  const address = `https://outlet-${++feeds}.example/feed`
  const items = titles.map((title, at) => ({
    guid: `${feeds}-${at}`,
    title,
    text: `${title}. That is what the harbour office said on Monday morning.`,
    published: new Date(tools.now().getTime() - HOUR_MS).toISOString(),
  }))
  tools.web.set(address, rss(items, { title: `Outlet ${feeds}`, link: '' }))
  await kept(sources).followSource({
    address,
    name: '',
    category: 'general',
    frequency: 'hourly',
  })
  await joinEntries.run(tools, {})
}

const deliver = () => deliverDue(tools)
const later = (seconds: number) => tools.setNow(new Date(tools.now().getTime() + seconds * 1000))
const only = async () => (await api().listWebhooks({}))[0]!
const idOf = async (words: string) => {
  const { id } = await tools.db.one(
    z.object({ id: z.int() }),
    sql`select id from articles where title like ${`%${words}%`}`,
  )
  return id
}
const rewrite = async (id: number, title?: string) => {
  if (title !== undefined)
    await tools.db.run(sql`
      update entries set title = ${title}, text = ${`${title}. So it was said.`}
      where id in (select entry_id from article_entries where article_id = ${id})`)
  await tools.db.run(sql`select mark_stale(array[${id}]::bigint[])`)
  await joinEntries.run(tools, {})
}
const FERRY = 'Ferry Aurelia runs aground near Port Ansel'
const BAKERY = 'Bakery on Quay Street wins a prize for rye bread'

describe('An event', () => {
  test('is sent once, signed as Standard Webhooks has it, with what was said', async () => {
    const receiver = await receive()
    const { secret } = await make(receiver.address)
    await publish(FERRY)
    await deliver()
    await deliver()
    await rewrite(await idOf('Ferry'))
    await deliver()
    expect(receiver.received).toHaveLength(1)
    const [{ headers, text, json } = { headers: {}, text: '', json: null }] = receiver.received
    expect(json).toMatchObject({
      id: headers['webhook-id'],
      type: 'article.new',
      timestamp: tools.now().toISOString(),
      data: {
        article: {
          id: await idOf('Ferry'),
          title: FERRY,
          sources: [`Outlet ${feeds}`],
          page: `/news-hub/feed?article=${await idOf('Ferry')}`,
        },
      },
    })
    expect(headers['content-type']).toBe('application/json')
    // The library checks the time by the real clock, but the test has a clock of its own.
    const timestamp = new Date(Number(headers['webhook-timestamp']) * 1000)
    expect(timestamp.getTime()).toBe(tools.now().getTime())
    expect(headers['webhook-signature']).toBe(
      new Verifier(secret).sign(headers['webhook-id']!, timestamp, text),
    )
  })

  test('of an updated article is sent when its words are others, and only then', async () => {
    const receiver = await receive()
    await make(receiver.address, { events: ['article.updated'] })
    await publish(FERRY)
    const id = await idOf('Ferry')
    await rewrite(id)
    await deliver()
    expect(receiver.received).toEqual([])
    await rewrite(id, 'Ferry Aurelia pulled free near Port Ansel')
    await rewrite(id, FERRY)
    await deliver()
    expect(receiver.received.map(({ json }) => [json.type, json.data.article.title])).toEqual([
      ['article.updated', 'Ferry Aurelia pulled free near Port Ansel'],
      ['article.updated', FERRY],
    ])
  })

  test('of a saved article is sent once for each time that it is saved', async () => {
    const receiver = await receive()
    await make(receiver.address, { events: ['article.saved'] })
    await publish(FERRY)
    const article = await idOf('Ferry')
    await kept(saved).saveArticle({ article })
    await kept(saved).saveArticle({ article })
    await rewrite(article)
    later(60)
    await kept(saved).removeSaved({ kind: 'articles', id: String(article) })
    await kept(saved).saveArticle({ article })
    await deliver()
    expect(receiver.received.map(({ json }) => json.type)).toEqual([
      'article.saved',
      'article.saved',
    ])
  })

  test('of a source in trouble is sent once, and again when it had worked between', async () => {
    const receiver = await receive()
    await make(receiver.address, { events: ['source.trouble'] })
    await publish(FERRY)
    const fail = () =>
      tools.db.run(
        sql`update feeds set state = 'failing', failures = 3, message = 'It is gone (404).'`,
      )
    await fail()
    await lookAfterWebhooks.run(tools, {})
    await lookAfterWebhooks.run(tools, {})
    await deliver()
    await tools.db.run(sql`update feeds set state = 'ok', failures = 0, last_success_at = now()`)
    await lookAfterWebhooks.run(tools, {})
    await fail()
    await lookAfterWebhooks.run(tools, {})
    await deliver()
    expect(receiver.received.map(({ json }) => [json.type, json.data.source.message])).toEqual([
      ['source.trouble', 'It is gone (404).'],
      ['source.trouble', 'It is gone (404).'],
    ])
  })

  test('goes to whom it concerns: a topic, a folder, those that are on, its own reader', async () => {
    const topic = await kept(topics).saveTopic({
      title: 'Ships',
      sources: ['All sources'],
      tone: 'balanced',
      style: 'concise',
      includeKeywords: ['ferry'],
      excludeKeywords: [],
      highlightWords: [],
      summarizationInstructions: '',
      contentRules: { minSourceCount: 1, requireImage: false },
    })
    await tools.db.run(sql`insert into readers (id, name) values ('reader-other', 'Other')`)
    const [ofTopic, ofFolder, ofGone, off, ofOther] = await Promise.all(
      Array.from({ length: 5 }, () => receive()),
    )
    await make(ofTopic!.address, { topic: topic.id })
    await make(ofGone!.address, { topic: 'topic-gone' })
    const { id } = await make(off!.address)
    await api().switchWebhook({ id, isOn: false })
    await api('reader-other').saveWebhook(draft(ofOther!.address))
    await publish(FERRY)
    const { category } = await tools.db.one(
      z.object({ category: z.string() }),
      sql`select category from articles`,
    )
    await make(ofFolder!.address, { folder: category })
    const other = category === 'Sports' ? 'General' : 'Sports'
    await make(ofGone!.address, { folder: other })
    await publish('Tolle Valley council raises ferry fares by a third', BAKERY)
    await tools.db.run(sql`select mark_stale(array(select id from articles))`)
    await joinEntries.run(tools, {})
    await deliver()
    const titles = (receiver: typeof ofTopic) =>
      receiver!.received.map(({ json }) => json.data.article.title as string).toSorted()
    expect(titles(ofTopic).every((title) => /ferry/i.test(title))).toBe(true)
    expect(titles(ofTopic)).toHaveLength(2)
    expect(ofFolder!.received.length).toBeGreaterThan(0)
    expect([titles(ofGone), titles(off), titles(ofOther)]).toEqual([[], [], []])
  })

  test('that is old news when it comes is none', async () => {
    const receiver = await receive()
    await make(receiver.address)
    const address = 'https://late.example/feed'
    tools.web.set(
      address,
      rss([{ guid: 'late', title: FERRY, text: FERRY, published: '2026-01-02T08:00:00Z' }]),
    )
    await kept(sources).followSource({
      address,
      name: '',
      category: 'general',
      frequency: 'hourly',
    })
    await joinEntries.run(tools, {})
    await deliver()
    expect(receiver.received).toEqual([])
  })

  test('is told once although two workers write it down and two send', async () => {
    const receiver = await receive((response) => setTimeout(() => response.end(), 30))
    await make(receiver.address)
    await publish(FERRY, BAKERY)
    await Promise.all([deliver(), deliver(), deliver()])
    expect(receiver.received).toHaveLength(2)
  })
})

describe('A receiver', () => {
  test('that fails is asked again with the same id and body, later each time, in order', async () => {
    const receiver = await receive(status(500))
    const { id } = await make(receiver.address)
    await publish(FERRY, BAKERY)
    await deliver()
    expect(receiver.received).toHaveLength(1)
    expect(await only()).toMatchObject({
      state: 'on',
      waiting: 2,
      trouble: 'It answered with the status 500. It is tried again.',
    })
    later(WAITS[0]! - 1)
    await deliver()
    expect(receiver.received).toHaveLength(1)
    later(2)
    receiver.answers(status(204))
    await deliver()
    expect(receiver.received).toHaveLength(3)
    const [first, again, second] = receiver.received
    expect(again!.headers['webhook-id']).toBe(first!.headers['webhook-id'])
    expect(again!.text).toBe(first!.text)
    expect(second!.headers['webhook-id']).not.toBe(first!.headers['webhook-id'])
    expect(await only()).toMatchObject({ waiting: 0, trouble: null })
    const deliveries = await api().listDeliveries({ webhook: id })
    expect(deliveries).toMatchObject([
      { state: 'delivered', attempts: 1, status: 204 },
      { state: 'delivered', attempts: 2, status: 204, durationMs: expect.any(Number) },
    ])
    await storeFigures(tools)
    expect(await api().readAttempts({ webhook: id })).toEqual({
      calls: 3,
      failures: 1,
      halfMs: expect.any(Number),
      mostMs: expect.any(Number),
    })
    expect(await api().readAttempts({ webhook: 'another' })).toMatchObject({ calls: 0 })
  })

  test('that fails for a day is left alone, its reader is told, and what waits stays', async () => {
    const receiver = await receive(status(500))
    const { id } = await make(receiver.address)
    await publish(FERRY)
    const began = tools.now().getTime()
    for (const seconds of [0, ...WAITS]) {
      later(seconds)
      await deliver()
    }
    const hours = (tools.now().getTime() - began) / HOUR_MS
    expect(hours).toBeGreaterThan(22)
    expect(hours).toBeLessThan(24)
    expect(receiver.received).toHaveLength(WAITS.length + 1)
    const stopped = await only()
    expect(stopped).toMatchObject({ state: 'stopped', waiting: 1 })
    expect(stopped.trouble).toContain('It was tried for a day.')
    const told = await tools.db.many(
      z.object({ text: z.string() }),
      sql`select text from notifications`,
    )
    expect(told).toEqual([{ text: expect.stringContaining('“My script” was stopped') }])
    later(WAITS.at(-1)! * 2)
    await deliver()
    expect(receiver.received).toHaveLength(WAITS.length + 1)

    receiver.answers(status(200))
    await publish(BAKERY)
    await api().switchWebhook({ id, isOn: true })
    await deliver()
    expect(receiver.received.slice(-2).map(({ json }) => json.data.article.title)).toEqual([
      FERRY,
      BAKERY,
    ])
    expect(await only()).toMatchObject({ state: 'on', waiting: 0, trouble: null })
  })

  test('that is gone (410) is asked no more at once', async () => {
    const receiver = await receive(status(410))
    await make(receiver.address)
    await publish(FERRY)
    await deliver()
    expect(await only()).toMatchObject({
      state: 'stopped',
      trouble: expect.stringContaining('It asked for no more deliveries (410).'),
    })
  })

  test('is not followed to another address', async () => {
    const inside = await receive()
    for (const code of [301, 302, 307, 308]) {
      const receiver = await receive(status(code, { location: inside.address }))
      const { id } = await make(receiver.address)
      expect(await api().sendTest({ id })).toMatchObject({
        state: 'failed',
        error: 'It redirects to another address. Enter that address in the webhook.',
      })
    }
    expect(inside.received).toEqual([])
  })

  test('that answers without end is taken at its status', async () => {
    const receiver = await receive((response) => {
      response.writeHead(200)
      const more = () => {
        while (response.write('x'.repeat(64 * 1024))) continue
        response.once('drain', more)
      }
      more()
    })
    const { id } = await make(receiver.address)
    expect(await api().sendTest({ id })).toMatchObject({ state: 'delivered', status: 200 })
  })

  test('that is slow holds up no other, and gets an end', async () => {
    const slow = await receive(() => {})
    const quick = await receive()
    const fetched = tools.fetch
    let giveUp = () => {}
    const quickIsDone = new Promise<void>((resolve) => (giveUp = resolve))
    tools.fetch = async (address, request) => {
      if (address !== slow.address) return fetched(address, request)
      // The slow request starts only after the quick receiver has got all events.
      await quickIsDone
      return fetched(address, { ...request, timeoutMs: 700 })
    }
    await make(slow.address, { name: 'Slow' })
    await make(quick.address, { name: 'Quick' })
    await publish(FERRY, BAKERY)
    const delivering = deliver()
    await expect.poll(() => quick.received.length).toBe(2)
    giveUp()
    await delivering
    expect(slow.received).toHaveLength(1)
    const [, ofSlow] = await api().listWebhooks({})
    expect(ofSlow!.trouble ?? (await only()).trouble).toContain('did not answer')
  })

  test('in the private network is refused, unless the operator allows it', async () => {
    const receiver = await receive()
    tools.fetch = guardedFetch({ allowPrivate: false })
    const { id } = await make(receiver.address)
    const refused = await api().sendTest({ id })
    expect(refused).toMatchObject({ state: 'failed', status: null })
    expect(refused.error).toContain('private network')
    expect(receiver.received).toEqual([])
  })
})

describe('A webhook', () => {
  test('tells its secret once; a new one signs at once, and for a day both do', async () => {
    const receiver = await receive()
    const { id, secret } = await make(receiver.address)
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/)
    expect(JSON.stringify(await api().listWebhooks({}))).not.toContain(secret.slice(6))
    const { everything } = await tools.db.one(
      z.object({ everything: z.string() }),
      sql`select webhooks::text as everything from webhooks`,
    )
    expect(everything).not.toContain(Buffer.from(secret).toString('hex'))
    expect((await api().saveWebhook({ ...draft(receiver.address), id })).secret).toBeNull()

    const { secret: renewed } = await api().renewSecret({ id })
    const signatures = async () => {
      await api().sendTest({ id })
      const { headers, text } = receiver.received.at(-1)!
      const at = new Date(Number(headers['webhook-timestamp']) * 1000)
      const made = (key: string) => new Verifier(key).sign(headers['webhook-id']!, at, text)
      return { sent: headers['webhook-signature'], made }
    }
    const both = await signatures()
    expect(both.sent).toBe(`${both.made(renewed)} ${both.made(secret)}`)
    later(WEBHOOKS.formerSecretHours * 3600 + 1)
    const one = await signatures()
    expect(one.sent).toBe(one.made(renewed))
  })

  test('sends a test although it is off, and a delivery again with its id', async () => {
    const receiver = await receive()
    const { id } = await make(receiver.address)
    await api().switchWebhook({ id, isOn: false })
    const sent = await api().sendTest({ id })
    expect(sent).toMatchObject({ event: 'webhook.test', state: 'delivered', attempts: 1 })
    await api().switchWebhook({ id, isOn: true })
    await api().redeliver({ delivery: sent.id })
    await deliver()
    expect(receiver.received.map(({ headers }) => headers['webhook-id'])).toEqual([
      sent.id,
      sent.id,
    ])
  })

  test('is nothing to another reader', async () => {
    const receiver = await receive()
    const { id } = await make(receiver.address)
    const { id: delivery } = await api().sendTest({ id })
    await tools.db.run(sql`insert into readers (id, name) values ('reader-other', 'Other')`)
    const theirs = api('reader-other')
    expect(await theirs.listWebhooks({})).toEqual([])
    expect(await theirs.listDeliveries({ webhook: id })).toEqual([])
    const attempts = [
      () => theirs.saveWebhook({ ...draft('https://evil.example/'), id }),
      () => theirs.switchWebhook({ id, isOn: false }),
      () => theirs.removeWebhook({ id }),
      () => theirs.renewSecret({ id }),
      () => theirs.sendTest({ id }),
      () => theirs.redeliver({ delivery }),
    ]
    for (const attempt of attempts)
      await expect(attempt()).rejects.toMatchObject({ kind: 'not-found' })
    expect(await only()).toMatchObject({ address: receiver.address, state: 'on' })
  })

  test('shows its address to a token that only reads as far as the host', async () => {
    await make('https://hooks.example/services/T0/secret-part')
    const [shown] = await answering(
      { sessionId: null, scope: 'read', origin: 'https://hub.example' },
      () => api().listWebhooks({}),
    )
    expect(shown!.address).toBe('https://hooks.example')
  })

  test('of an address that cannot be is refused', async () => {
    for (const address of [
      'nowhere',
      'ftp://a.example/',
      'https://me:pw@a.example/',
      'javascript:alert(1)',
    ]) {
      const checked = WebhookDraft.safeParse(draft(address))
      expect(checked.success, address).toBe(false)
    }
    await expect(
      api().saveWebhook(draft('https://a.example/', { topic: 'a', folder: 'b' })),
    ).rejects.toThrow('not both')
  })

  test('has room for so many deliveries, and says what was left out', async () => {
    const receiver = await receive(status(500))
    const { id } = await make(receiver.address)
    await tools.db.run(sql`
      insert into outbox_messages (id, reader_id, kind, target, label, dedupe_key, about, body, created_at, next_at)
      select 'msg-' || n, ${tools.readerId}, 'webhook', ${id}, 'article.new', n::text, 'x', '{}', ${tools.now()}, ${tools.now()}
      from generate_series(1, ${WEBHOOKS.waiting - 1}) as n`)
    await publish(FERRY, BAKERY)
    expect(await only()).toMatchObject({
      waiting: WEBHOOKS.waiting,
      trouble: expect.stringContaining('left out'),
    })
  })

  test('forgets what is old', async () => {
    const receiver = await receive(status(500))
    const { id } = await make(receiver.address)
    await publish(FERRY)
    await api().sendTest({ id })
    later((OUTBOX.waitingDays + 1) * 24 * 3600)
    await forgetOldMessages.run(tools, {})
    expect(await api().listDeliveries({ webhook: id })).toMatchObject([
      { event: 'webhook.test' },
      { state: 'failed', error: 'It waited for more than 7 days.' },
    ])
    later(OUTBOX.keptDays * 24 * 3600)
    await forgetOldMessages.run(tools, {})
    expect(await api().listDeliveries({ webhook: id })).toEqual([])
  })
})
