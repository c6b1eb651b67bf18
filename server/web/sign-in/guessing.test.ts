import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { newId } from '#core/id.ts'
import { SIGN_IN } from '#core/limits.ts'
import { listTables } from '../../archive/archive-tables.ts'
import { openDatabase, type OpenDatabase } from '../../database/database.ts'
import { testDatabase, type TestDatabase } from '../../database/test-database.ts'
import { sql } from '../../tools.ts'
import type { WebServer } from '../../web.ts'
import { openTestServer } from '../test-web-server.ts'

const host = 'news.example.org'
const password = 'correct horse'
const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS

/**
 * The database that the test's servers share. Each of them has connections of its own, as processes
 * do.
 */
let db: TestDatabase
let otherDb: OpenDatabase
beforeAll(async () => {
  db = await testDatabase()
  otherDb = await openDatabase(db.url)
})
afterAll(async () => {
  await otherDb.close()
  await db.close()
})

type Server = Awaited<ReturnType<typeof openTestServer>>
let base: Server
beforeAll(async () => {
  base = await openTestServer()
})
afterAll(() => base.app.close())

let open: Server['app'][]
let account: string
let now: Date
beforeEach(() => {
  open = []
  account = newId('reader')
  now = new Date('2026-03-01T12:00:00Z')
  base.logged.length = 0
})
afterEach(() => Promise.all(open.map((app) => app.close())))

/**
 * Starts a server. Processes of one server share its data folder; here they also share a clock and
 * a log.
 */
async function start(settings: Partial<WebServer['settings']> = {}, over: OpenDatabase = db) {
  const { app } = await openTestServer({
    tools: { ...base.tools, db: over, now: () => now },
    readerId: account,
    settings: { host: '0.0.0.0', hosts: [host], password, ...settings },
  })
  open.push(app)
  return { app }
}
type Hub = Awaited<ReturnType<typeof start>>

type Headers = Record<string, string>
interface Try {
  guess?: string
  from?: string
  headers?: Headers
}

/** Sends a password by the form; the right one by default. */
async function give(
  { app }: Hub,
  { guess = password, from = '192.0.2.1', headers = {} }: Try = {},
) {
  return app.inject({
    method: 'POST',
    url: '/sign-in',
    remoteAddress: from,
    headers: { host, 'content-type': 'application/x-www-form-urlencoded', ...headers },
    payload: new URLSearchParams({ password: guess }).toString(),
  })
}

/** Sends a password as a bearer token, as programs do. */
async function bear(
  { app }: Hub,
  { guess = password, from = '192.0.2.1', headers = {} }: Try = {},
) {
  return app.inject({
    url: '/api/notes/echo',
    remoteAddress: from,
    headers: { host, authorization: `Bearer ${guess}`, ...headers },
  })
}

const statusOf = async (reply: Promise<{ statusCode: number }>) => (await reply).statusCode
const times = <T>(count: number, make: (at: number) => T) =>
  Array.from({ length: count }, (_, at) => make(at))
const countOf = (statuses: number[], status: number) =>
  statuses.filter((one) => one === status).length
const wait = (ms: number) => (now = new Date(now.getTime() + ms))

async function guess(server: Hub, count: number, more: Try = {}): Promise<void> {
  for (let at = 0; at < count; at++) {
    expect(await statusOf(give(server, { guess: `guess ${at}`, ...more }))).toBe(401)
  }
}

/** The cookie that identifies a browser that has signed in, without the cookie of its session. */
async function knownBrowser(server: Hub, from = '198.51.100.1'): Promise<Headers> {
  const reply = await give(server, { from })
  expect(reply.statusCode).toBe(303)
  const lines = [reply.headers['set-cookie'] ?? []].flat()
  const browser = lines.find((line) => line.startsWith('synthwire_browser='))
  return { cookie: browser?.split(';')[0] ?? '' }
}

const rows = () =>
  db.many(
    z.object({ guesser: z.string(), wrong: z.int() }),
    sql`select guesser, wrong from sign_in_tries where account_id = ${account} order by guesser`,
  )

