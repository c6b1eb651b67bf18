import type { lookup } from 'node:dns'
import { createServer, type RequestListener } from 'node:http'
import {
  createServer as createRawServer,
  type AddressInfo,
  type Server,
  type Socket,
} from 'node:net'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { patient } from '#core/test-patience.ts'
import { guardedFetch } from './guarded-fetch.ts'

// One address of this machine stands for the public internet, another one for the private network.
const PUBLIC = '127.0.0.1'
const PRIVATE = '127.0.0.2'
/** Looking up this name never ends. */
const NEVER = 'never'
vi.mock('../settings/public-address.ts', async (original) => ({
  ...(await original<object>()),
  isPublicAddress: (address: string) => address === PUBLIC,
}))

/** The addresses of each name, one for each look-up; the last one is repeated. */
const names = new Map<string, string[]>()
vi.mock('node:dns', async (original) => {
  const dns = await original<{ lookup: typeof lookup }>()
  const answer = (name: string, _: object, callback: (...answer: unknown[]) => void) => {
    const answers = names.get(name) ?? [PUBLIC]
    const address = answers.length > 1 ? answers.shift() : answers[0]
    if (address === NEVER) return
    callback(null, [{ address, family: 4 }])
  }
  return { ...dns, lookup: answer }
})

const fetch = guardedFetch({ allowPrivate: false })

const servers: { server: Server; sockets: Set<Socket> }[] = []
async function listen(server: Server, host = PUBLIC, port = 0): Promise<number> {
  const sockets = new Set<Socket>()
  server.on('connection', (socket) => sockets.add(socket))
  servers.push({ server, sockets })
  await new Promise<void>((resolve) => server.listen(port, host, resolve))
  return (server.address() as AddressInfo).port
}
const serve = (answer: RequestListener) => listen(createServer(answer))
/** Starts a server that answers every request with these bytes. */
const serveRaw = (answer: (socket: Socket) => void) =>
  listen(
    createRawServer((socket) => {
      socket.on('error', () => {})
      socket.once('data', () => answer(socket))
    }),
  )
afterEach(() => {
  names.clear()
  for (const { server, sockets } of servers.splice(0)) {
    for (const socket of sockets) socket.destroy()
    server.close()
  }
})
const textOf = ({ body }: { body: Uint8Array }) => new TextDecoder().decode(body)

test('a connection that its server closed behind a redirect, without saying so, is not asked by again', async () => {
  const port = await listen(
    createRawServer((socket) => {
      socket.on('error', () => {})
      socket.on('data', (data) => {
        const path = data.toString().split(' ', 2)[1]!
        if (path === '/end') return socket.end('HTTP/1.1 200 OK\r\nContent-Length: 4\r\n\r\nnews')
        return socket.end('HTTP/1.1 302 Found\r\nLocation: /end\r\nContent-Length: 0\r\n\r\n')
      })
    }),
  )
  const answer = await fetch(`http://${PUBLIC}:${port}/`)
  expect(textOf(answer)).toBe('news')
})

test('a redirect whose address is written in UTF-8 is followed to that address', async () => {
  const port = await serve((request, response) => {
    if (request.url === `/${encodeURIComponent('café')}`) return response.end('news')
    if (request.url !== '/') return response.writeHead(404).end()
    const location = Buffer.from('/café').toString('latin1')
    return response.writeHead(301, { location }).end()
  })
  expect(textOf(await fetch(`http://${PUBLIC}:${port}/`))).toBe('news')
})

describe('a name that turns from public to private', () => {
  test('is refused at the next connection', async () => {
    let asked = 0
    const port = await serve((_, response) => response.setHeader('connection', 'close').end('feed'))
    await listen(
      createServer(() => asked++),
      PRIVATE,
    ).catch(() => {})
    names.set('turncoat.example', [PUBLIC, PRIVATE])
    expect(textOf(await fetch(`http://turncoat.example:${port}/`))).toBe('feed')
    await expect(fetch(`http://turncoat.example:${port}/`)).rejects.toThrow(
      /turncoat\.example \(127\.0\.0\.2\) is inside the private network/,
    )
    expect(asked).toBe(0)
  })

  test('is refused when it redirects to itself', async () => {
    const port = await serve((_, response) =>
      response.writeHead(301, { location: '/again', connection: 'close' }).end(),
    )
    names.set('turncoat.example', [PUBLIC, PRIVATE])
    await expect(fetch(`http://turncoat.example:${port}/`)).rejects.toThrow(
      'inside the private network',
    )
  })
})

