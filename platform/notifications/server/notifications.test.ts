import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { webhooks } from '#areas/webhooks/contract.ts'
import { nameOf, type Api, type Contract } from '#core/contract.ts'
import { keeps } from '#server/areas.ts'
import { deliverDue } from '#platform/outbox/server/deliver.ts'
import { endImpossibleWaits } from '#server/clock/waits.ts'
import { guardedFetch } from '#server/fetch/guarded-fetch.ts'
import { testTools, type TestTools } from '#server/test-tools.ts'
import { deskOf, sql } from '#server/tools.ts'
import { notificationMarks, notifications } from '../contract.ts'
import { channels } from '../contracts/channels.ts'
import { notificationKinds } from '../contracts/kinds.ts'
import { mail } from '../contracts/mail.ts'
import { hubNotice } from '../hub-notice.ts'
import { notify } from './making/notify.ts'
import { routeNotifications } from './routing/route.ts'
import { openReceiver, playedBrowser, readVapid } from './test-receivers.ts'

const HOUR = 3600

let tools: TestTools
let receiver: Awaited<ReturnType<typeof openReceiver>>
beforeEach(async () => {
  tools = await testTools()
  receiver = await openReceiver()
  // Requests to this machine are real; all other addresses are simulated.
  const played = tools.fetch
  const real = guardedFetch({ allowPrivate: true })
  tools.fetch = (address, request) =>
    (address.startsWith('http://127.0.0.1') ? real : played)(address, request)
})
afterEach(async () => {
  await receiver.close()
  await tools.close()
})

const kept = <Kept extends Contract>(contract: Kept, readerId = tools.readerId): Api<Kept> =>
  keeps.find((one) => nameOf(one.contract) === nameOf(contract))!.open(deskOf(tools, readerId))
const api = (readerId?: string) => kept(channels, readerId)
const list = (readerId?: string) => kept(notifications, readerId).listNotifications({})
const later = (seconds: number) => tools.setNow(new Date(tools.now().getTime() + seconds * 1000))
async function work() {
  await routeNotifications.run(tools, {})
  await deliverDue(tools)
}

interface Happened {
  readerId: string
  event: string
  kind: string
  subject?: string
  page?: string
  action?: string
}

const told = (event: string, more: Partial<Happened> = {}): Happened => ({
  ...{ readerId: tools.readerId, event, kind: 'topic', ...more },
})
async function tell(...all: Happened[]) {
  for (const { kind: id, readerId, event, subject = null, ...page } of all) {
    const kind = { ...hubNotice, id }
    const facts = { title: `About ${event}`, text: 'It happened.', ...page }
    await notify(tools, tools.db, kind, [{ readerId, event, subject, facts }])
  }
}

async function browser(name = 'Firefox on Linux') {
  const played = playedBrowser(`${receiver.origin}/push/${name.length}`)
  const { id } = await api().addDevice({ ...played.subscription, name })
  return { ...played, id }
}
const ntfy = () => api().saveNtfy({ address: `${receiver.origin}/harbour` })
const published = () =>
  receiver.asked
    .filter(({ path }) => path === '/')
    .map(({ body }) => JSON.parse(String(body)) as { title: string; message: string })

async function secondReader() {
  const id = 'reader_second'
  await tools.db.run(sql`
    insert into readers (id, name, role, created_at) values (${id}, 'Second', 'reader', ${tools.now()})`)
  return id
}

describe('An event', () => {
  test('is told once, whatever makes it, and goes where each of its makers goes', async () => {
    await ntfy()
    await api().saveSettings({
      routes: [
        { kind: 'saved', channel: 'panel' },
        { kind: 'breaking', channel: 'ntfy' },
      ],
    })
    await tell(told('one', { kind: 'saved' }))
    await work()
    expect(published()).toEqual([])
    await tell(told('one', { kind: 'breaking' }), told('one', { kind: 'saved' }))
    await work()
    await work()
    expect(published().map(({ title }) => title)).toEqual(['About one'])
    expect((await list()).map(({ title }) => title)).toEqual(['About one'])
  })

  test('of one reader is nothing that another one sees', async () => {
    const second = await secondReader()
    await ntfy()
    await tell(told('one', { readerId: second }))
    await work()
    expect(await list()).toEqual([])
    expect(await list(second)).toHaveLength(1)
    expect(published()).toEqual([])
    expect(await api(second).getNtfy({})).toBeNull()
    expect(await api(second).listDevices({})).toEqual([])
  })

  test('is told to the panel at once, and stays seen once it was', async () => {
    await tell(told('one', { page: '/news-hub/sources', action: 'View sources' }))
    await work()
    expect(tools.announced).toContainEqual({ area: 'notifications', readerId: tools.readerId })
    expect(await list()).toMatchObject([
      { title: 'About one', isNew: true, page: '/news-hub/sources', action: 'View sources' },
    ])
    await kept(notificationMarks).markSeen({})
    expect(await list()).toMatchObject([{ isNew: false }])
    expect(await kept(notifications).hasNew({})).toBe(false)
  })

  test('that is not wanted in the panel does not stand there', async () => {
    await api().saveSettings({ routes: [] })
    await tell(told('one'))
    await work()
    expect(await list()).toEqual([])
    expect(await kept(notifications).hasNew({})).toBe(false)
  })

  test('is sent once by several workers, and taken up after one died', async () => {
    await ntfy()
    await tell(...Array.from({ length: 9 }, (_, nth) => told(`event ${nth}`)))
    await Promise.all([work(), work(), work()])
    await work()
    expect(new Set(published().map(({ title }) => title)).size).toBe(9)
    expect(published()).toHaveLength(9)
  })
})

