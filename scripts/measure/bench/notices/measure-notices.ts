import { randomUUID } from 'node:crypto'
import * as z from 'zod/mini'
import type { Notification } from '#platform/notifications/contract.ts'
import { openReceiver } from '#platform/notifications/server/test-receivers.ts'
import { addSource } from '#areas/sources/server/following/follow-source.ts'
import { changesAddress } from '#core/wire.ts'
import { openServer } from '#server/open-server.ts'
import { settings } from '#server/settings/settings.ts'
import { sql, type Database } from '#server/tools.ts'
import { startHub, type RunningHub } from '#e2e/hubs/hub.ts'
import { openMailServer } from '#e2e/played/mail-server.ts'
import { publish, rss } from '#e2e/played/publisher.ts'
import { withDataFolder } from '../../tool-hub.ts'
import type { Measured } from '../measured.ts'
import { percentile } from '../statistics.ts'

const ROUNDS = 40
/**
 * The pause between two entries, because a host gets at most one request a second and mails are
 * sent after some seconds.
 */
const PAUSE_MS = 3000
const WITHIN_MS = 20_000
const LOOK_EVERY_MS = 5

/**
 * Measures the time from storing an entry to its notification, by a rule that notifies of every
 * entry: in an open panel, which fetches its list after each change, at an ntfy server and at a
 * mail server, all on this machine.
 */
export async function measureNotices(): Promise<Measured> {
  return withDataFolder(async (dataFolder) => {
    const publisher = await publishUnlike()
    const ntfy = await openReceiver()
    const mails = await openMailServer()
    const env = { ...process.env, DATABASE_URL: '', SYNTHWIRE_DATA: dataFolder }
    const opened = await openServer({
      settings: settings({ ...env, SYNTHWIRE_ALLOW_PRIVATE_FEEDS: '1' }),
      role: 'tool',
    })
    const follow = {
      address: publisher.address,
      name: 'Feed',
      category: 'general',
      frequency: 'hourly',
    }
    await addSource(opened.tools.db, opened.readerId, follow, opened.tools.now())
    const hub = await startHub({ dataFolder, env: { DATABASE_URL: opened.databaseUrl } })
    try {
      await notifyOfAll(hub, { ntfy: ntfy.origin, mailPort: mails.port })
      const panel = await openPanel(hub)
      await until(
        () => entries(opened.tools.db),
        (count) => count > 0,
      )
      const [shown, published, mailed]: [number[], number[], number[]] = [[], [], []]
      for (let round = 0; round < ROUNDS; round++) {
        await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
        const before = await newest(opened.tools.db)
        const [asked, taken] = [ntfy.asked.length, mails.taken.length]
        publisher.add()
        await ask(hub, 'sources/refreshSources', {})
        const [shownAt, askedAt, takenAt] = await Promise.all([
          panel.next(),
          until(
            () => ntfy.asked.length,
            (count) => count > asked,
          ),
          until(
            () => mails.taken.length,
            (count) => count > taken,
          ),
        ])
        const entry = await newest(opened.tools.db)
        if (entry.id === before.id) throw new Error('Told of an entry that was there before')
        shown.push(shownAt - entry.storedAt)
        published.push(askedAt - entry.storedAt)
        mailed.push(takenAt - entry.storedAt)
      }
      panel.close()
      const row = (name: string, all: number[]) => ({
        [`${name}: p50 ms`]: percentile(all, 0.5),
        [`${name}: p95 ms`]: percentile(all, 0.95),
      })
      return {
        notifications: ROUNDS,
        ...row('in an open panel', shown),
        ...row('handed to ntfy', published),
        ...row('handed to a mail server', mailed),
      }
    } finally {
      await hub.stop()
      await opened.close()
      await publisher.close()
      await ntfy.close()
      mails.close()
    }
  })
}

/**
 * Publishes entries one after another in one feed. All have different words, so that none joins
 * another's article.
 */