describe('a server that never ends', () => {
  test.each(['head', 'body'])('and sends its %s byte by byte is given up in time', async (part) => {
    const port = await serveRaw((socket) => {
      if (part === 'body') socket.write('HTTP/1.1 200 OK\r\ncontent-length: 1000000\r\n\r\n')
      else socket.write('HTTP/1.1 200 OK\r\nx-slow: ')
      const drip = setInterval(() => socket.write('a'), 50)
      socket.on('close', () => clearInterval(drip))
    })
    const startedAt = performance.now()
    await expect(fetch(`http://${PUBLIC}:${port}/`, { timeoutMs: 1000 })).rejects.toThrow(
      'did not answer within 1 second',
    )
    expect(performance.now() - startedAt).toBeLessThan(patient(15_000))
  })

  test('of telling to continue is given up, too', async () => {
    const port = await serveRaw((socket) => {
      const flood = setInterval(() => socket.write('HTTP/1.1 103 Early Hints\r\n\r\n'), 20)
      socket.on('close', () => clearInterval(flood))
    })
    await expect(fetch(`http://${PUBLIC}:${port}/`, { timeoutMs: 1000 })).rejects.toThrow(
      'sends hints (1xx) without end',
    )
  })
})

test('a name that nobody answers for is given up in time, and can be asked again', async () => {
  const port = await serve((_, response) => response.end('feed'))
  const address = `http://slow-names.example:${port}/`
  names.set('slow-names.example', [NEVER, NEVER, NEVER, PUBLIC])
  const asked = [1, 2, 3].map(() =>
    fetch(address, { timeoutMs: 500 }).catch((error: Error) => error.message),
  )
  for (const words of await Promise.all(asked)) {
    expect(words).toMatch(/did not answer within|too busy to reach/)
  }
  names.set('slow-names.example', [PUBLIC])
  expect(textOf(await fetch(address))).toBe('feed')
})

describe('a length that is not true', () => {
  test('too long: what was broken off is not taken for the whole', async () => {
    const port = await serveRaw((socket) =>
      socket.end('HTTP/1.1 200 OK\r\ncontent-length: 5000\r\n\r\n<rss>'),
    )
    await expect(fetch(`http://${PUBLIC}:${port}/`)).rejects.toThrow('broke off the answer')
  })

  test('too short: what follows is nobody’s answer', async () => {
    const port = await serveRaw((socket) =>
      socket.end(
        'HTTP/1.1 200 OK\r\ncontent-length: 5\r\n\r\n<rss>HTTP/1.1 200 OK\r\ncontent-length: 4\r\n\r\nevil',
      ),
    )
    expect(textOf(await fetch(`http://${PUBLIC}:${port}/`))).toBe('<rss>')
    const next = await fetch(`http://${PUBLIC}:${port}/next`)
    expect(textOf(next)).toBe('<rss>')
  })

  test.each(['-1', 'many', '18446744073709551616'])('"%s" ends in words', async (length) => {
    const port = await serveRaw((socket) =>
      socket.end(`HTTP/1.1 200 OK\r\ncontent-length: ${length}\r\n\r\n<rss>`),
    )
    await expect(fetch(`http://${PUBLIC}:${port}/`)).rejects.toThrow(/broke off|larger than/)
  })
})

describe('headers', () => {
  test.each([
    ['of 10 MB', `x-flood: ${'a'.repeat(10_000_000)}\r\n`],
    ['without end', 'x-flood: a\r\n'.repeat(200_000)],
  ])('%s are refused', async (_, flood) => {
    const port = await serveRaw((socket) => socket.end(`HTTP/1.1 200 OK\r\n${flood}\r\n<rss>`))
    await expect(fetch(`http://${PUBLIC}:${port}/`)).rejects.toThrow('broke off the answer')
  })

  test('cookies are neither kept for another request nor carried to another host', async () => {
    const cookies: (string | undefined)[] = []
    const other = await serve((request, response) => {
      cookies.push(request.headers.cookie)
      response.end()
    })
    const port = await serve((request, response) => {
      cookies.push(request.headers.cookie)
      response.setHeader('set-cookie', 'session=ours; Path=/; Domain=example')
      if (request.url === '/away')
        response.writeHead(302, { location: `http://b.example:${other}/` }).end()
      else response.end()
    })
    await fetch(`http://a.example:${port}/`)
    await fetch(`http://a.example:${port}/`)
    await fetch(`http://a.example:${port}/away`, { headers: { cookie: 'token=secret' } })
    expect(cookies).toEqual([undefined, undefined, 'token=secret', undefined])
  })

  test('a cookie of a redirect goes back to its host by http only where http set it', async () => {
    const cookies: (string | undefined)[] = []
    const elsewhere = await serve((request, response) => {
      cookies.push(request.headers.cookie)
      response.writeHead(302, { location: `http://a.example:${port}/back` }).end()
    })
    const port = await serve((request, response) => {
      cookies.push(request.headers.cookie)
      if (request.url !== '/') return response.end()
      response.setHeader('set-cookie', ['seen=1; Domain=example', 'key=2; Secure'])
      return response.writeHead(302, { location: `http://b.example:${elsewhere}/` }).end()
    })
    await fetch(`http://a.example:${port}/`)
    await fetch(`http://a.example:${port}/back`)
    expect(cookies).toEqual([undefined, undefined, 'seen=1', undefined])
  })
})