describe('Quiet hours and caps', () => {
  test('in quiet hours everything waits, and comes as one message when they end', async () => {
    await ntfy()
    await api().saveSettings({ quiet: { from: '11:00', to: '13:00' }, zone: 'UTC' })
    await tell(told('one'), told('two'))
    await work()
    expect(await list()).toHaveLength(2)
    expect(published()).toEqual([])
    later(HOUR - 1)
    await work()
    expect(published()).toEqual([])
    later(1)
    await work()
    await work()
    expect(published()).toMatchObject([
      { title: '2 notifications', message: '• About one\n• About two' },
    ])
  })

  test('a reader who moves to another time zone meanwhile has the quiet hours of that one', async () => {
    await ntfy()
    await api().saveSettings({ quiet: { from: '11:00', to: '13:00' }, zone: 'UTC' })
    await tell(told('one'))
    await work()
    // In Paris it is an hour later, so the quiet hours end at this moment.
    await api().saveSettings({ zone: 'Europe/Paris' })
    await work()
    expect(published()).toMatchObject([{ title: 'About one' }])
    await tell(told('two'))
    await api().saveSettings({ zone: 'Atlantic/Azores', quiet: { from: '10:00', to: '13:00' } })
    await work()
    expect(published()).toHaveLength(1)
    later(2 * HOUR)
    await work()
    expect(published()).toHaveLength(2)
  })

  test('a clock that was far ahead holds nothing up for longer than a day', async () => {
    await ntfy()
    await api().saveSettings({ quiet: { from: '11:00', to: '13:00' }, zone: 'UTC' })
    const now = tools.now()
    tools.setNow(new Date('2036-03-02T12:00:00Z'))
    await tell(told('one'))
    await work()
    tools.setNow(now)
    await work()
    expect(published()).toEqual([])
    later(HOUR)
    await endImpossibleWaits(tools, tools.db, tools.now())
    await work()
    expect(published()).toHaveLength(1)
  })

  test('what a topic has above its cap in an hour comes as a digest', async () => {
    await ntfy()
    await api().saveSettings({ perHour: 2 })
    await tell(...[1, 2, 3, 4].map((nth) => told(`event ${nth}`, { subject: 'topic/a' })))
    await tell(told('other', { subject: 'topic/b' }))
    await work()
    // The messages are sent at the same time, and arrive in any order.
    expect(
      published()
        .map(({ title }) => title)
        .toSorted(),
    ).toEqual(['About event 1', 'About event 2', 'About other'])
    later(HOUR)
    await work()
    expect(published().at(-1)).toMatchObject({
      title: '2 notifications',
      message: '• About event 3\n• About event 4',
    })
  })
})

describe('A limit a day', () => {
  test('lets so many of a subject through, and the rest come as one digest a day after the first', async () => {
    await ntfy()
    await api().saveSettings({ perDay: 2 })
    for (let nth = 1; nth <= 5; nth++) {
      await tell(told(`event ${nth}`, { subject: 'workflow/a' }))
      await work()
      later(2 * HOUR)
    }
    expect(published().map(({ title }) => title)).toEqual(['About event 1', 'About event 2'])
    later(14 * HOUR)
    await work()
    expect(published()).toHaveLength(3)
    expect(published().at(-1)).toMatchObject({ title: '3 notifications' })
    await api().saveSettings({ perDay: null })
    await tell(told('event 6', { subject: 'workflow/a' }))
    await work()
    expect(published().at(-1)).toMatchObject({ title: 'About event 6' })
  })
})

