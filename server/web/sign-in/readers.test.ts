import * as argon2 from '@node-rs/argon2'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { READERS, SIGN_IN } from '#core/limits.ts'
import { joinPath } from '#platform/readers/contract.ts'
import { makeInvitation } from '../../access/invitations.ts'
import { hashPassword, storePassword } from '../../access/passwords/passwords.ts'
import { testDatabase, type TestDatabase } from '../../database/test-database.ts'
import { sql, type Change } from '../../tools.ts'
import type { WebServer } from '../../web.ts'
import { openTestServer } from '../test-web-server.ts'

vi.mock('@node-rs/argon2', async (original) => {
  const real = await original<typeof argon2>()
  return { ...real, verify: vi.fn(real.verify) }
})

const own = 'seven quiet herons'
const hubPassword = 'correct horse battery'
let db: TestDatabase
let open: Awaited<ReturnType<typeof openTestServer>>[]
const announced: Change[] = []
beforeEach(async () => {
  db = await testDatabase()
  open = []
  announced.length = 0
})
afterEach(async () => {
  await Promise.all(open.map(({ app }) => app.close()))
  await db.close()
})

/** Starts a server on loopback, without a password by default. */
async function start(settings: Partial<WebServer['settings']> = {}) {
  const base = await openTestServer({
    db,
    readerId: 'owner',
    settings: { host: '127.0.0.1', ...settings },
  })
  base.tools.announce = async (change) => {
    announced.push(change)
    for (const { announce } of open) announce(change)
  }
  open.push(base)
  const { app, tools, clock } = base
  const headers = { host: 'localhost' }
  return {
    app,
    tools,
    clock,
    ask: (cookie = '') => app.inject({ url: '/api/notes/echo', headers: { ...headers, cookie } }),
    page: (url: string) => app.inject({ url, headers }),
    send: (url: string, fields: Record<string, string>, { from = '192.0.2.1', cookie = '' } = {}) =>
      app.inject({
        method: 'POST',
        url,
        remoteAddress: from,
        headers: { ...headers, cookie, 'content-type': 'application/x-www-form-urlencoded' },
        payload: new URLSearchParams(fields).toString(),
      }),
  }
}
type Hub = Awaited<ReturnType<typeof start>>

const sentBack = (reply: { headers: Record<string, unknown> }) =>
  ([reply.headers['set-cookie'] ?? []].flat() as string[])
    .map((line) => line.split(';')[0])
    .join('; ')

async function givePassword({ tools }: Hub, readerId: string, password = own) {
  await storePassword(db, { readerId, hash: await hashPassword(password) }, tools.now())
  await tools.announce({ area: 'readers' })
}

async function addReader(signInName: string, role = 'reader') {
  await db.run(
    sql`insert into readers (id, name, role, sign_in_name) values (${signInName}, ${signInName}, ${role}, ${signInName})`,
  )
}

const invite = ({ tools }: Hub, role: 'owner' | 'reader' = 'reader') =>
  makeInvitation(db, { note: 'Mira', role, invitedBy: 'owner' }, tools.now())

const joining = { name: 'Mira Linden', signInName: 'Mira', password: 'ferry quay lantern' }

describe('On loopback', () => {
  test('nobody has to sign in while the only reader has no way to, and everybody has to once there is one', async () => {
    const hubs = [await start(), await start()] as const
    for (const hub of hubs) {
      expect((await hub.ask()).statusCode).toBe(200)
      expect((await hub.page('/sign-in?to=/news-hub/notes')).headers.location).toBe(
        '/news-hub/notes',
      )
    }
    await givePassword(hubs[0], 'owner')
    for (const hub of hubs) {
      expect((await hub.ask()).statusCode).toBe(401)
      expect((await hub.page('/news-hub')).headers.location).toMatch(/^\/sign-in/)
    }
    const reply = await hubs[0].send('/sign-in', { password: own })
    expect(reply.statusCode).toBe(303)
    for (const hub of hubs) expect((await hub.ask(sentBack(reply))).statusCode).toBe(200)
  })

  test('a second reader closes the hub, even if no reader has a way to sign in', async () => {
    const hub = await start()
    expect((await hub.ask()).statusCode).toBe(200)
    await addReader('bo')
    expect((await hub.ask()).statusCode).toBe(401)
    // The server checks again if it is closed when a change of readers is announced.
    await db.run(sql`delete from readers where id = 'bo'`)
    await hub.tools.announce({ area: 'readers' })
    expect((await hub.ask()).statusCode).toBe(200)
  })

  test('a new password counts without an announcement by another process', async () => {
    const hub = await start()
    await hub.ask()
    await storePassword(db, { readerId: 'owner', hash: await hashPassword(own) }, new Date())
    expect((await hub.ask()).statusCode).toBe(401)
  })
})

