import { once } from 'node:events'
import { connect } from 'node:net'
import { afterEach, describe, expect, test } from 'vitest'
import { SITES } from './limits.ts'
import { roomOfSites } from './room/room-of-sites.ts'
import { openTestListener, page, type Reply } from './test-listener.ts'
import type { Site } from './sites.ts'

type Listener = Awaited<ReturnType<typeof openTestListener>>

let open: Listener | null = null
afterEach(async () => {
  await open?.close()
  open = null
})
const listen = async (...given: Parameters<typeof openTestListener>) =>
  (open = await openTestListener(...given))

const policyOf = ({ headers }: Reply) =>
  new Map(
    String(headers['content-security-policy'])
      .split('; ')
      .map((directive) => directive.split(/ (.*)/, 2) as [string, string | undefined]),
  )

describe('A site is found by the host', () => {
  test.each([
    ['shop.localhost', '/a?b=1', 200],
    ['SHOP.localhost.:4601', '/', 200],
    ['shop.apps.example.org', '/', 200],
    ['shop.example.com', '/', 200],
    ['other.localhost', '/', 421],
    ['a.shop.localhost', '/', 421],
    ['a.shop.apps.example.org', '/', 421],
    ['evil.example', '/', 421],
    ['192.0.2.1', '/', 421],
    ['shop.localhost@localhost', '/', 400],
    ['shop.localhost, localhost', '/', 400],
    ['localhost', '/', 404],
    ['localhost', '/shop/', 200],
    ['127.0.0.1:4601', '/shop/page', 200],
    ['news.example.org', '/shop/', 200],
    ['hub.localhost', '/shop/', 200],
    ['apps.example.org', '/shop/', 200],
    ['localhost', '/other/', 404],
    ['localhost', '/api/portal/getPortal', 404],
    ['localhost', '/%E0%A4%A/', 400],
    ['localhost', '/shop/%00', 400],
    ['localhost', '/other/../shop/', 200],
  ])('%s%s: %i', async (host, path, status) => {
    const site = page('<h1>Shop</h1>')
    const { ask } = await listen({ shop: site, 'shop.example.com': site, hub: site })
    const reply = await ask(host, path)
    expect(reply.status).toBe(status)
    expect(reply.text.includes('Shop')).toBe(status === 200)
    expect(reply.text).not.toMatch(/synthwire|hub|news/i)
  })

  test('a name that stands alone leads to its pages, wherever a proxy has it', async () => {
    const { ask } = await listen({ shop: page('') })
    const { status, headers } = await ask('localhost', '/shop?a=1')
    expect([status, headers.location]).toEqual([308, './shop/?a=1'])
  })

  test('and by nothing that a proxy adds, trusted or not', async () => {
    for (const trustedProxies of [[], ['127.0.0.1']]) {
      const { ask } = await listen({ shop: page('Shop'), other: page('Other') }, { trustedProxies })
      const headers = { 'x-forwarded-host': 'other.localhost', forwarded: 'host=other.localhost' }
      expect((await ask('shop.localhost', '/', { headers })).text).toBe('Shop')
      await open?.close()
    }
    open = null
  })
})

