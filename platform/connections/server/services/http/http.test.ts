import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { sql } from '#server/tools.ts'
import { serverAccountActions } from '../../actions/actions-api.ts'
import { json, type Answers, type Service } from '../../test-service.ts'
import { failureOf, testAccounts, type TestAccounts } from '../../test-accounts.ts'
import { httpClient, httpKey, httpPassword, httpToken } from './http-kinds.ts'
import { addressBelow, readHeaders } from './request-parts.ts'

let hub: TestAccounts
let service: Service
beforeEach(async () => {
  hub = await testAccounts(httpKey, httpPassword, httpToken, httpClient)
  service = await hub.serve((_, response) => json(response, { ok: true }))
})
afterEach(() => hub.close())

const request = (account: string, input: object = {}) => hub.act(account, 'request', input)
const later = (seconds: number) =>
  hub.tools.setNow(new Date(hub.tools.now().getTime() + seconds * 1000))

test('no field is called like what every account has', () => {
  for (const { fields } of [httpKey, httpPassword, httpToken, httpClient])
    expect(fields.filter(({ name }) => name === 'name' || name === 'kind')).toEqual([])
})

describe('An HTTP account signs in', () => {
  test('by a key in a header, or in the address', async () => {
    const values = { address: `${service.address}/v1/`, key: 'k&1' }
    const header = await hub.add({ ...values, place: 'header' }, 'http-key')
    await request(header.id, { path: '/items' })
    expect(service.asked.at(-1)).toMatchObject({
      path: '/v1/items',
      headers: { 'x-api-key': 'k&1' },
    })
    const query = await hub.add({ ...values, place: 'query', sentAs: 'key' }, 'http-key')
    const { output } = await request(query.id, { path: '/items?limit=1' })
    expect(service.asked.at(-1)!.path).toBe('/v1/items?limit=1&key=k%261')
    expect(output).toMatchObject({ status: 200, body: '{"ok":true}' })
  })

  test('by a password, and by a token', async () => {
    const basic = await hub.add(
      { address: service.address, user: 'mira', password: 'pä:ss' },
      'http-basic',
    )
    await request(basic.id)
    expect(service.asked.at(-1)!.headers['authorization']).toBe(
      `Basic ${Buffer.from('mira:pä:ss').toString('base64')}`,
    )
    service.answers((asked, response) => response.end(asked.headers['authorization']))
    expect((await request(basic.id)).details).toBe('Basic …')
    const bearer = await hub.add({ address: service.address, token: 't-1' }, 'http-bearer')
    expect((await request(bearer.id)).details).toBe('Bearer …')
    const odd = await hub.add({ address: service.address, token: 'tökén' }, 'http-bearer')
    expect(odd.trouble).toContain('cannot be sent in a header')
  })

  test('and says in its check what it found', async () => {
    service.answers((asked, response) => response.writeHead(asked.path === '/me' ? 401 : 404).end())
    const values = { address: service.address, token: 't-1' }
    expect((await hub.add(values, 'http-bearer')).found).toContain('Add a path to test')
    const tried = await hub.add({ ...values, testPath: '/me' }, 'http-bearer')
    expect(tried.trouble).toContain('refused the account (401). Make a new token there')
  })
})

describe('A request', () => {
  test('carries its method, headers and body, and its key', async () => {
    const { id } = await hub.add({ address: service.address, token: 't-1' }, 'http-bearer')
    const body = '{"name":"Ferry"}'
    await request(id, {
      method: 'POST',
      path: '/items',
      headers: 'Accept-Language: en\n\nX-A: b',
      body,
    })
    expect(service.asked.at(-1)).toMatchObject({
      method: 'POST',
      body,
      headers: { 'accept-language': 'en', 'x-a': 'b', 'content-type': 'application/json' },
    })
    expect(service.asked.at(-1)!.headers['idempotency-key']).toMatch(/^key-\d+$/)
    await request(id, { method: 'HEAD' })
    expect(service.asked.at(-1)).toMatchObject({ method: 'HEAD', body: '' })
  })

  test('is sent from the form as it stands', async () => {
    const values = { address: `${service.address}/api`, key: 'k-123456' }
    const { id: account } = await hub.add(values, 'http-key')
    const typed = { method: 'GET', path: '', headers: '', body: '' }
    const tried = await serverAccountActions(hub.desk()).tryAction({
      ...{ account, action: 'request' },
      values: Object.entries(typed).map(([name, value]) => ({ name, value })),
    })
    expect(tried).toEqual({
      said: 'The service answered 200, with 11 characters',
      details: '{"ok":true}',
    })
  })

  test('stays below the address of its account', () => {
    const below = (path: string) => addressBelow('https://api.example/v1/', path).href
    expect(below('')).toBe('https://api.example/v1')
    expect(below('/a/../b?x=1#part')).toBe('https://api.example/v1/b?x=1')
    for (const path of [
      ...[
        '@evil.example',
        '.evil.example',
        ':81/x',
        '/../admin',
        '/%2e%2e/admin',
        '/..%5cadmin/../..',
      ],
      ...['\\..\\..\\admin', '/\\..\\..\\x', 'https://evil.example/', '//../../x', '/a/../../v1x'],
    ])
      expect(() => below(path), path).toThrow('Enter a path below')
  })

  test('takes no header that the account or the connection decides on', () => {
    for (const name of ['Authorization', 'Host', 'cookie', 'Transfer-Encoding', 'X-Api-Key'])
      expect(() => readHeaders(`${name}: x`, ['x-api-key'])).toThrow('The account decides')
    for (const line of ['no colon', ': x', 'A B: c', 'A: \u0007', 'A: é'])
      expect(() => readHeaders(line, [])).toThrow('one header a line')
    const many = Array.from({ length: 21 }, (_, nth) => `x-${nth}: 1`).join('\n')
    expect(() => readHeaders(many, [])).toThrow('At most 20')
    // Names such as `__proto__` are valid header names.
    expect(readHeaders('__proto__: 1\nconstructor: 2', [])['constructor']).toBe('2')
  })

  test('that may be repeated leaves no doubt', async () => {
    const values = { address: service.address, token: 't-1' }
    const plain = await hub.add(values, 'http-bearer')
    const keyed = await hub.add({ ...values, repeats: 'key' }, 'http-bearer')
    service.answers((_, response) => response.destroy())
    const doubt = async (id: string, method: string) =>
      (await failureOf(request(id, { method }))).mayHaveHappened
    expect(await doubt(plain.id, 'POST')).toBe(true)
    expect(await doubt(plain.id, 'DELETE')).toBe(false)
    expect(await doubt(keyed.id, 'POST')).toBe(false)
  })
})