describe('The form', () => {
  test('asks for a name once there is one', async () => {
    const hub = await start({ password: hubPassword })
    expect((await hub.page('/sign-in')).body).not.toContain('for="name"')
    await addReader('bo')
    expect((await hub.page('/sign-in')).body).toContain('for="name"')
  })

  test('lets each reader in as themselves, capitals or not, and the hub’s password the owner', async () => {
    const hub = await start({ password: hubPassword })
    await addReader('bo')
    await givePassword(hub, 'bo')
    const ofBo = sentBack(await hub.send('/sign-in', { name: ' BO ', password: own }))
    const ofOwner = sentBack(await hub.send('/sign-in', { name: '', password: hubPassword }))
    expect([(await hub.ask(ofBo)).statusCode, (await hub.ask(ofOwner)).statusCode]).toEqual([
      200, 200,
    ])
    const sessions = await db.many(
      z.object({ readerId: z.string(), isByHub: z.boolean() }),
      sql`select reader_id, bond is not null as is_by_hub from sessions order by reader_id`,
    )
    expect(sessions).toEqual([
      { readerId: 'bo', isByHub: false },
      { readerId: 'owner', isByHub: true },
    ])
    // A new server password must end the sessions of the old one, and no others.
    const after = await start({ password: 'another horse' })
    expect((await after.ask(ofBo)).statusCode).toBe(200)
    expect((await after.ask(ofOwner)).statusCode).toBe(401)
    expect((await hub.send('/sign-in', { name: 'bo', password: hubPassword })).statusCode).toBe(401)
  })

  test('tells nobody whether there is a reader of a name, in words or by the time it takes', async () => {
    const hub = await start()
    await addReader('bo')
    await addReader('keyless')
    await givePassword(hub, 'bo')
    const answers: unknown[] = []
    for (const name of ['bo', 'keyless', 'nobody', 'x'.repeat(90)]) {
      vi.mocked(argon2.verify).mockClear()
      const from = `198.51.100.${answers.length}`
      const { statusCode, body } = await hub.send(
        '/sign-in',
        { name, password: 'a guess of it' },
        { from },
      )
      const [call] = vi.mocked(argon2.verify).mock.calls
      answers.push({
        statusCode,
        words: /role="alert">([^<]*)</.exec(body)?.[1],
        hashed: vi.mocked(argon2.verify).mock.calls.length,
        costs: String(call?.[0]).split('$').slice(1, 4),
      })
    }
    expect(answers[0]).toEqual({
      statusCode: 401,
      words: 'Wrong name or password.',
      hashed: 1,
      costs: ['argon2id', 'v=19', 'm=19456,t=2,p=1'],
    })
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
  })

  test('makes guessers wait for a name, whether or not it exists, and for names together', async () => {
    const hub = await start()
    await addReader('bo')
    await givePassword(hub, 'bo')
    const guess = (name: string, from: string) =>
      hub.send('/sign-in', { name, password: 'a guess of it' }, { from })
    for (const [name, from] of [
      ['bo', '192.0.2.8'],
      ['nobody', '192.0.2.9'],
    ] as const) {
      for (let at = 0; at < SIGN_IN.freeTries; at++)
        expect((await guess(name, from)).statusCode).toBe(401)
      expect((await guess(name, from)).statusCode).toBe(429)
    }
    // One address tries one name after another.
    for (let at = 0; at < SIGN_IN.namesTries; at++)
      expect((await guess(`name-${at}`, '192.0.2.10')).statusCode).toBe(401)
    expect((await guess('another', '192.0.2.10')).statusCode).toBe(429)
    expect(
      (await hub.send('/sign-in', { name: 'bo', password: own }, { from: '192.0.2.11' }))
        .statusCode,
    ).toBe(303)
    const rows = await db.many(
      z.object({ id: z.string() }),
      sql`select account_id as id from sign_in_tries`,
    )
    const said = rows.flatMap(({ id }) => id.split(' '))
    for (const name of ['nobody', 'bo', 'another']) expect(said).not.toContain(name)
  })

  test('a browser that one reader signed in with is unknown to the others', async () => {
    const hub = await start()
    await addReader('bo')
    await addReader('cleo')
    await givePassword(hub, 'bo')
    const ofBo = sentBack(await hub.send('/sign-in', { name: 'bo', password: own }))
    for (let at = 0; at < SIGN_IN.freeTries; at++)
      await hub.send(
        '/sign-in',
        { name: 'cleo', password: 'a guess of it' },
        { from: '192.0.2.12' },
      )
    const again = { from: '192.0.2.12', cookie: ofBo }
    expect(
      (await hub.send('/sign-in', { name: 'cleo', password: 'a guess' }, again)).statusCode,
    ).toBe(429)
    expect((await hub.send('/sign-in', { name: 'bo', password: own }, again)).statusCode).toBe(303)
  })
})

