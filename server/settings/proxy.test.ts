import { createServer, type IncomingMessage, type Server } from 'node:http'
import { connect, type AddressInfo, type Socket } from 'node:net'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { Problem } from '#core/problem.ts'
import { guardedFetch } from '../fetch/guarded-fetch.ts'
import { proxyFor, readProxy } from './proxy.ts'

// One address of this machine stands for the public internet, and one name resolves to it.
const PUBLIC = vi.hoisted(() => '127.0.0.1')
vi.mock('./public-address.ts', async (original) => {
  const all = await original<typeof import('./public-address.ts')>()
  const isPublicAddress = (address: string) => address === PUBLIC || all.isPublicAddress(address)
  return { ...all, isPublicAddress }
})
vi.mock('node:dns', async (original) => {
  const dns = await original<typeof import('node:dns')>()
  const known: Record<string, string> = { 'harbour.example': PUBLIC, 'inside.example': '10.0.0.1' }
  return {
    ...dns,
    lookup(name: string, _: unknown, callback: (error: Error | null, found?: unknown) => void) {
      const address = known[name]
      if (address) return callback(null, [{ address, family: 4 }])
      callback(Object.assign(new Error('unknown'), { code: 'ENOTFOUND' }))
    },
  }
})

const servers: Server[] = []
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections()
    server.close()
  }
})

async function listen(server: Server): Promise<number> {
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, PUBLIC, resolve))
  return (server.address() as AddressInfo).port
}

/**
 * Opens a proxy that makes tunnels and records their targets; with another status than 200, it
 * refuses them.
 */
async function openProxy(status = 200) {
  const tunnels: { to: string | undefined; authorization: string | undefined }[] = []
  const server = createServer((_, answer) => answer.writeHead(400).end())
  server.on('connect', (request: IncomingMessage, client: Socket) => {
    tunnels.push({ to: request.url, authorization: request.headers['proxy-authorization'] })
    client.on('error', () => {})
    if (status !== 200) return client.end(`HTTP/1.1 ${status} No\r\n\r\n`)
    const [host, port] = request.url!.split(':')
    const target = connect(Number(port), host, () => {
      client.write('HTTP/1.1 200 OK\r\n\r\n')
      target.pipe(client).pipe(target)
    })
    target.on('error', () => client.destroy())
  })
  return { port: await listen(server), tunnels }
}

const through = (uri: string, { allowPrivate = false, bypass = [] as string[] } = {}) =>
  guardedFetch({ allowPrivate, proxy: { http: uri, https: uri, bypass } })
const problemOf = (work: Promise<unknown>) =>
  work.then(
    () => 'It did not fail',
    (error: unknown) => (error instanceof Problem ? error.message : String(error)),
  )

