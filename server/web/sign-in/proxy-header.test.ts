import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { joinPath } from '#platform/readers/contract.ts'
import { READERS } from '#core/limits.ts'
import { letIn } from '../../access/newcomers.ts'
import { makeInvitation } from '../../access/invitations.ts'
import { testDatabase, type TestDatabase } from '../../database/test-database.ts'
import { readSignIn } from '../../settings/sign-in-settings.ts'
import { sql } from '../../tools.ts'
import { openTestServer } from '../test-web-server.ts'

const PROXY = '10.0.0.1'
const proxies = ['10.0.0.0/24']

let db: TestDatabase
/** The newcomers that the server reported. */
let told: object[]
let server: Awaited<ReturnType<typeof openTestServer>>
beforeEach(async () => {
  db = await testDatabase()
  told = []
})
afterEach(async () => {
  await server.app.close()
  await db.close()
})

async function start(createsReaders: boolean | 'ask' = false) {
  server = await openTestServer({
    db,
    readerId: 'owner',
    settings: {
      host: '127.0.0.1',
      trustedProxies: proxies,
      signIn: { header: 'remote-user', createsReaders },
    },
  })
  server.tools.announce = async () => {}
  const tell = async (_: unknown, __: unknown, newcomer: object) => void told.push(newcomer)
  server.tools.extensions = () => [tell] as never
  await db.run(sql`insert into readers (id, name, sign_in_name) values ('mira', 'Mira', 'mira')`)
  return (
    named: string | string[] | null,
    { from = PROXY, ...headers }: Record<string, string> = {},
  ) =>
    server.app.inject({
      url: '/api/notes/echo',
      remoteAddress: from,
      headers: {
        host: 'localhost',
        ...headers,
        ...(named === null ? {} : { 'Remote-User': named }),
      },
    })
}

const readers = () =>
  db.many(
    z.object({ signInName: z.nullable(z.string()), role: z.string() }),
    sql`select sign_in_name, role from readers where id not in ('owner', 'mira')`,
  )