describe('An invitation', () => {
  const readers = () =>
    db.many(
      z.object({ name: z.string(), signInName: z.nullable(z.string()), role: z.string() }),
      sql`select name, sign_in_name, role from readers where id <> 'owner'`,
    )

  test('makes one reader, who is signed in at once and signs in again by their name', async () => {
    const hub = await start()
    const { secret } = await invite(hub)
    const page = await hub.page(joinPath(secret))
    expect(page.statusCode).toBe(200)
    expect(page.headers['referrer-policy']).toBe('same-origin')
    expect(page.body).not.toContain('<script')
    const reply = await hub.send(joinPath(secret), joining)
    expect(reply.statusCode).toBe(303)
    expect((await hub.ask(sentBack(reply))).statusCode).toBe(200)
    expect(await readers()).toEqual([{ name: 'Mira Linden', signInName: 'mira', role: 'reader' }])
    const { password } = joining
    expect((await hub.send('/sign-in', { name: 'mIRA', password })).statusCode).toBe(303)
    expect((await hub.ask()).statusCode).toBe(401)
  })

  test('works once, also for two browsers at once', async () => {
    const hubs = [await start(), await start()] as const
    const { secret } = await invite(hubs[0])
    const replies = await Promise.all(
      hubs.map((hub, at) => hub.send(joinPath(secret), { ...joining, signInName: `mira-${at}` })),
    )
    expect(new Set(replies.map(({ statusCode }) => statusCode))).toEqual(new Set([303, 410]))
    expect(replies.find(({ statusCode }) => statusCode === 410)!.body).toContain(
      'joined by this link already',
    )
    expect(await readers()).toHaveLength(1)
    expect((await hubs[0].page(joinPath(secret))).statusCode).toBe(410)
    expect((await hubs[0].send(joinPath(secret), joining)).statusCode).toBe(410)
  })

  test('ends after its days or when it is revoked, and is refused if it is made up', async () => {
    const hub = await start()
    const { secret } = await invite(hub)
    hub.clock.now = new Date(hub.clock.now.getTime() + READERS.invitationDays * 86_400_000)
    const expired = await hub.page(joinPath(secret))
    expect([expired.statusCode, expired.body.includes('valid for 7 days')]).toEqual([410, true])
    expect((await hub.send(joinPath(secret), joining)).statusCode).toBe(410)

    const other = await invite(hub)
    await db.run(sql`delete from invitations where id = ${other.id}`)
    for (const gone of [other.secret, 'made-up', 'x'.repeat(90)]) {
      expect((await hub.page(joinPath(gone))).statusCode).toBe(404)
      expect((await hub.send(joinPath(gone), joining)).statusCode).toBe(404)
    }
    expect(await readers()).toEqual([])
  })

  test.each([
    ['no name', { name: ' ' }, 'Give a name'],
    ['a sign-in name with spaces', { signInName: 'mira linden' }, 'letters, digits and'],
    ['a taken name', { signInName: 'BO' }, 'Choose another one'],
    ['a short password', { password: 'short one' }, 'at least 12 characters'],
    ['a common password', { password: 'password1234' }, 'easily guessed'],
    ['a password of the name', { password: 'miralinden12' }, 'easily guessed'],
    ['too long a password', { password: 'x y '.repeat(80) }, '256 characters at most'],
  ])('stays open after %s, and keeps what was typed', async (_, fault, words) => {
    const hub = await start()
    await addReader('bo')
    const { secret } = await invite(hub)
    const reply = await hub.send(joinPath(secret), { ...joining, ...fault })
    expect(reply.statusCode).toBeGreaterThanOrEqual(400)
    expect(reply.body).toContain(words)
    if (!('name' in fault)) expect(reply.body).toContain('value="Mira Linden"')
    expect(reply.body).not.toContain(joining.password)
    expect((await hub.send(joinPath(secret), joining)).statusCode).toBe(303)
  })

  test('cannot be used by a page elsewhere, and no secret is readable in it', async () => {
    const hub = await start()
    const { secret } = await invite(hub)
    const reply = await hub.app.inject({
      method: 'POST',
      url: joinPath(secret),
      headers: {
        host: 'localhost',
        'sec-fetch-site': 'cross-site',
        'content-type': 'application/x-www-form-urlencoded',
      },
      payload: new URLSearchParams(joining).toString(),
    })
    expect(reply.statusCode).toBe(403)
    const { text } = await db.one(
      z.object({ text: z.string() }),
      sql`select (select string_agg(row::text, '') from invitations as row) as text`,
    )
    expect(text).not.toContain(secret)
  })
})