async function publishUnlike() {
  const items: { title: string; text: string }[] = []
  const answers: Parameters<typeof publish>[0] = {}
  const word = () => randomUUID().replaceAll(/[\d-]/g, 'o').slice(0, 8)
  const words = (count: number) => Array.from({ length: count }, word).join(' ')
  const add = () => {
    items.push({ title: `Quay ${words(5)}`, text: `Boats ${words(40)}.` })
    answers['/feed.xml'] = rss('Unlike', items)
  }
  add()
  const { origin, close } = await publish(answers)
  return { address: `${origin}/feed.xml`, add, close }
}

async function notifyOfAll(
  hub: RunningHub,
  { ntfy, mailPort }: { ntfy: string; mailPort: number },
) {
  await ask(hub, 'notifications/channels/saveNtfy', { address: `${ntfy}/harbour` })
  await ask(hub, 'notifications/mail/saveMailServer', {
    ...{ host: '127.0.0.1', port: mailPort, security: 'none', userName: '' },
    ...{ sender: 'hub@example.org', recipient: 'reader@example.org' },
  })
  const channels = ['panel', 'ntfy', 'email']
  await ask(hub, 'notifications/channels/saveSettings', {
    routes: channels.map((channel) => ({ kind: 'rule', channel })),
    ...{ quiet: null, perHour: 60 },
  })
  const { id } = (await ask(hub, 'rules/editor/saveRule', {
    ...{ name: 'All', match: 'all', actions: [{ do: 'notify' }] },
    conditions: [{ about: 'pattern', not: false, pattern: '.', where: 'title' }],
  })) as { id: string }
  await ask(hub, 'rules/setRuleEnabled', { id, enabled: true })
}

/** Does what a page with open notifications does. */
async function openPanel(hub: RunningHub) {
  const stop = new AbortController()
  const list = async () => (await ask(hub, 'notifications/listNotifications')) as Notification[]
  let known = new Set((await list()).map(({ id }) => id))
  let waiting: ((at: number) => void) | null = null
  const response = await fetch(hub.address + changesAddress, { signal: stop.signal })
  const look = async () => {
    const all = await list()
    const isNew = all.some(({ id }) => !known.has(id))
    known = new Set(all.map(({ id }) => id))
    if (isNew) waiting?.(Date.now())
  }
  void (async () => {
    const decoder = new TextDecoder()
    for await (const chunk of response.body!)
      if (decoder.decode(chunk, { stream: true }).includes('notifications')) await look()
  })().catch(() => {})
  return {
    next: () =>
      new Promise<number>((resolve, reject) => {
        const timer = setTimeout(() => reject(new Error('Nothing came into the panel')), WITHIN_MS)
        waiting = (at) => {
          clearTimeout(timer)
          waiting = null
          resolve(at)
        }
      }),
    close: () => stop.abort(),
  }
}

async function ask(hub: RunningHub, operation: string, input?: unknown): Promise<unknown> {
  const write = {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
    body: JSON.stringify(input),
  }
  const response = await fetch(
    `${hub.address}/api/${operation}`,
    input === undefined ? undefined : write,
  )
  const text = await response.text()
  if (!response.ok) throw new Error(`${operation} answered ${response.status}: ${text}`)
  return text === '' ? null : JSON.parse(text)
}

async function entries(db: Database): Promise<number> {
  const shape = z.object({ count: z.int() })
  return (await db.one(shape, sql`select count(*)::int as count from entries`)).count
}

function newest(db: Database) {
  return db.one(
    z.object({ id: z.int(), storedAt: z.number() }),
    sql`select id, (extract(epoch from seen_at) * 1000)::float8 as stored_at from entries order by id desc limit 1`,
  )
}

/** Waits until a condition is met; returns the time of that. */
async function until<T>(look: () => T | Promise<T>, isSo: (found: T) => boolean): Promise<number> {
  const giveUpAt = Date.now() + WITHIN_MS
  while (!isSo(await look())) {
    if (Date.now() > giveUpAt) throw new Error('It was not so in time')
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS))
  }
  return Date.now()
}