describe('What a site is told', () => {
  const echo: Site = { answer: async () => ({ status: 200, body: 'heard' }) }
  const headers = {
    cookie: 'synthwire_session=secret; mine=1; __Host-synthwire_session=secret',
    authorization: 'Bearer mine',
    'remote-user': 'ann',
    'x-forwarded-for': '203.0.113.9, 198.51.100.7',
    'x-forwarded-proto': 'https',
    'x-hub-signature': 'abc',
  }

  test('is the request without the cookies of the hub, and without what proxies add', async () => {
    const { ask, asked } = await listen({ shop: echo })
    const body = 'a=1'
    await ask('shop.localhost:4601', '/f/%20?x=1&x=2', { method: 'POST', headers, body })
    expect(asked[0]).toMatchObject({
      method: 'POST',
      path: '/f/%20',
      base: '',
      origin: 'http://shop.localhost:4601',
      client: '127.0.0.1',
    })
    expect(asked[0]!.query.getAll('x')).toEqual(['1', '2'])
    expect(Buffer.from(asked[0]!.body).toString()).toBe(body)
    expect(asked[0]!.headers).toEqual({
      cookie: 'mine=1',
      authorization: 'Bearer mine',
      'x-hub-signature': 'abc',
    })
  })

  test('on the host of all sites, no cookie and no token: they are for the hub', async () => {
    const { ask, asked } = await listen({ shop: echo })
    await ask('localhost', '/shop/', { headers })
    expect(asked[0]).toMatchObject({ base: '/shop', path: '/' })
    expect(asked[0]!.headers).toEqual({ 'x-hub-signature': 'abc' })
  })

  test('a proxy that is trusted says who asks, and whether by https', async () => {
    const { ask, asked } = await listen(
      { shop: echo },
      { trustedProxies: ['127.0.0.1', '10.0.0.0/8'] },
    )
    await ask('shop.apps.example.org', '/', { headers })
    await ask('shop.apps.example.org', '/', {
      headers: { 'x-forwarded-for': '203.0.113.9, 10.0.0.4', 'x-forwarded-proto': 'https, http' },
    })
    expect(asked[0]).toMatchObject({
      client: '198.51.100.7',
      origin: 'https://shop.apps.example.org',
    })
    expect(asked[1]).toMatchObject({
      client: '203.0.113.9',
      origin: 'http://shop.apps.example.org',
    })
  })
})

describe('What a site cannot say', () => {
  const cookies = [
    'mine=1; Path=/; HttpOnly',
    'synthwire_session=evil; Path=/',
    'Synthwire_session=evil',
    '__Host-synthwire_session=evil; Secure; Path=/',
    '=synthwire_session=evil',
    'synthwire_session',
    'wide=1; Domain=localhost',
    'wide=1;domain = example.org',
  ]
  const headers = {
    'content-type': 'text/html',
    'content-security-policy': 'default-src *',
    'content-security-policy-report-only': 'report-uri https://evil.example',
    'strict-transport-security': 'max-age=31536000',
    'clear-site-data': '"*"',
    'access-control-allow-origin': '*',
    'cross-origin-opener-policy': 'unsafe-none',
    'service-worker-allowed': '/',
    'x-accel-redirect': '/etc/passwd',
    'Transfer-Encoding': 'chunked',
    connection: 'upgrade',
    'content-length': '3',
    etag: '"a"',
    location: '/next',
  }
  const hostile: Site = { answer: async () => ({ status: 200, headers, cookies, body: 'evil' }) }

  test('on a host of its own: a cookie of the hub or for others, a policy, a word to proxies', async () => {
    const { ask } = await listen({ shop: hostile })
    const reply = await ask('shop.localhost')
    expect(reply.headers['set-cookie']).toEqual(['mine=1; Path=/; HttpOnly'])
    expect(reply.headers).toMatchObject({ etag: '"a"', location: '/next', 'content-length': '4' })
    expect(policyOf(reply).get('default-src')).toBe("'none'")
    expect(policyOf(reply).get('frame-ancestors')).toBe("'none'")
    expect(reply.headers['cross-origin-opener-policy']).toBe('same-origin')
    const said = Object.keys(reply.headers).join(' ')
    expect(said).not.toMatch(
      /strict-transport|clear-site|access-control|service-worker|accel|report/,
    )
  })

  test('on the host of all sites, which is the hub’s: any cookie, and it is in a sandbox', async () => {
    const { ask } = await listen({ shop: { ...hostile, needs: { isApp: true } } })
    for (const host of ['localhost:4601', 'news.example.org', 'hub.lan', 'apps.example.org']) {
      const reply = await ask(host, '/shop/')
      expect(reply.headers['set-cookie'], host).toBeUndefined()
      const sandbox = policyOf(reply).get('sandbox')
      expect(sandbox, host).toBe('allow-scripts allow-forms allow-modals allow-downloads')
      expect(policyOf(reply).get('connect-src'), host).toBe(`http://${host}/shop/`)
    }
  })

  test('an answer that none is becomes a plain failure', async () => {
    const wrong = { status: 200, headers: { etag: 'a\r\nset-cookie: b' } }
    const { ask } = await listen({
      wrong: { answer: async () => wrong },
      early: { answer: async () => ({ status: 103 }) },
      broken: { answer: () => Promise.reject(new Error('secret')) },
    })
    for (const name of ['wrong', 'early', 'broken']) {
      const { status, text, headers } = await ask(`${name}.localhost`)
      expect([status, text], name).toEqual([502, 'This site does not work.\n'])
      expect(headers['set-cookie']).toBeUndefined()
    }
  })
})

