import {
  createServer,
  type IncomingHttpHeaders,
  type RequestListener,
  type Server,
} from 'node:http'
import { createServer as createSecureServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { execFileSync } from 'node:child_process'
import { brotliCompressSync, constants, deflateRawSync, deflateSync, gzipSync } from 'node:zlib'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { patient } from '#core/test-patience.ts'
import { Problem } from '#core/problem.ts'
import { guardedFetch } from './guarded-fetch.ts'

// An address of this machine that stands for the public internet.
const PUBLIC = '127.0.0.1'
vi.mock('../settings/public-address.ts', async (original) => {
  const all = await original<typeof import('../settings/public-address.ts')>()
  const isPublicAddress = (address: string) => address === PUBLIC || all.isPublicAddress(address)
  return { ...all, isPublicAddress }
})

const fetch = guardedFetch({ allowPrivate: false })
const anywhere = guardedFetch({ allowPrivate: true })

const servers: Server[] = []
async function serve(
  answer: RequestListener,
  make = (listener: RequestListener) => createServer(listener),
) {
  const server = make(answer)
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, PUBLIC, resolve))
  return (server.address() as AddressInfo).port
}
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections()
    server.close()
  }
})

const textOf = ({ body }: { body: Uint8Array }) => new TextDecoder().decode(body)
async function problemOf(work: Promise<unknown>): Promise<string> {
  const error = await work.then(
    () => new Error('It did not fail'),
    (error: unknown) => error,
  )
  expect(error).toBeInstanceOf(Problem)
  return (error as Problem).message
}

describe('the private network', () => {
  test.each([
    'http://10.0.0.1/',
    'http://127.0.0.2:8080/feed',
    'http://2130706434/',
    'http://0x7f.0.0.2/',
    'http://[::1]/',
    'http://[::ffff:10.0.0.1]/',
    'http://[64:ff9b::a00:1]/',
  ])('%s is refused, and the way to allow it is named', async (address) => {
    expect(await problemOf(fetch(address))).toContain('SYNTHWIRE_ALLOW_PRIVATE_FEEDS=1')
  })

  test('a public page that redirects into the private network is refused there', async () => {
    const port = await serve((_, response) =>
      response.writeHead(302, { location: 'http://10.0.0.1/' }).end(),
    )
    expect(await problemOf(fetch(`http://${PUBLIC}:${port}/`))).toContain(
      '10.0.0.1 is inside the private network',
    )
  })

  test.each([
    'file:///etc/passwd',
    'ftp://example.org/',
    'data:text/xml,<rss/>',
    'gopher://example.org/',
  ])('%s is not fetched, also not by redirect', async (address) => {
    const port = await serve((_, response) => response.writeHead(301, { location: address }).end())
    expect(await problemOf(fetch(address))).toContain('Only http and https')
    expect(await problemOf(fetch(`http://${PUBLIC}:${port}/`))).toContain('Only http and https')
  })

  test('our own newswire is reached through its name, and nothing else on that host is', async () => {
    const asked: (string | undefined)[] = []
    const port = await serve(({ url }, response) => {
      asked.push(url)
      if (url === '/newswire/turncoat') response.writeHead(302, { location: '/secret' })
      response.end('wire')
    })
    const fetch = guardedFetch({
      allowPrivate: false,
      newswire: { origin: `http://127.0.0.1:${port}` },
    })
    const answer = await fetch('newswire:harbour-gazette')
    expect([textOf(answer), answer.address]).toEqual(['wire', 'newswire:harbour-gazette'])
    expect((await fetch('newswire:turncoat')).status).toBe(302)
    await fetch('newswire:../api/secret')
    const page = await fetch('https://lamppost.example/night-buses')
    expect(page.address).toBe('https://lamppost.example/night-buses')
    expect(asked).toEqual([
      '/newswire/harbour-gazette',
      '/newswire/turncoat',
      '/newswire/..%2Fapi%2Fsecret',
      '/newswire/lamppost/night-buses',
    ])
  })
})

describe('a server that the reader names', () => {
  test('is asked in the private network, too', async () => {
    const server = createServer((_, response) => response.end('Here'))
    servers.push(server)
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.2', resolve))
    const { port } = server.address() as AddressInfo
    const address = `http://127.0.0.2:${port}/`
    expect(await problemOf(fetch(address))).toContain('private')
    expect(textOf(await fetch(address, { isNamedByReader: true }))).toBe('Here')
  })

  test.each([301, 302, 307, 308])('is not followed to another one (%i)', async (status) => {
    const asked: string[] = []
    const port = await serve((request, response) => {
      asked.push(request.url!)
      response.writeHead(status, { location: '/elsewhere' })
      response.end()
    })
    const answer = await fetch(`http://${PUBLIC}:${port}/`, { isNamedByReader: true })
    expect(answer.status).toBe(status)
    expect(asked).toEqual(['/'])
  })
})