describe('A header that names who signed in', () => {
  test('is believed from a trusted proxy, however the name is written', async () => {
    const ask = await start()
    for (const named of ['mira', 'MIRA']) expect((await ask(named)).statusCode).toBe(200)
    // A request without the header is not signed in.
    expect((await ask(null)).statusCode).toBe(401)
  })

  test('is ignored from anywhere else, whatever origin it claims, and logged once', async () => {
    const ask = await start()
    for (const from of ['192.0.2.1', '127.0.0.1', '10.0.1.1'])
      for (const headers of [
        {},
        { 'x-forwarded-for': PROXY },
        { forwarded: `for=${PROXY}` },
      ] as Record<string, string>[])
        expect((await ask('mira', { from, ...headers })).statusCode).toBe(401)
    expect(server.logged.filter((line) => line.includes('remote-user'))).toHaveLength(1)
    expect(server.logged.join('')).toContain('SYNTHWIRE_TRUSTED_PROXIES')
  })

  test('of which there are two, or that is not a name, lets nobody in', async () => {
    const ask = await start()
    for (const named of [
      ['mira', 'owner'],
      ['mira', 'mira'],
      '',
      'mira, owner',
      'mira linden',
      'x'.repeat(500),
    ]) {
      const reply = await ask(named)
      expect([named, reply.statusCode]).toEqual([named, 403])
    }
  })

  test.each([
    ['full width', 'ｍｉｒａ'],
    ['the Kelvin sign', 'mar\u212Ao'],
    ['a byte order mark', '\uFEFFmira'],
    ['a space', ' mira'],
    ['a no-break space', 'mira\u00a0'],
    ['a ligature', '\uFB01nn'],
  ])('that would change by folding lets nobody in: %s', async (_, named) => {
    const ask = await start(true)
    const reply = await ask(Buffer.from(named).toString('latin1'))
    expect([reply.statusCode, reply.json().detail]).toEqual([
      403,
      expect.stringContaining('plain letters'),
    ])
    expect(await readers()).toEqual([])
  })

  test('is one name in every way to write an accent', async () => {
    const ask = await start(true)
    for (const named of ['Zoé', 'zoe\u0301', 'ZOÉ'])
      expect((await ask(Buffer.from(named).toString('latin1'))).statusCode).toBe(200)
    expect(await readers()).toEqual([{ signInName: 'zoé', role: 'reader' }])
  })

  test('makes somebody new wait for the owner if that is set, and the owner is told once', async () => {
    const ask = await start('ask')
    const wordsFor = async (name: string) => {
      const reply = await ask(name)
      return [reply.statusCode, reply.json().detail]
    }
    for (const name of ['cleo', 'CLEO', 'cleo'])
      expect(await wordsFor(name)).toEqual([
        403,
        expect.stringContaining('cleo waits to be let in'),
      ])
    expect((await ask('bo')).statusCode).toBe(403)
    expect(told).toMatchObject([
      { name: 'cleo', asks: true },
      { name: 'bo', asks: true },
    ])
    expect(await readers()).toEqual([])
    // A browser gets the refusal as a page.
    const page = await server.app.inject({
      url: '/news-hub',
      remoteAddress: PROXY,
      headers: { host: 'localhost', 'Remote-User': 'cleo' },
    })
    expect([page.statusCode, page.headers['content-type']]).toEqual([
      403,
      'text/html; charset=utf-8',
    ])
    expect(page.body).toContain('<p>cleo waits to be let in')

    const [cleo, bo] = told as { id: string }[]
    await db.transaction((db) => letIn(db, cleo!.id, server.clock.now))
    expect((await ask('cleo')).statusCode).toBe(200)
    expect(await readers()).toEqual([{ signInName: 'cleo', role: 'reader' }])
    await db.run(sql`update newcomers set refused_at = now() where id = ${bo!.id}`)
    expect(await wordsFor('bo')).toEqual([403, 'An owner of this server did not let bo in.'])
    expect(told).toHaveLength(2)
  })

  test('lets no more wait than the owner can look through', async () => {
    const ask = await start('ask')
    await db.run(sql`
      insert into newcomers (id, name, issuer, subject, asked_at)
      select n, n, '', n, now() from generate_series(1, ${READERS.newcomers}) as n`)
    const reply = await ask('cleo')
    expect([reply.statusCode, reply.json().kind]).toEqual([503, 'unavailable'])
    expect(told).toEqual([])
    // Refused people do not count against the limit.
    await db.run(sql`update newcomers set refused_at = now()`)
    expect((await ask('cleo')).json().detail).toContain('cleo waits to be let in')
  })

  test('is the name of whoever follows an invitation, whatever they type', async () => {
    await start()
    await db.run(sql`update readers set role = 'owner' where id = 'owner'`)
    const { secret } = await makeInvitation(
      db,
      { note: 'Cleo', role: 'reader', invitedBy: 'owner' },
      server.clock.now,
    )
    const join = (named: string | null, method: 'GET' | 'POST', signInName = 'owner') =>
      server.app.inject({
        method,
        url: joinPath(secret),
        remoteAddress: PROXY,
        headers: {
          host: 'localhost',
          origin: 'http://localhost',
          ...(named !== null && { 'Remote-User': named }),
          ...(method === 'POST' && { 'content-type': 'application/x-www-form-urlencoded' }),
        },
        ...(method === 'POST' && {
          payload: new URLSearchParams({
            name: 'Cleo',
            signInName,
            password: 'ferry quay lantern',
          }).toString(),
        }),
      })
    for (const method of ['GET', 'POST'] as const) {
      const reply = await join(null, method)
      expect([reply.statusCode, reply.body.includes('A proxy says here')]).toEqual([403, true])
    }
    expect((await join('cleo', 'GET')).body).toMatch(/value="cleo" readonly/)
    expect((await join('cleo', 'POST', 'mira')).statusCode).toBe(303)
    expect(await readers()).toEqual([{ signInName: 'cleo', role: 'reader' }])
  })

  test('with an unknown name is refused with a message', async () => {
    const ask = await start()
    const reply = await ask('cleo')
    expect([reply.statusCode, reply.json().detail]).toEqual([
      403,
      'cleo is no reader of this server. Ask its owner for an invitation.',
    ])
    expect(await readers()).toEqual([])
  })

  test('makes one reader where that is set, also by requests at once, and never an owner', async () => {
    const ask = await start(true)
    const replies = await Promise.all(['cleo', 'cleo', 'CLEO'].map((name) => ask(name)))
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
    expect(await readers()).toEqual([{ signInName: 'cleo', role: 'reader' }])
    expect(told).toEqual([
      { id: expect.any(String), name: 'cleo', namedBy: 'Your proxy', asks: false },
    ])
  })
})

describe('Its settings', () => {
  const header =
    (name: string, trusted = proxies) =>
    () =>
      readSignIn({ SYNTHWIRE_SIGN_IN_HEADER: name }, trusted)

  test('say what is missing or wrong', async () => {
    await start()
    expect(header('Remote-User')()).toEqual({ header: 'remote-user', createsReaders: false })
    expect(readSignIn({}, [])).toEqual({ header: null, createsReaders: false })
    expect(header('Remote-User', [])).toThrow('SYNTHWIRE_TRUSTED_PROXIES is not')
    for (const name of ['Cookie', 'X-Forwarded-For', 'Host', 'two words', 'Authorization'])
      expect(header(name)).toThrow('such as Remote-User')
    expect(() => readSignIn({ SYNTHWIRE_SIGN_IN_CREATES_READERS: 'yes' }, [])).toThrow('1 or 0')
    expect(readSignIn({ SYNTHWIRE_SIGN_IN_CREATES_READERS: 'ask' }, []).createsReaders).toBe('ask')
  })
})