describe('One address', () => {
  test('gets no new tries from a restart', async () => {
    const before = await start()
    await guess(before, SIGN_IN.freeTries)
    await before.app.close()
    expect(await statusOf(give(await start()))).toBe(429)
  })

  test('gets no more of them from two processes than from one, in whatever order', async () => {
    const servers = [await start(), await start({}, otherDb)] as const
    for (const at of [0, 1, 1, 0, 1]) await guess(servers[at]!, 1)
    for (const server of servers) expect(await statusOf(give(server))).toBe(429)
    wait(SIGN_IN.firstWaitMs)
    await guess(servers[1], 1)
    for (const server of servers) expect(await statusOf(give(server))).toBe(429)
  })

  test.each([
    ['the form', give],
    ['programs', bear],
  ])('has its guesses by %s counted before they are answered', async (_, ask) => {
    const servers = [await start(), await start({}, otherDb)] as const
    const guesses = times(200, (at) => statusOf(ask(servers[at % 2]!, { guess: `guess ${at}` })))
    const statuses = await Promise.all(guesses)
    expect(countOf(statuses, 401)).toBe(SIGN_IN.freeTries)
    expect(countOf(statuses, 429)).toBe(200 - SIGN_IN.freeTries)
  })

  test('is limited even if all of its guesses are the same', async () => {
    const server = await start()
    const statuses = await Promise.all(times(50, () => statusOf(bear(server, { guess: 'same' }))))
    expect(countOf(statuses, 401)).toBe(SIGN_IN.freeTries)
  })

  test('waits as long for a wrong password of a program as for one in a form', async () => {
    const server = await start()
    await guess(server, SIGN_IN.freeTries - 1)
    expect(await statusOf(bear(server, { guess: 'x' }))).toBe(401)
    const reply = await bear(server)
    expect(reply.statusCode).toBe(429)
    expect(reply.headers['retry-after']).toBe('30')
    expect(reply.json()).toMatchObject({
      detail: 'Too many attempts. Wait 30 seconds, then try again.',
    })
  })

  test('waits twice as long each time, but never longer than the longest wait', async () => {
    const server = await start()
    await guess(server, SIGN_IN.freeTries)
    const waits: number[] = []
    for (let at = 0; at < 8; at++) {
      const seconds = Number((await give(server)).headers['retry-after'])
      waits.push(seconds)
      wait(seconds * 1000 - 1)
      expect(await statusOf(give(server))).toBe(429)
      wait(1)
      await guess(server, 1)
    }
    expect(waits).toEqual([30, 60, 120, 240, 480, 900, 900, 900])
    expect((await give(server)).body).toContain('Wait 15 minutes')
    wait(15 * MINUTE_MS - 1000)
    expect((await give(server)).body).toContain('Wait 1 second,')
  })

  test('gets no new tries from somebody behind it who knows the password', async () => {
    const server = await start()
    for (let at = 0; at < SIGN_IN.freeTries; at++) {
      expect(await statusOf(bear(server))).toBe(200)
      await guess(server, 1)
    }
    expect(await statusOf(give(server, { guess: 'x' }))).toBe(429)
  })

  test('of IPv6 is a network, since one household has all addresses in it', async () => {
    const server = await start()
    for (let at = 0; at < SIGN_IN.freeTries; at++) {
      await guess(server, 1, { from: `2001:db8:1:2::${at}` })
    }
    expect(await statusOf(give(server, { from: '2001:db8:1:2:ffff::1' }))).toBe(429)
    expect(await statusOf(give(server, { from: '2001:db8:1:3::1' }))).toBe(303)
  })

  test('is forgiven a day later', async () => {
    const server = await start()
    await guess(server, SIGN_IN.freeTries)
    wait(DAY_MS + 1)
    await guess(server, SIGN_IN.freeTries - 1)
    expect(await statusOf(give(server))).toBe(303)
  })

  test('does not wait until a time that only a wrong clock showed', async () => {
    const server = await start()
    now = new Date('2036-01-01T00:00:00Z')
    await guess(server, SIGN_IN.freeTries)
    expect(await statusOf(give(server))).toBe(429)
    now = new Date('2026-03-01T12:00:00Z')
    expect(await statusOf(give(server))).toBe(303)
  })

  test('does not stop anyone who asks for another account', async () => {
    await guess(await start(), SIGN_IN.freeTries)
    account = newId('reader')
    expect(await statusOf(give(await start()))).toBe(303)
  })
})

