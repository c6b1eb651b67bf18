import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { providerPath } from '../contracts/identities.ts'
import { makeInvitation } from '#server/access/invitations.ts'
import { readProvider } from '#server/settings/identity-provider.ts'
import { testTools, type TestTools } from '#server/test-tools.ts'
import { sql } from '#server/tools.ts'
import { openTestServer } from '#server/web/test-web-server.ts'
import { playIssuer } from './played-issuer.ts'
import { serverReaders } from './readers-api.ts'

type Issuer = Awaited<ReturnType<typeof playIssuer>>

let tools: TestTools
let db: TestTools['db']
let owner: string
let issuer: Issuer
let server: Awaited<ReturnType<typeof openTestServer>>
beforeEach(async () => {
  tools = await testTools()
  db = tools.db
  owner = tools.readerId
  issuer = await playIssuer()
  await start()
})
afterEach(async () => {
  await server.app.close()
  await issuer.close()
  await tools.close()
})

async function start(createsReaders: boolean | 'ask' = false) {
  server = await openTestServer({
    tools,
    readerId: owner,
    settings: {
      host: '127.0.0.1',
      password: 'the password of the hub',
      signIn: { header: null, createsReaders },
      identityProvider: issuer.settings,
    },
  })
  tools.setNow(new Date())
}

/** A simulated browser that keeps cookies. */
function browserOf() {
  const jar = new Map<string, string>()
  async function get(url: string) {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
    const reply = await server.app.inject({ url, headers: { host: 'localhost', cookie } })
    for (const line of [reply.headers['set-cookie'] ?? []].flat()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      jar.set(name, value)
    }
    return reply
  }
  return {
    jar,
    get,
    leave: async (query = '') => String((await get(`${providerPath}${query}`)).headers.location),
    whoAmI: () => get('/api/notes/echo'),
  }
}

const connect = (readerId: string, subject = 'mira-1') =>
  db.run(sql`
    insert into reader_identities (id, issuer, subject, reader_id, label, created_at)
    values (${`identity-${readerId}`}, ${issuer.settings.issuer}, ${subject}, ${readerId}, 'mira', now())`)
const readers = () =>
  db.many(
    z.object({ name: z.string(), role: z.string(), signInName: z.nullable(z.string()) }),
    sql`select name, role, sign_in_name from readers where id <> ${owner} order by created_at`,
  )

describe('Signing in by an identity provider', () => {
  test('is offered on the form, and lets in whom it is connected with', async () => {
    await connect(owner)
    const { get, leave, whoAmI } = browserOf()
    expect((await get('/sign-in?to=/news-hub/saved')).body).toContain('Sign in with Harbour ID')
    const left = await leave('?to=/news-hub/saved')
    const asked = new URL(left).searchParams
    expect(asked.get('code_challenge_method')).toBe('S256')
    expect(asked.get('redirect_uri')).toBe('http://localhost/sign-in/provider/answer')
    const back = await get(issuer.signIn(left))
    expect([back.statusCode, back.headers.location]).toEqual([303, '/news-hub/saved'])
    expect((await whoAmI()).statusCode).toBe(200)
    expect(issuer.asked[0]!.get('code_verifier')).toMatch(/^[\w~.-]{43,}$/)
  })

  test('makes nobody a new reader, unless that is set', async () => {
    const { get, leave } = browserOf()
    const refused = await get(issuer.signIn(await leave()))
    expect([refused.statusCode, refused.body.includes('Ask its owner for an invitation')]).toEqual([
      403,
      true,
    ])
    expect(await readers()).toEqual([])
    await server.app.close()
    await start(true)
    const other = browserOf()
    for (let twice = 0; twice < 2; twice++) await other.get(issuer.signIn(await other.leave()))
    expect(await readers()).toEqual([{ name: 'Mira', role: 'reader', signInName: 'mira' }])
  })

  test('lets somebody new wait for the owner where that is set', async () => {
    await server.app.close()
    await start('ask')
    const { get, leave, whoAmI } = browserOf()
    for (let twice = 0; twice < 2; twice++) {
      const back = await get(issuer.signIn(await leave()))
      expect([back.statusCode, back.body.includes('Mira waits to be let in')]).toEqual([403, true])
    }
    expect(await readers()).toEqual([])
    const own = serverReaders(tools.desk)
    const [waiting] = await own.listNewcomers({})
    expect(waiting).toMatchObject({ name: 'Mira' })
    await own.letIn({ id: waiting!.id })
    await expect(own.letIn({ id: waiting!.id })).rejects.toMatchObject({ kind: 'not-found' })
    expect((await get(issuer.signIn(await leave()))).statusCode).toBe(303)
    expect((await whoAmI()).statusCode).toBe(200)
    expect(await readers()).toMatchObject([{ name: 'Mira', role: 'reader' }])
  })

  test('takes names as lines, whatever stands in them', async () => {
    await server.app.close()
    await start(true)
    const { get, leave } = browserOf()
    const claims = {
      name: 'Mi\u0000ra\u0007\ud800',
      preferred_username: '\u0000',
      email: 'mi\u0000ra',
    }
    const back = await get(issuer.signIn(await leave(), { claims }))
    expect(back.statusCode).toBe(303)
    expect(await readers()).toEqual([{ name: 'Mi ra \ufffd', role: 'reader', signInName: null }])
  })

  test('believes no subject with control characters', async () => {
    await server.app.close()
    await start(true)
    const { get, leave } = browserOf()
    const back = await get(issuer.signIn(await leave(), { claims: { sub: 'mira\u0000' } }))
    expect([back.statusCode, back.body.includes('could not be believed')]).toEqual([403, true])
  })

  test.each<[string, (issuer: Issuer) => Parameters<Issuer['signIn']>[1]]>([
    ['another nonce', () => ({ claims: { nonce: 'another' } })],
    ['no nonce', () => ({ claims: { nonce: undefined } })],
    ['another audience', () => ({ claims: { aud: 'somebody else' } })],
    ['another issuer', () => ({ claims: { iss: 'https://evil.example' } })],
    ['another key', ({ otherKey }) => ({ key: otherKey })],
    ['a token that has expired', () => ({ claims: { exp: 1_000_000 } })],
    ['no subject', () => ({ claims: { sub: undefined } })],
    ['no token', () => ({ raw: '{"access_token":"x","token_type":"Bearer"}' })],
    ['a page', () => ({ raw: '<html>' })],
  ])('is refused in words after an answer with %s', async (_, answer) => {
    await connect(owner)
    const { get, leave, whoAmI } = browserOf()
    const back = await get(issuer.signIn(await leave(), answer(issuer)))
    expect([back.statusCode, back.body.includes('could not be believed')]).toEqual([403, true])
    expect((await whoAmI()).statusCode).toBe(401)
  })

  test('is refused with another state, in another browser, too late, and a second time', async () => {
    await connect(owner)
    const { get, leave, whoAmI } = browserOf()
    const foreign = issuer.signIn(await leave()).replace(/state=[^&]*/, 'state=guessed')
    expect((await get(foreign)).statusCode).toBe(403)
    const taken = issuer.signIn(await leave())
    expect((await browserOf().get(taken)).statusCode).toBe(403)
    tools.setNow(new Date(tools.now().getTime() + 6 * 60_000))
    expect((await get(taken)).statusCode).toBe(403)
    expect((await whoAmI()).statusCode).toBe(401)

    const mine = browserOf()
    const back = issuer.signIn(await mine.leave())
    const ticket = mine.jar.get('synthwire_provider')!
    expect((await mine.get(back)).statusCode).toBe(303)
    const again = browserOf()
    again.jar.set('synthwire_provider', ticket)
    expect((await again.get(back)).statusCode).toBe(403)
    expect((await again.whoAmI()).statusCode).toBe(401)
  })

  test('says so when the person was refused there, or the provider is away', async () => {
    const { get, leave } = browserOf()
    const refused = issuer.signIn(await leave()).replace('code=a-code', 'error=access_denied')
    expect((await get(refused)).body).toContain('was told not to sign you in')
    await server.app.close()
    await issuer.close()
    await start()
    const away = await browserOf().get(providerPath)
    expect([away.statusCode, away.body.includes('does not answer')]).toEqual([503, true])
  })
})