describe('OAuth 2 client credentials', () => {
  const CLIENT = { client: 'hub:1', secret: 's/3 cret', scope: 'news write' }
  let tokens = 0
  let lifetime: unknown
  let valid: string
  beforeEach(() => {
    tokens = 0
    lifetime = 120
    valid = ''
    service.answers(authorize)
  })
  /** A token endpoint and an API that follow RFC 6749. */
  const authorize: Answers = (asked, response) => {
    if (asked.path !== '/token')
      return asked.headers['authorization'] === `Bearer ${valid}`
        ? json(response, { said: asked.headers['authorization'] })
        : json(response, {}, 401)
    const form = new URLSearchParams(asked.body)
    const pair = `Basic ${btoa('hub%3A1:s%2F3+cret')}`
    const isKnown =
      asked.headers['authorization'] === pair || form.get('client_secret') === CLIENT.secret
    if (
      !isKnown ||
      form.get('grant_type') !== 'client_credentials' ||
      form.get('scope') !== CLIENT.scope
    )
      return json(response, { error: 'invalid_client' }, 400)
    valid = `token-${++tokens}`
    json(response, { access_token: valid, token_type: 'Bearer', expires_in: lifetime })
  }
  const connect = (more: Record<string, string> = {}) =>
    hub.add(
      { address: service.address, tokenAddress: `${service.address}/token`, ...CLIENT, ...more },
      'http-oauth2',
    )

  test('get one token, which is kept sealed until it runs out', async () => {
    const { id, trouble } = await connect()
    expect(trouble).toBe(null)
    expect((await request(id)).details).toBe('{"said":"Bearer …"}')
    expect(tokens).toBe(1)
    const { rows } = await hub.tools.db.one(
      z.object({ rows: z.string() }),
      sql`select query_to_xml('select *, encode(sealed, ''escape'') from connections_tokens', true, false, '')::text as rows`,
    )
    expect(rows).not.toContain('token-1')
    later(89)
    await request(id)
    expect(tokens).toBe(1)
    later(2)
    await request(id)
    expect(tokens).toBe(2)
  })

  test('get a new token when one is refused, once', async () => {
    const { id } = await connect({ sentIn: 'body' })
    valid = 'another'
    await request(id, { method: 'POST' })
    expect(tokens).toBe(2)
    service.answers((asked, response) =>
      asked.path === '/token' ? authorize(asked, response, null!) : json(response, {}, 401),
    )
    expect(await failureOf(request(id))).toMatchObject({ isRefused: true })
    expect(tokens).toBe(3)
  })

  test('go to no other host, and their token goes with what it was given for', async () => {
    const { id } = await connect()
    const draft = (tokenAddress: string, secret = '') =>
      hub.api().saveAccount({
        ...{ id, kind: 'http-oauth2', name: 'Mine' },
        values: Object.entries({ address: service.address, tokenAddress, ...CLIENT, secret }).map(
          ([name, value]) => ({ name, value }),
        ),
      })
    await expect(draft('https://thief.example/token')).rejects.toMatchObject({
      fields: { secret: expect.stringContaining('Enter it again') },
    })
    expect((await draft(`${service.address}/token`, 'wrong')).trouble).toContain(
      'gave no token (400)',
    )
  })

  test.each<[string, Answers, string]>([
    ['no JSON', (_, r) => r.end('<html>'), 'something else'],
    ['no token', (_, r) => json(r, { token: 'x' }), 'something else'],
    ['a list', (_, r) => json(r, []), 'something else'],
    ['deep JSON', (_, r) => r.end('['.repeat(90_000)), 'something else'],
    ['a long token', (_, r) => json(r, { access_token: 'x'.repeat(9000) }), 'something else'],
    ['much', (_, r) => r.end('x'.repeat(200_000)), 'more than 100 KB'],
    ['lines in the token', (_, r) => json(r, { access_token: 'a\r\nHost: b' }), 'cannot be used'],
    [
      'another type',
      (_, r) => json(r, { access_token: 'token-a', token_type: 'mac' }),
      'cannot be used',
    ],
    [
      'a page elsewhere',
      (_, r) => r.writeHead(302, { location: 'http://169.254.169.254/' }).end(),
      'sends this on',
    ],
    ['invalid UTF-8', (_, r) => r.end(Buffer.from([0xff, 0xfe, 0x00])), 'something else'],
  ])('take %s for no token', async (_, answer, words) => {
    service.answers(answer)
    expect((await connect()).trouble).toContain(words)
  })

  test.each([-5, 0, 'soon', null, 1e300, '60'])('take a lifetime of %s', async (stated) => {
    lifetime = stated
    const { id, trouble } = await connect()
    expect(trouble).toBe(null)
    await request(id)
    later(86_401)
    await request(id)
    expect(tokens).toBe(2)
  })
})