describe('Many addresses', () => {
  const addressOf = (at: number) => `203.0.113.${at}`
  const attack = async (servers: Hub[], count = 200) =>
    Promise.all(
      times(count, (at) =>
        statusOf(
          give(servers[at % servers.length]!, { guess: `guess ${at}`, from: addressOf(at) }),
        ),
      ),
    )

  test('have no more tries together than one account grants them', async () => {
    const servers = [await start(), await start({}, otherDb)]
    const statuses = await attack(servers)
    expect(countOf(statuses, 401)).toBe(SIGN_IN.strangersTries)
    expect(countOf(statuses, 429)).toBe(200 - SIGN_IN.strangersTries)

    const reply = await give(servers[0]!, { from: '192.0.2.9' })
    expect(reply.statusCode).toBe(429)
    expect(reply.body).toContain('Wait 60 seconds')
    wait(SIGN_IN.strangersWaitMs)
    const later = await attack(servers)
    expect(countOf(later, 401)).toBe(1)
  })

  test('leave behind no more than they were granted', async () => {
    const server = await start()
    for (const _ of times(3, () => 0)) await attack([server])
    // Each of the simultaneous tries may leave a row before it finds out that no try is left.
    expect((await rows()).length).toBeLessThanOrEqual(SIGN_IN.strangersTries + 1 + SIGN_IN.atOnce)
  })

  test('are told to come back if more wait at once than are checked', async () => {
    const server = await start()
    const replies = await Promise.all(
      times(200, (at) => give(server, { guess: 'x', from: addressOf(at) })),
    )
    const told = replies.filter(({ headers }) => headers['retry-after'] === '5')
    expect(told.length).toBeGreaterThan(0)
    expect(told[0]?.body).toContain('Wait 5 seconds')
  })

  test('do not keep the owner out of a browser that signed in before', async () => {
    const server = await start()
    const headers = await knownBrowser(server)
    await attack([server])
    expect(await statusOf(give(server, { from: addressOf(1), headers }))).toBe(303)
    expect(await statusOf(give(server, { from: '192.0.2.9', headers }))).toBe(303)
  })

  test('do not keep the owner or their programs out at an address that is known', async () => {
    const server = await start()
    await knownBrowser(server, '198.51.100.1')
    await attack([server])
    expect(await statusOf(give(server, { from: '198.51.100.1' }))).toBe(303)
    expect(await statusOf(bear(server, { from: '198.51.100.1' }))).toBe(200)
    expect(await statusOf(give(server, { from: '198.51.100.2' }))).toBe(429)
  })

  test('keep the owner waiting elsewhere for a minute, however many they were', async () => {
    const server = await start()
    await attack([server])
    wait(SIGN_IN.strangersWaitMs)
    expect(await statusOf(give(server, { from: '192.0.2.9' }))).toBe(303)
    // A right password does not count as a try.
    expect(await statusOf(give(server, { from: '192.0.2.10' }))).toBe(303)
  })

  test('do not wait until a time that only a wrong clock showed', async () => {
    const server = await start()
    now = new Date('2036-01-01T00:00:00Z')
    await attack([server])
    now = new Date('2026-03-01T12:00:00Z')
    expect(await statusOf(give(server, { from: '192.0.2.9' }))).toBe(303)
  })

  test('that are known are forgotten after a while', async () => {
    const server = await start()
    await knownBrowser(server, '198.51.100.1')
    wait(SIGN_IN.knownAddressDays * DAY_MS + 1)
    await attack([server])
    expect(await statusOf(give(server, { from: '198.51.100.1' }))).toBe(429)
  })
})

describe('A browser that signed in before', () => {
  test('waits for its own wrong passwords, wherever it is', async () => {
    const server = await start()
    const headers = await knownBrowser(server)
    for (let at = 0; at < SIGN_IN.freeTries; at++) {
      await guess(server, 1, { from: `198.51.100.${at}`, headers })
    }
    expect(await statusOf(give(server, { from: '192.0.2.9', headers }))).toBe(429)
    expect(await statusOf(give(server, { from: '192.0.2.9' }))).toBe(303)
  })

  test('does not wait because others guess from its address', async () => {
    const server = await start()
    const headers = await knownBrowser(server)
    await guess(server, SIGN_IN.freeTries, { from: '192.0.2.9' })
    expect(await statusOf(give(server, { from: '192.0.2.9', headers }))).toBe(303)
    expect(await statusOf(give(server, { from: '192.0.2.9' }))).toBe(429)
  })

  test('cannot be made up, borrowed from another account, or kept for ever', async () => {
    const server = await start()
    const { cookie = '' } = await knownBrowser(server)
    const ask = (headers: Headers) => statusOf(give(server, { from: '192.0.2.9', headers }))
    await guess(server, SIGN_IN.freeTries, { from: '192.0.2.9' })
    for (const forged of [
      `${cookie}x`,
      cookie.replace(/=(\d)/, '=9$1'),
      'synthwire_browser=1.2.3',
    ]) {
      expect(await ask({ cookie: forged })).toBe(429)
    }
    const mine = account
    account = newId('reader')
    const theirs = await knownBrowser(await start())
    account = mine
    expect(await ask(theirs)).toBe(429)
    expect(await ask({ cookie: `synthwire_browser=x; ${cookie}` })).toBe(303)

    now = new Date('2020-01-01T00:00:00Z')
    await guess(server, SIGN_IN.freeTries, { from: '192.0.2.9' })
    expect(await ask({ cookie })).toBe(429)
    now = new Date('2026-03-01T12:00:00Z')
    wait((SIGN_IN.knownBrowserDays + 1) * DAY_MS)
    await guess(server, SIGN_IN.freeTries, { from: '192.0.2.9' })
    expect(await ask({ cookie })).toBe(429)
  })

  test('stays the same one when it signs in again', async () => {
    const server = await start()
    const headers = await knownBrowser(server)
    await guess(server, SIGN_IN.freeTries - 1, { headers })
    const reply = await give(server, { headers })
    expect(reply.statusCode).toBe(303)
    const again = [reply.headers['set-cookie'] ?? []]
      .flat()
      .find((line) => line.includes('browser'))
    await guess(server, 1, { headers: { cookie: again?.split(';')[0] ?? '' } })
    expect(await statusOf(give(server, { headers }))).toBe(429)
  })
})