describe('redirects', () => {
  test('a chain of permanent redirects tells where the feed lives now; a passing one does not', async () => {
    const port = await serve(({ url }, response) => {
      if (url === '/old') response.writeHead(301, { location: '/older' })
      else if (url === '/older') response.writeHead(308, { location: '/new' })
      else if (url === '/today') response.writeHead(302, { location: '/new' })
      else if (url === '/mixed') response.writeHead(301, { location: '/today' })
      else if (url === '/once') response.writeHead(302, { location: '/old' })
      response.end('news')
    })
    const at = (path: string) => `http://${PUBLIC}:${port}${path}`
    expect(await fetch(at('/old'))).toMatchObject({ address: at('/new'), movedTo: at('/new') })
    expect(await fetch(at('/today'))).toMatchObject({ address: at('/new'), movedTo: null })
    expect(await fetch(at('/once'))).toMatchObject({ address: at('/new'), movedTo: null })
    expect(await fetch(at('/mixed'))).toMatchObject({ address: at('/new'), movedTo: at('/today') })
  })

  test('a circle of redirects ends in words', async () => {
    let asked = 0
    const port = await serve((_, response) => {
      asked++
      response.writeHead(302, { location: '/again' }).end()
    })
    expect(await problemOf(fetch(`http://${PUBLIC}:${port}/`))).toContain('redirects in a circle')
    expect(asked).toBe(6)
  })

  test('headers and credentials stay with the host that they were meant for', async () => {
    const seen: IncomingHttpHeaders[] = []
    const other = await serve(({ headers }, response) => {
      seen.push(headers)
      response.end('other')
    })
    const first = await serve(({ url, headers }, response) => {
      seen.push(headers)
      const location = url === '/feed' ? '/same-host' : `http://${PUBLIC}:${other}/`
      response.writeHead(301, { location }).end()
    })
    const answer = await fetch(`http://reader:s%40cret@${PUBLIC}:${first}/feed`, {
      headers: { 'if-none-match': '"1"' },
    })
    const basic = `Basic ${btoa('reader:s@cret')}`
    expect(seen.map((headers) => [headers['authorization'], headers['if-none-match']])).toEqual([
      [basic, '"1"'],
      [basic, '"1"'],
      [undefined, undefined],
    ])
    expect(answer.address + answer.movedTo).not.toContain('cret')
  })

  test('a feed that moves within its host keeps its credentials', async () => {
    const port = await serve(({ url }, response) => {
      if (url === '/old') response.writeHead(301, { location: '/new' })
      response.end()
    })
    const { address, movedTo } = await fetch(`http://reader:secret@${PUBLIC}:${port}/old`)
    expect(address).toBe(`http://${PUBLIC}:${port}/new`)
    expect(movedTo).toBe(`http://reader:secret@${PUBLIC}:${port}/new`)
  })
})

describe('bodies', () => {
  const BROTLI_QUICKLY = { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } }
  const FEED = '<rss>news</rss>'
  test.each([
    ['gzip', gzipSync(FEED)],
    ['x-gzip', gzipSync(FEED)],
    ['deflate', deflateSync(FEED)],
    ['deflate', deflateRawSync(FEED)],
    ['br', brotliCompressSync(FEED)],
    ['identity', Buffer.from(FEED)],
    // Answers of servers whose header and content contradict each other.
    ['gzip', Buffer.from(FEED)],
    ['', gzipSync(FEED)],
    ['gzip', gzipSync(FEED).subarray(0, -4)],
    ['gzip', gzipSync(gzipSync(FEED))],
    ['8bit', Buffer.from(FEED)],
    ['binary', Buffer.from(FEED)],
  ])(
    'a body under content-encoding "%s" is unpacked by what its bytes are',
    async (encoding, body) => {
      const port = await serve((_, response) => {
        if (encoding) response.setHeader('content-encoding', encoding)
        response.end(body)
      })
      expect(textOf(await fetch(`http://${PUBLIC}:${port}/`))).toBe(FEED)
    },
  )

  test('an answer that nothing changed has no body to unpack', async () => {
    const port = await serve((_, response) =>
      response.writeHead(304, { 'content-encoding': 'gzip', etag: '"1"' }).end(),
    )
    const answer = await fetch(`http://${PUBLIC}:${port}/`)
    expect([answer.status, answer.body.length, answer.headers['etag']]).toEqual([304, 0, '"1"'])
  })

  test('errors of the server are answers, not failures', async () => {
    const port = await serve((_, response) =>
      response.writeHead(503, { 'retry-after': '120' }).end('busy'),
    )
    expect(await fetch(`http://${PUBLIC}:${port}/`)).toMatchObject({
      status: 503,
      headers: { 'retry-after': '120' },
    })
  })

  test('who waits for a long answer hears how much has come, to the last byte', async () => {
    const port = await serve((_, response) => {
      response.write('a'.repeat(70_000))
      response.end('b'.repeat(80_000))
    })
    const heard: number[] = []
    await fetch(`http://${PUBLIC}:${port}/`, { onBytes: (bytes) => heard.push(bytes) })
    expect(heard.length).toBeGreaterThan(1)
    expect(heard).toEqual(heard.toSorted((one, other) => one - other))
    expect(heard.at(-1)).toBe(150_000)
  })

  test('50 MB are refused by what the server says of them', async () => {
    const port = await serve((_, response) => {
      response.setHeader('content-length', 50_000_000)
      response.write('x')
    })
    expect(await problemOf(fetch(`http://${PUBLIC}:${port}/`))).toContain('larger than 10 MB')
  })

  test('an endless body is cut off at the limit', async () => {
    let sent = 0
    const port = await serve((_, response) => {
      const send = () => {
        while (!response.destroyed && response.write(Buffer.alloc(64_000))) sent += 64_000
      }
      response.on('drain', send)
      send()
    })
    expect(await problemOf(fetch(`http://${PUBLIC}:${port}/`))).toContain('larger than 10 MB')
    expect(sent).toBeLessThan(20_000_000)
  })

  test.each([
    ['gzip', (bytes: Buffer) => gzipSync(bytes)],
    ['br', (bytes: Buffer) => brotliCompressSync(bytes, BROTLI_QUICKLY)],
    ['deflate', (bytes: Buffer) => deflateSync(bytes)],
  ])('a bomb under "%s" costs no more memory than the limit', async (encoding, pack) => {
    const bomb = pack(Buffer.alloc(200_000_000))
    const port = await serve((_, response) =>
      response.setHeader('content-encoding', encoding).end(bomb),
    )
    const before = process.memoryUsage().rss
    expect(await problemOf(fetch(`http://${PUBLIC}:${port}/`))).toContain(
      'larger than 10 MB once unpacked',
    )
    expect(process.memoryUsage().rss - before).toBeLessThan(80_000_000)
  })
})