test('pages of the hub may show a site in a frame where its area says so', async () => {
  const { ask } = await listen({
    app: {
      ...page(''),
      needs: {
        isFramedByHub: true,
        isApp: true,
        asks: ['https://api.example.org', "'unsafe-eval'"],
      },
    },
  })
  const policy = policyOf(await ask('app.localhost'))
  expect(policy.get('frame-ancestors')).toBe(
    'https://news.example.org http://localhost:4600 http://127.0.0.1:4600 http://hub.lan:4600 http://hub.localhost:4600',
  )
  expect(policy.get('connect-src')).toBe("'self' https://api.example.org")
  expect(policy.get('sandbox')).toContain('allow-same-origin')
})

test('on the host of all sites, so may the hub at that host, whatever address of this machine it is', async () => {
  const { ask } = await listen({ app: { ...page(''), needs: { isFramedByHub: true } } })
  const ancestors = async (host: string) =>
    policyOf(await ask(host, '/app/'))
      .get('frame-ancestors')!
      .split(' ')
  expect(await ancestors('127.0.0.2:4601')).toContain('http://127.0.0.2:4600')
  expect((await ancestors('[::1]:4601')).join(' ')).not.toContain('[')
})

test('forms of pages elsewhere are refused, and pages without an origin may ask their own site', async () => {
  const { ask, asked } = await listen({ shop: page('') })
  const post = (host: string, path: string, site: string) =>
    ask(host, path, { method: 'POST', headers: { 'sec-fetch-site': site } })
  expect((await post('shop.localhost', '/', 'cross-site')).status).toBe(403)
  expect((await post('shop.localhost', '/', 'same-site')).status).toBe(403)
  expect((await post('shop.localhost', '/', 'same-origin')).status).toBe(200)
  expect((await post('localhost', '/shop/', 'cross-site')).status).toBe(200)
  const before = await ask('localhost', '/shop/', { method: 'OPTIONS' })
  expect([before.status, before.headers['access-control-allow-origin']]).toEqual([204, 'null'])
  expect((await ask('shop.localhost', '/', { method: 'OPTIONS' })).status).toBe(405)
  expect(asked).toHaveLength(2)
})

test('a proxy asks for which names it may get a certificate', async () => {
  const { ask } = await listen({ shop: page(''), 'shop.example.com': page('') })
  const knows = async (domain: string, host = 'localhost') =>
    (await ask(host, `/.well-known/synthwire/knows?domain=${encodeURIComponent(domain)}`)).text
  expect(await knows('shop.example.com')).toBe('known\n')
  expect(await knows('shop.apps.example.org')).toBe('known\n')
  expect(await knows('apps.example.org')).toBe('known\n')
  for (const domain of ['evil.example', 'other.apps.example.org', '', 'a b', '192.0.2.1', 'x'])
    expect(await knows(domain), domain).toBe('unknown\n')
  expect(await knows('shop.example.com', 'evil.example')).not.toContain('known')
})

