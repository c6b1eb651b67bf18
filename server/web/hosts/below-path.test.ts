import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { patient } from '#core/test-patience.ts'
import { fillWithNewswire } from '#areas/sources/server/following/test-newswire.ts'
import { askingHub, inHub } from '../../access/asking.ts'
import { makeInvitation } from '../../access/invitations.ts'
import { sql } from '../../tools.ts'
import { openFilledHub, type FilledHub } from '../generated-requests/filled-hub.ts'
import { knownValues } from '../generated-requests/known-values.ts'
import { describedIn, partOf } from '../generated-requests/put-requests.ts'
import { openTestServer } from '../test-web-server.ts'
import { baseOf, withoutBase } from './below-path.ts'

const BASE = '/news'
const HOST = 'example.org'
const publicAddress = `https://${HOST}${BASE}`
const identityProvider = {
  ...{ issuer: 'https://id.example', clientId: 'hub', clientSecret: 'secret', name: 'Id' },
}

test.each([
  ['/news', '/'],
  ['/news/', '/'],
  ['/news?to=1', '/?to=1'],
  ['/news/news-hub/feed?q=a', '/news-hub/feed?q=a'],
  // In this case, the proxy has removed the prefix.
  ['/news-hub/feed', '/news-hub/feed'],
  ['/newsroom', '/newsroom'],
  ['/', '/'],
])('below /news, %s is our %s', (asked, path) => {
  expect(withoutBase(asked, BASE)).toBe(path)
  expect(withoutBase(asked, '')).toBe(asked)
})

test('the prefix of each path is taken from the public address', () => {
  const addresses = [null, 'https://a.example', 'https://a.example/news', 'https://a.example/a/b']
  expect(addresses.map(baseOf)).toEqual(['', '', '/news', '/a/b'])
})

test('outside of a request an address of the hub is its bare path', () => {
  expect([inHub('/files/1'), askingHub()]).toEqual(['/files/1', null])
})

test.each(['/demo', '/api/news', '/news-hub', '/healthz'])(
  'a public address with our own path %s is refused at start, with a message',
  async (path) => {
    const settings = { host: '127.0.0.1', publicAddress: `https://${HOST}${path}` }
    await expect(openTestServer({ settings })).rejects.toThrow('Choose another path')
  },
)

describe('a hub that has everything', () => {
  let hub: FilledHub
  const headers = { host: HOST }
  const ask = (url: string) =>
    hub.send({ method: 'GET', url, headers: { ...headers, authorization: 'Bearer tea' } })

  beforeAll(async () => {
    let first = ''
    hub = await openFilledHub(
      async (tools) => {
        first = tools.readerId
        tools.publicAddress = publicAddress
        await fillWithNewswire(tools)
        await tools.db.run(sql`
          update articles set image_entry_id = (select entry_id from article_entries where article_id = articles.id limit 1)`)
      },
      {
        settings: { host: '127.0.0.1', publicAddress, password: 'tea', identityProvider },
        whoAsks: () => first,
      },
    )
  }, patient(180_000))
  afterAll(() => hub.close())

  test('gives only addresses below its path, in any answer', async () => {
    const document = (await ask(`${BASE}/api/openapi.json`)).json()
    expect(document.servers).toEqual([{ url: BASE }])
    const known = knownValues()
    const addresses = new Set<string>()
    for (const described of describedIn(document).filter(({ method }) => method === 'get')) {
      const id = described.operation.parameters?.find(({ name }) => /^(id|article)$/.test(name))
      const ids = id === undefined ? [''] : [`?${id.name}=1`, `?${id.name}=2`]
      for (const query of ids) {
        const { statusCode, body } = await ask(BASE + described.path + query)
        if (statusCode !== 200 || body === '') continue
        known.learn(partOf(described), JSON.parse(body))
        for (const address of addressesIn(body)) addresses.add(address)
      }
    }
    expect([...addresses].filter((address) => !address.startsWith(`${BASE}/`))).toEqual([])
    expect(addresses.size).toBeGreaterThan(5)
  })

  test('redirects to its own pages, with and without the path that a proxy takes off', async () => {
    const form = '/sign-in?to=%2Fnews-hub%2Fsources'
    for (const before of [BASE, '']) {
      const back = await ask(before + form)
      expect(back.statusCode).toBe(200)
      expect(addressesIn(back.body)).toEqual(addressesIn((await ask(`${BASE}${form}`)).body))
    }
    const cookie = await hub.send({
      ...{
        method: 'POST',
        url: `${BASE}/sign-in`,
        payload: 'password=tea&to=%2Fnews-hub%2Fsources',
      },
      headers: {
        ...headers,
        'content-type': 'application/x-www-form-urlencoded',
        origin: `https://${HOST}`,
      },
    })
    expect(cookie.headers.location).toBe('/news/news-hub/sources')
    expect(cookie.headers['set-cookie']).toContainEqual(
      expect.stringMatching(/^__Secure-synthwire_session-news=[^;]+; Path=\/news; .*Secure$/),
    )
  })

  test('has every way to sign in below its path: forms, a provider, passkeys', async () => {
    const { tools } = hub
    const invitedBy = tools.readerId
    const wanted = { note: 'Ada', role: 'reader' as const, invitedBy }
    const { secret } = await makeInvitation(tools.db, wanted, tools.now())
    for (const path of ['/sign-in', `/join/${secret}`]) {
      const { statusCode, body } = await ask(BASE + path)
      expect(statusCode).toBe(200)
      const addresses = addressesIn(body)
      expect(addresses.filter((address) => address.includes('/sign-in/provider?'))).toHaveLength(1)
      expect(addresses.filter((address) => !address.startsWith(`${BASE}/`))).toEqual([])
    }
    // The script must use relative addresses only, none from the root of the host.
    expect(addressesIn((await ask(`${BASE}/sign-in/passkey.js`)).body)).toEqual([])
  })
})

/**
 * Addresses of our files and forms in a page. Addresses of pages are left out, because stored data
 * has them without the prefix.
 */
function addressesIn(body: string): string[] {
  const ours =
    /["'=](?:\/[\w-]+)?\/(?:files|images|pictures|media|frames|mails|attachments|newswire|shared|podcasts|saved\/pictures|news-hub\/pieces|sign-in|icon|join)\b[^"'\s\\]*/g
  return [...body.matchAll(ours)].map(([found]) => found.slice(1))
}