describe('the web through a proxy', () => {
  test('is asked under the publisher’s name, at the address that was checked here', async () => {
    const asked: (string | undefined)[] = []
    const port = await listen(
      createServer((request, answer) => {
        asked.push(request.headers.host)
        answer.end('news')
      }),
    )
    const proxy = await openProxy()
    const fetch = through(`http://ann:open%20sesame@${PUBLIC}:${proxy.port}`)
    const { body, address } = await fetch(`http://harbour.example:${port}/feed`)
    expect(new TextDecoder().decode(body)).toBe('news')
    expect(address).toBe(`http://harbour.example:${port}/feed`)
    expect(asked).toEqual([`harbour.example:${port}`])
    const authorization = `Basic ${Buffer.from('ann:open sesame').toString('base64')}`
    expect(proxy.tunnels).toEqual([{ to: `${PUBLIC}:${port}`, authorization }])
  })

  test.each([
    'http://inside.example/',
    'http://10.0.0.1/',
    'https://inside.example/',
    'http://[::1]/',
  ])('is never the private network: %s', async (address) => {
    const proxy = await openProxy()
    const fetch = through(`http://${PUBLIC}:${proxy.port}`)
    expect(await problemOf(fetch(address))).toContain('inside the private network')
    expect(proxy.tunnels).toEqual([])
  })

  test('is not reached by a redirect into the private network either', async () => {
    const port = await listen(
      createServer((_, answer) =>
        answer.writeHead(301, { location: 'http://inside.example/' }).end(),
      ),
    )
    const proxy = await openProxy()
    const fetch = through(`http://${PUBLIC}:${proxy.port}`)
    expect(await problemOf(fetch(`http://harbour.example:${port}/`))).toContain('private network')
    expect(proxy.tunnels).toHaveLength(1)
  })

  test('is not asked for what nobody here can look up', async () => {
    const proxy = await openProxy()
    const fetch = through(`http://${PUBLIC}:${proxy.port}`)
    expect(await problemOf(fetch('http://nowhere.example/'))).toContain(
      'No host named nowhere.example',
    )
    expect(proxy.tunnels).toEqual([])
  })

  test('by name where private addresses are allowed', async () => {
    const proxy = await openProxy(403)
    const fetch = through(`http://${PUBLIC}:${proxy.port}`, { allowPrivate: true })
    await problemOf(fetch('https://inside.example/feed'))
    expect(proxy.tunnels[0]?.to).toBe('inside.example:443')
  })

  test('that refuses says so, and does not blame the publisher', async () => {
    const proxy = await openProxy(407)
    const fetch = through(`http://ann:secret@${PUBLIC}:${proxy.port}`)
    const words = await problemOf(fetch('http://harbour.example/'))
    expect(words).toContain('The proxy did not connect to harbour.example (407)')
    expect(words).not.toContain('secret')
  })

  test('that is down says so', async () => {
    const fetch = through(`http://ann:secret@${PUBLIC}:9`)
    const words = await problemOf(fetch('http://harbour.example/'))
    expect(words).toContain(`The proxy at ${PUBLIC}:9 cannot be reached`)
    expect(words).not.toContain('secret')
  })

  test('is left out for hosts that are reached directly', async () => {
    const port = await listen(createServer((_, answer) => answer.end('near')))
    const proxy = await openProxy()
    const fetch = through(`http://${PUBLIC}:${proxy.port}`, { bypass: [PUBLIC] })
    const { body } = await fetch(`http://${PUBLIC}:${port}/`)
    expect(new TextDecoder().decode(body)).toBe('near')
    expect(proxy.tunnels).toEqual([])
  })
})

describe('which proxy is meant', () => {
  const NEAR = 'http://near.example:3128'
  test.each<[env: Record<string, string>, http: string | null, https: string | null]>([
    [{ SYNTHWIRE_HTTP_PROXY: NEAR }, NEAR, NEAR],
    [{ SYNTHWIRE_HTTP_PROXY: NEAR, HTTPS_PROXY: 'http://far.example' }, NEAR, NEAR],
    [{ HTTPS_PROXY: NEAR }, null, NEAR],
    [{ http_proxy: 'near.example:3128' }, NEAR, null],
  ])('%j', (env, http, https) => {
    expect(readProxy(env)).toEqual({ http, https, bypass: [] })
  })

  test('none, where none is named', () => {
    expect(readProxy({ HTTP_PROXY: '', NO_PROXY: '*' })).toBeNull()
  })

  test('one that is not a proxy is refused without repeating it', () => {
    const refused = () => readProxy({ HTTPS_PROXY: 'socks5://ann:secret@near.example' })
    expect(refused).toThrow('HTTPS_PROXY is not the address of a proxy')
    expect(refused).not.toThrow(/secret/)
  })

  test.each<[address: string, noProxy: string, isDirect: boolean]>([
    ['http://news.example.org/', '', false],
    ['http://news.example.org/', '*', true],
    ['http://news.example.org/', 'localhost, example.org', true],
    ['http://news.example.org/', '.example.org', true],
    ['http://news.example.org/', '*.Example.org', true],
    ['http://badexample.org/', 'example.org', false],
    ['http://example.org:8080/', 'example.org:8080', true],
    ['http://example.org/', 'example.org:8080', false],
    ['https://example.org/', 'example.org:443', true],
  ])('%s with NO_PROXY=%s', (address, noProxy, isDirect) => {
    const proxy = readProxy({ SYNTHWIRE_HTTP_PROXY: NEAR, NO_PROXY: noProxy })!
    expect(proxyFor(new URL(address), proxy)).toBe(isDirect ? null : NEAR)
  })
})