test('an invitation is accepted by it, once', async () => {
  const { secret } = await makeInvitation(
    db,
    { invitedBy: owner, role: 'reader', note: 'Mira' },
    tools.now(),
  )
  const { get, leave, whoAmI } = browserOf()
  expect((await get(`/join/${secret}`)).body).toContain('Join with Harbour ID')
  const back = await get(issuer.signIn(await leave(`?invitation=${secret}`)))
  expect(back.statusCode).toBe(303)
  expect((await whoAmI()).statusCode).toBe(200)
  const other = browserOf()
  const late = issuer.signIn(await other.leave(`?invitation=${secret}`), {
    claims: { sub: 'bo-1' },
  })
  expect((await other.get(late)).body).toContain('does not work any more')
  expect(await readers()).toEqual([{ name: 'Mira', role: 'reader', signInName: 'mira' }])
})

test('a reader who is signed in connects an account, which is nobody else’s', async () => {
  await connect(owner, 'other-1')
  const mine = browserOf()
  await mine.get(issuer.signIn(await mine.leave(), { claims: { sub: 'other-1' } }))
  const left = await mine.leave('?connect=1')
  const back = await mine.get(issuer.signIn(left))
  expect([back.statusCode, back.headers.location]).toEqual([303, '/news-hub/settings'])
  const anywhere = browserOf()
  await anywhere.get(issuer.signIn(await anywhere.leave()))
  expect((await anywhere.whoAmI()).statusCode).toBe(200)

  await db.run(sql`insert into readers (id, name) values ('bo', 'Bo')`)
  await connect('bo', 'bo-1')
  const bo = browserOf()
  await bo.get(issuer.signIn(await bo.leave(), { claims: { sub: 'bo-1' } }))
  const taken = await bo.get(issuer.signIn(await bo.leave('?connect=1')))
  expect(taken.body).toContain('connected with another reader')
})

test('its settings say what is missing or wrong', () => {
  const read = (env: Record<string, string>) => readProvider(env, () => 'from a file\n')
  const id = { SYNTHWIRE_OIDC_CLIENT_ID: 'hub' }
  expect(read({})).toBeNull()
  expect(
    read({
      ...id,
      SYNTHWIRE_OIDC_ISSUER: 'https://id.example',
      SYNTHWIRE_OIDC_CLIENT_SECRET_FILE: '/x',
    }),
  ).toEqual({
    issuer: 'https://id.example',
    clientId: 'hub',
    clientSecret: 'from a file',
    name: 'id.example',
  })
  for (const issuer of [
    'id.example',
    'http://id.example',
    'https://a:b@id.example',
    'ftp://id.example',
  ])
    expect(() => read({ ...id, SYNTHWIRE_OIDC_ISSUER: issuer })).toThrow('with https')
  expect(() => read({ ...id, SYNTHWIRE_OIDC_ISSUER: 'https://id.example' })).toThrow(
    'CLIENT_SECRET',
  )
})