describe('A program', () => {
  test('that sends many requests at once with the right password gets all answers', async () => {
    const server = await start()
    await guess(server, SIGN_IN.freeTries - 1)
    const statuses = await Promise.all(times(60, () => statusOf(bear(server))))
    expect(countOf(statuses, 200)).toBe(60)
    expect((await rows()).find(({ guesser }) => guesser !== 'strangers')?.wrong).toBe(4)
  })
})

describe('Behind a proxy', () => {
  const PROXY = '10.0.0.1'
  const trustedProxies = [PROXY, '10.1.0.0/16', 'fd00::/8']
  const by = (forwarded: string, from = PROXY) => ({
    from,
    headers: { 'x-forwarded-for': forwarded },
  })

  test('that is trusted, each reader counts alone', async () => {
    const server = await start({ trustedProxies })
    await guess(server, SIGN_IN.freeTries, by('192.0.2.1'))
    expect(await statusOf(give(server, by('192.0.2.1')))).toBe(429)
    expect(await statusOf(give(server, by('192.0.2.2')))).toBe(303)
    expect(await statusOf(give(server, by('192.0.2.1', 'fd00::1')))).toBe(429)
    expect(await statusOf(give(server, by('192.0.2.1:4711', `::ffff:${PROXY}`)))).toBe(429)
  })

  test('that is trusted, nobody can choose an address', async () => {
    const server = await start({ trustedProxies })
    for (let at = 0; at < SIGN_IN.freeTries; at++) {
      await guess(server, 1, by(`203.0.113.${at}, 192.0.2.1, 10.1.2.3`))
    }
    expect(await statusOf(give(server, by('203.0.113.99, 192.0.2.1')))).toBe(429)
    expect(await statusOf(give(server, by('192.0.2.1, 192.0.2.2')))).toBe(303)
  })

  test('that is not configured, the header of a client means nothing', async () => {
    const server = await start({ trustedProxies })
    for (let at = 0; at < SIGN_IN.freeTries; at++) {
      await guess(server, 1, by(`203.0.113.${at}`, '192.0.2.7'))
    }
    expect(await statusOf(give(server, by('203.0.113.99', '192.0.2.7')))).toBe(429)
    expect(await statusOf(give(server, by('192.0.2.7')))).toBe(429)
    const warnings = base.logged.filter((line) => line.includes('SYNTHWIRE_TRUSTED_PROXIES'))
    expect(warnings).toHaveLength(1)
    expect(warnings[0]).toContain('192.0.2.7')
  })
})

test('counts are deleted once they mean nothing', async () => {
  const server = await start()
  await guess(server, 2, { from: '192.0.2.1' })
  await knownBrowser(server, '198.51.100.1')
  wait(DAY_MS + 1)
  const later = await start()
  await guess(later, 1, { from: '192.0.2.2' })
  const networks = async () =>
    (await rows()).map(({ guesser }) => guesser).filter((one) => one.startsWith('network'))
  expect(await networks()).toEqual(['network 192.0.2.2', 'network 198.51.100.1'])

  wait(SIGN_IN.knownAddressDays * DAY_MS)
  await guess(later, 1, { from: '192.0.2.3' })
  expect(await networks()).toEqual(['network 192.0.2.3'])

  now = new Date('2020-01-01T00:00:00Z')
  await guess(await start(), 1, { from: '192.0.2.4' })
  expect(await networks()).toEqual(['network 192.0.2.4'])
})

test('addresses of guesses are in no archive', async () => {
  const tables = (await listTables(db)).map(({ name }) => name)
  expect(tables).toContain('readers')
  expect(tables).not.toContain('sign_in_tries')
})