test('bodies arrive whole, HEAD has none, and what goes on is passed on as it comes', async () => {
  let cancelled = false
  const stream = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(new TextEncoder().encode('first')),
    cancel: () => void (cancelled = true),
  })
  const { ask, port } = await listen({
    shop: page('words'),
    live: { answer: async () => ({ status: 200, body: stream }) },
  })
  const head = await ask('shop.localhost', '/', { method: 'HEAD' })
  expect([head.text, head.headers['content-length']]).toEqual(['', '5'])
  const socket = connect(port, '127.0.0.1')
  socket.write('GET / HTTP/1.1\r\nHost: live.localhost\r\n\r\n')
  let heard = ''
  for await (const piece of socket.setEncoding('utf8'))
    if ((heard += piece).includes('first')) break
  await expect.poll(() => cancelled).toBe(true)
})

describe('Bounds', () => {
  test('a body that is too large is refused, whether or not it says so', async () => {
    const { ask, asked } = await listen({ shop: page('') })
    const body = 'x'.repeat(SITES.bodyBytes + 1)
    const told = await ask('shop.localhost', '/', { method: 'POST', body })
    const headers = { 'transfer-encoding': 'chunked' }
    const untold = await ask('shop.localhost', '/', { method: 'POST', body, headers })
    expect([told.status, untold.status]).toEqual([413, 413])
    expect(asked).toEqual([])
  })

  test('a site that hangs leaves room for the others', async () => {
    const hangs = { answer: () => new Promise<never>(() => {}) }
    const { ask, asked } = await listen({ slow: hangs, shop: page('Shop') })
    const waiting = Array.from({ length: SITES.atOnce + 4 }, () =>
      ask('slow.localhost').catch(() => null),
    )
    await expect.poll(() => asked.length).toBe(SITES.atOnceOfSite)
    expect((await ask('shop.localhost')).text).toBe('Shop')
    await open!.close()
    open = null
    await Promise.all(waiting)
  })

  test('a site that is flooded takes no room of the others, and has its own again a second later', () => {
    let now = 0
    const room = roomOfSites(() => now)
    const isLetIn = (site: string) => room.isFor(site)
    const flood = (sites: string[]) =>
      Array.from({ length: 1000 }, (_, nth) => isLetIn(sites[nth % sites.length]!)).filter(Boolean)
    for (const site of ['loud', 'loud-qa', 'loud-stg', 'loud-int', 'shop']) room.learn(site, true)
    expect(flood(['loud'])).toHaveLength(SITES.requestsPerSecondOfSite)
    expect(isLetIn('shop')).toBe(true)
    now += 1000
    expect(isLetIn('loud')).toBe(true)
    // A site with several names, and a client that invents names, must not get more room.
    now += 1000
    flood(['loud', 'loud-qa', 'loud-stg', 'loud-int'])
    expect(flood(['shop'])).toHaveLength(SITES.shareOfSite)
    now += 1000
    flood(Array.from({ length: 1000 }, (_, nth) => `made-up-${nth}`))
    expect(flood(['shop'])).toHaveLength(SITES.requestsPerSecondOfSite)
  })

  test('a site that is slow and flooded by many leaves room for the others, and says when to come again', async () => {
    const hangs = { answer: () => new Promise<never>(() => {}) }
    const { ask } = await listen(
      { slow: hangs, shop: page('Shop') },
      { trustedProxies: ['127.0.0.1'] },
    )
    const from = (client: number) => ({
      'x-forwarded-for': `192.0.2.${client}`,
      connection: 'keep-alive',
    })
    const replies: (Reply | null)[] = []
    const waiting = Array.from({ length: SITES.inHandOfSite + 10 }, async (_, nth) => {
      replies.push(await ask('slow.localhost', '/', { headers: from(nth) }).catch(() => null))
    })
    await expect.poll(() => replies.length).toBe(10)
    for (const reply of replies) {
      expect([reply?.status, reply?.headers['retry-after']]).toEqual([503, '2'])
      // The connection stays open: a new one costs more than the answer, and counts against the
      // limit for all clients.
      expect(reply?.headers.connection).not.toBe('close')
    }
    expect((await ask('shop.localhost', '/', { headers: from(1) })).text).toBe('Shop')
    await open!.close()
    open = null
    await Promise.all(waiting)
  })

  test('whoever hangs up before their turn is not asked for', async () => {
    const answers: (() => void)[] = []
    const { ask, asked, port } = await listen({
      slow: {
        answer: () => new Promise((resolve) => answers.push(() => resolve({ status: 204 }))),
      },
    })
    const first = Array.from({ length: SITES.atOnceOfSite }, () => ask('slow.localhost'))
    await expect.poll(() => asked.length).toBe(SITES.atOnceOfSite)
    const leaving = connect(port, '127.0.0.1')
    leaving.write('GET /left HTTP/1.1\r\nHost: slow.localhost\r\n\r\n')
    leaving.once('ready', () => setImmediate(() => leaving.end()))
    leaving.resume()
    await once(leaving, 'close')
    const last = ask('slow.localhost', '/last')
    for (let nth = 0; nth <= SITES.atOnceOfSite; nth++) {
      await expect.poll(() => answers.length).toBeGreaterThan(nth)
      answers[nth]!()
    }
    await Promise.all([...first, last])
    expect(asked.map(({ path }) => path)).not.toContain('/left')
  })

  test('bodies for one site leave room for those of others', async () => {
    const hangs = { answer: () => new Promise<never>(() => {}) }
    const { ask, asked } = await listen({ slow: hangs, shop: page('Shop') })
    const body = 'x'.repeat(SITES.bodyBytes)
    const fit = Math.floor(SITES.bodiesOfSiteBytes / SITES.bodyBytes)
    const waiting = Array.from({ length: fit }, () =>
      ask('slow.localhost', '/', { method: 'POST', body }).catch(() => null),
    )
    await expect.poll(() => asked.length).toBe(fit)
    expect((await ask('slow.localhost', '/', { method: 'POST', body })).status).toBe(503)
    expect((await ask('shop.localhost', '/', { method: 'POST', body })).text).toBe('Shop')
    await open!.close()
    open = null
    await Promise.all(waiting)
  })

  test('answers that nobody reads are held up to a bound, and those of others are sent', async () => {
    const large = new Uint8Array(SITES.answersOfClientBytes / 2)
    const { ask, port } = await listen({
      large: { answer: async () => ({ status: 200, body: large }) },
      shop: page('Shop'),
    })
    const heard: string[] = []
    const sockets = Array.from({ length: 4 }, () => connect(port, '127.0.0.1'))
    for (const socket of sockets) {
      socket.once('readable', () => heard.push(String(socket.read(12))))
      socket.write('GET / HTTP/1.1\r\nHost: large.localhost\r\n\r\n')
    }
    await expect.poll(() => heard.length).toBe(4)
    expect(heard).toContain('HTTP/1.1 503')
    sockets.forEach((socket) => socket.destroy())
    await expect.poll(async () => (await ask('large.localhost')).status).toBe(200)
    expect((await ask('shop.localhost')).text).toBe('Shop')
  })

  test('so many connections are one client’s', async () => {
    const { port } = await listen({})
    const all = Array.from({ length: SITES.connectionsOfClient + 1 }, () =>
      connect(port, '127.0.0.1'),
    )
    all.forEach((socket) => socket.on('error', () => {}))
    await Promise.race(all.map((socket) => once(socket, 'close')))
    expect(all.filter((socket) => socket.closed)).toHaveLength(1)
    all.forEach((socket) => socket.destroy())
  })

  test('requests that come before the last one was answered end the connection', async () => {
    const { port, asked } = await listen({ shop: { answer: () => new Promise(() => {}) } })
    const socket = connect(port, '127.0.0.1')
    socket.on('error', () => {})
    socket.write('GET / HTTP/1.1\r\nHost: shop.localhost\r\n\r\n'.repeat(1000))
    await once(socket, 'close')
    expect(asked.length).toBeLessThanOrEqual(1)
  })

  test('more than a minute holds of one client is refused, and so is a header that is too long', async () => {
    const { ask } = await listen({ shop: page('') })
    const long = await ask('shop.localhost', '/', { headers: { a: 'x'.repeat(SITES.headerBytes) } })
    expect(long.status).toBeGreaterThanOrEqual(400)
    expect((await ask('shop.localhost', '/')).status).toBe(200)
  })
})