describe('failures in words', () => {
  test('a name that does not resolve', async () => {
    const message = await problemOf(fetch('http://no-such-host.invalid/feed'))
    expect(message).toMatch(/No host named no-such-host.invalid was found|could not be looked up/)
  })

  test('a port where nothing listens', async () => {
    const port = await serve(() => {})
    servers.at(-1)!.close()
    servers.length = 0
    expect(await problemOf(fetch(`http://${PUBLIC}:${port}/`))).toContain('refuses connections')
  })

  test.each(['headers', 'body'])('a server whose %s never come is given up', async (part) => {
    const port = await serve((_, response) => {
      if (part === 'body') response.write('<rss>')
    })
    const started = performance.now()
    expect(await problemOf(fetch(`http://${PUBLIC}:${port}/`, { timeoutMs: 1000 }))).toContain(
      'did not answer within 1 second',
    )
    expect(performance.now() - started).toBeLessThan(patient(15_000))
  })

  test('a slow chain of redirects shares one time limit', async () => {
    const port = await serve((_, response) => {
      setTimeout(() => response.writeHead(302, { location: '/more' }).end(), 400)
    })
    expect(await problemOf(fetch(`http://${PUBLIC}:${port}/`, { timeoutMs: 1000 }))).toContain(
      'did not answer',
    )
  })

  test('a connection that breaks', async () => {
    const port = await serve((request) => request.socket.destroy())
    expect(await problemOf(fetch(`http://${PUBLIC}:${port}/`))).toContain('broke off the answer')
  })

  test('a certificate that nobody signed', async ({ skip }) => {
    const pair = selfSigned()
    if (!pair) return skip('There is no openssl to make a certificate with')
    const port = await serve(
      (_, response) => response.end('secret'),
      (listener) => createSecureServer(pair, listener) as unknown as Server,
    )
    const message = await problemOf(anywhere(`https://${PUBLIC}:${port}/`))
    expect(message).toContain('its certificate is self-signed')
  })

  test('https where only http is spoken', async () => {
    const port = await serve((_, response) => response.end())
    expect(await problemOf(fetch(`https://${PUBLIC}:${port}/`))).toContain(
      'The secure connection to 127.0.0.1 failed',
    )
  })

  test('a redirect to nowhere', async () => {
    const port = await serve((_, response) =>
      response.writeHead(302, { location: 'http://' }).end(),
    )
    expect(await problemOf(fetch(`http://${PUBLIC}:${port}/`))).toContain('an invalid address')
  })
})

function selfSigned(): { key: Buffer; cert: Buffer } | null {
  try {
    const pem = execFileSync(
      'openssl',
      'req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -subj /CN=127.0.0.1 -days 2 -keyout - -out -'.split(
        ' ',
      ),
      { stdio: ['ignore', 'pipe', 'ignore'] },
    )
    return { key: pem, cert: pem }
  } catch {
    return null
  }
}