describe('A push message', () => {
  test('is encrypted for the browser alone, and signed with the key of the hub', async () => {
    const { open } = await browser()
    await tell(told('one', { page: '/news-hub/sources' }))
    await work()
    const { headers, body } = receiver.asked[0]!
    expect(headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '86400' })
    expect(body.toString('latin1')).not.toContain('About one')
    expect(open(body)).toEqual({
      ...{ title: 'About one', text: 'It happened.', page: '/news-hub/sources' },
    })
    const vapid = readVapid(headers['authorization']!)
    expect(vapid.aud).toBe(receiver.origin)
    expect(vapid.exp).toBeGreaterThan(Date.now() / 1000)
    expect(vapid.exp).toBeLessThan(Date.now() / 1000 + 24 * HOUR + 60)
    expect(vapid.key).toBe((await api().getPushKey({})).key)
    expect((await api().listDevices({}))[0]).toMatchObject({ trouble: null })
    const { stored } = await tools.db.one(
      z.object({ stored: z.string() }),
      sql`select encode(subscription, 'escape') as stored from notifications_devices`,
    )
    expect(stored).not.toContain('127.0.0.1')
  })

  test('names whom to contact: the public address, else an owner’s mailbox, else nobody', async () => {
    const { id } = await browser()
    const mailboxOf = (readerId: string, recipient: string) =>
      kept(mail, readerId).saveMailServer({
        ...{ host: 'mail.example.org', port: 587, security: 'starttls', userName: '' },
        ...{ sender: 'hub@example.org', recipient },
      })
    const sentWith = async () => {
      await api().sendTestPush({ id })
      const { sub } = readVapid(receiver.asked.at(-1)!.headers['authorization']!)
      return [sub, (await api().getPushKey({})).contact]
    }
    expect(await sentWith()).toEqual([undefined, null])
    await mailboxOf(await secondReader(), 'second@example.org')
    expect(await sentWith()).toEqual([undefined, null])
    await mailboxOf(tools.readerId, 'mira@hub.invalid')
    expect(await sentWith()).toEqual([undefined, null])
    await mailboxOf(tools.readerId, 'mira+hub@example.org')
    expect(await sentWith()).toEqual(['mailto:mira+hub@example.org', 'email'])
    tools.publicAddress = 'http://hub.lan'
    expect(await sentWith()).toEqual(['mailto:mira+hub@example.org', 'email'])
    tools.publicAddress = 'https://hub.example'
    expect(await sentWith()).toEqual(['https://hub.example', 'public-address'])
  })

  test('that is refused says that a contact may be missing, where one is', async () => {
    const { id } = await browser()
    receiver.answers(403)
    expect((await api().sendTestPush({ id })).error).toMatch(
      /^Its push service answered with the status 403\. It may want .* SYNTHWIRE_PUBLIC_ADDRESS/,
    )
    tools.publicAddress = 'https://hub.example'
    expect((await api().sendTestPush({ id })).error).toBe(
      'Its push service answered with the status 403.',
    )
  })

  test.each([404, 410])(
    'that nobody takes any more (%i) removes the device, and says so',
    async (status) => {
      await browser()
      receiver.answers(status)
      await tell(told('one'))
      await work()
      expect(await api().listDevices({})).toEqual([])
      expect(await api().listFailures({})).toMatchObject([
        { error: 'Firefox on Linux no longer takes messages and was removed.', nextAt: null },
      ])
    },
  )

  test('that its service cannot take now is tried again, as late as it asks for', async () => {
    await browser()
    receiver.answers(429, { 'retry-after': '600' })
    await tell(told('one'))
    await work()
    const [failure] = await api().listFailures({})
    expect(failure).toMatchObject({ error: 'Its push service answered with the status 429.' })
    expect(Date.parse(failure!.nextAt!)).toBe(tools.now().getTime() + 600_000)
    receiver.answers(201)
    later(600)
    await work()
    expect(await api().listFailures({})).toEqual([])
    expect(receiver.asked).toHaveLength(2)
  })

  test('goes to each device, and a browser that subscribes again stays one', async () => {
    const first = await browser()
    await api().addDevice({ ...first.subscription, name: 'Firefox' })
    await browser('Chrome on Android')
    expect(await api().listDevices({})).toHaveLength(2)
    await tell(told('one'))
    await work()
    expect(receiver.asked).toHaveLength(2)
    expect(await api().sendTestPush({ id: first.id })).toEqual({ error: null, answer: null })
    await expect(api(await secondReader()).sendTestPush({ id: first.id })).rejects.toThrow(
      'already gone',
    )
  })

  test.each(['http:///x', 'http://x', 'https://[::1]:0/y', 'https://user:word@push.example/z'])(
    'to %s is sent or fails in words',
    async (endpoint) => {
      const { subscription } = playedBrowser(receiver.origin)
      const { id } = await api().addDevice({ ...subscription, endpoint, name: 'Odd' })
      expect((await api().sendTestPush({ id })).error).toEqual(expect.any(String))
    },
  )

  test('is never sent into the private network', async () => {
    tools.fetch = guardedFetch({ allowPrivate: false })
    const { id } = await browser()
    expect((await api().sendTestPush({ id })).error).toContain('private network')
    expect(receiver.asked).toEqual([])
  })
})

describe('ntfy', () => {
  test('gets title, text and token, and is told of in words when it refuses', async () => {
    await api().saveNtfy({ address: `${receiver.origin}/harbour`, token: 'tk_secret' })
    expect(await api().sendTestNtfy({})).toEqual({ error: null, answer: null })
    expect(receiver.asked[0]?.headers['authorization']).toBe('Bearer tk_secret')
    expect(published()).toMatchObject([{ topic: 'harbour', title: 'A test from Synthwire' }])
    receiver.answers(403)
    expect((await api().sendTestNtfy({})).error).toMatch(/refused the token \(403\)/)
    expect(await api().getNtfy({})).toMatchObject({ hasToken: true })
    expect(JSON.stringify(await api().getNtfy({}))).not.toContain('tk_secret')
    await expect(api().saveNtfy({ address: 'https://elsewhere.example/a' })).rejects.toThrow(
      'Enter the token again',
    )
  })
})

test('Webhooks are told of each notification once, in quiet hours, too', async () => {
  const { id } = await kept(webhooks).saveWebhook({
    ...{ name: 'My script', address: `${receiver.origin}/hook`, events: ['notification.new'] },
    ...{ topic: null, folder: null },
  })
  await api().saveSettings({ quiet: { from: '11:00', to: '13:00' }, zone: 'UTC' })
  await tell(told('one'))
  await tell(told('one', { kind: 'breaking' }))
  await work()
  await work()
  expect(await kept(webhooks).listDeliveries({ webhook: id })).toMatchObject([
    { event: 'notification.new', about: 'About one', state: 'delivered' },
  ])
})

describe('Kinds', () => {
  const shown = async () => {
    const { routes } = await api().getSettings({})
    return routes.filter(({ channel }) => channel === 'panel').map(({ kind }) => kind)
  }
  /** Kinds that were added after settings began to store the known kinds. */
  const newerKinds = [
    ...['workflow-trouble', 'workflow-question', 'workflow'],
    ...['site-domain', 'site-not-published', 'site-visitor'],
  ]
  const allKinds = async () => (await kept(notificationKinds).listKinds({})).map(({ id }) => id)

  test('are those that areas declare, the hub itself last', async () => {
    expect(await kept(notificationKinds).listKinds({})).toEqual([
      { id: 'workflow-trouble', label: 'Workflows that fail' },
      { id: 'workflow-question', label: 'Questions of workflows and agents' },
      { id: 'workflow', label: 'Messages of workflows' },
      { id: 'site-domain', label: 'Domains of sites whose record is missing' },
      { id: 'site-not-published', label: 'Planned publications that failed' },
      { id: 'site-visitor', label: 'Messages, chats and bookings of your sites' },
      { id: 'breaking', label: 'Breaking news' },
      { id: 'saved', label: 'Changes in saved articles' },
      { id: 'rule', label: 'Rules that notify' },
      { id: 'topic', label: 'Topics with an alert' },
      { id: 'generation', label: 'Audio, video and text' },
      { id: 'source', label: 'Sources in trouble' },
      { id: 'hub', label: 'This server' },
    ])
  })

  test('are all in the panel until their reader chooses otherwise', async () => {
    expect(await shown()).toEqual(await allKinds())
  })

  test('that came after a reader chose go where their areas say', async () => {
    await api().saveSettings({ routes: [] })
    expect(await shown()).toEqual([])
    await tools.db.run(sql`
      update notifications_settings set settings = settings || '{"kinds": ["breaking", "hub"]}'`)
    expect(await shown()).toEqual(
      (await allKinds()).filter((id) => !['breaking', 'hub'].includes(id)),
    )
    // Settings without stored kinds are from a version that only had the first kinds.
    await tools.db.run(sql`update notifications_settings set settings = settings - 'kinds'`)
    expect(await shown()).toEqual(newerKinds)
  })

  test('that no area declares cannot be routed, and what is stored of them does no harm', async () => {
    const routes = [{ kind: 'weather', channel: 'panel' as const }]
    await expect(api().saveSettings({ routes })).rejects.toThrow('of the kind “weather”')
    await api().saveSettings({ perHour: 5 })
    await tools.db.run(sql`
      update notifications_settings set settings = settings || ${JSON.stringify({ routes })}::jsonb`)
    expect(await api().getSettings({})).toMatchObject({ routes: [], perHour: 5 })
  })

  test('lead to a tab and belong to a group of the panel', async () => {
    await tell(told('one', { kind: 'generation' }), told('two', { kind: 'saved' }))
    expect(await list()).toMatchObject([
      { category: 'news' },
      { category: 'ai-lab', tab: 'ai-studio' },
    ])
    const groups = await kept(notificationKinds).listGroups({})
    expect(groups.map(({ label }) => label)).toEqual(['News', 'App Studio', 'AI Lab', 'Builds'])
  })
})
