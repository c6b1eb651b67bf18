import { createServer as createWebServer, type IncomingMessage } from 'node:http'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'
import { brotliCompressSync, constants, deflateSync, gzipSync } from 'node:zlib'
import { afterEach, describe, expect, test } from 'vitest'
import { patient } from '#core/test-patience.ts'
import { Problem } from '#core/problem.ts'
import { FETCH } from '#core/limits.ts'
import { guardedFetch } from '../fetch/guarded-fetch.ts'

const fetch = guardedFetch({ allowPrivate: true })
const quickly = { timeoutMs: 700, maxBytes: 100_000 }

/** Starts a publisher that answers "/fine" correctly, and everything else as the test says. */
async function publisher(answer: (socket: Socket, path: string) => void) {
  const open = new Set<Socket>()
  const server = createServer((socket) => {
    open.add(socket)
    socket.on('error', () => {})
    socket.on('close', () => open.delete(socket))
    socket.on('data', (bytes) => {
      const [, path = ''] = bytes.toString('latin1').split(' ')
      if (path === '/fine') socket.write('HTTP/1.1 200 OK\r\ncontent-length: 4\r\n\r\nfine')
      else answer(socket, path)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const close = () => {
    for (const socket of open) socket.destroy()
    server.close()
  }
  publishers.push({ close })
  return { origin, open }
}
const publishers: { close(): void }[] = []
afterEach(() => {
  for (const { close } of publishers.splice(0)) close()
})

const textOf = ({ body }: { body: Uint8Array }) => new TextDecoder().decode(body)
const failure = (work: Promise<unknown>) =>
  work.then(
    () => 'It did not fail',
    (error: unknown) => (error instanceof Problem ? error.message : `No problem: ${String(error)}`),
  )

/** Writes `first`, and then `piece` again and again as long as the other side reads. */
function pour(socket: Socket, first: string, piece: Buffer | string) {
  socket.write(first)
  const chunk = Buffer.alloc(Math.ceil(65_536 / piece.length) * piece.length, piece)
  const more = (error?: Error | null) => {
    if (!error && socket.writable) socket.write(chunk, more)
  }
  more()
}
function every(ms: number, socket: Socket, chunk: string) {
  const drip = setInterval(() => socket.write(chunk), ms)
  socket.on('close', () => clearInterval(drip))
}
const head = (...lines: string[]) => ['HTTP/1.1 200 OK', ...lines, '', ''].join('\r\n')
function sendPacked(socket: Socket, encoding: string, body: Buffer) {
  socket.write(head(`content-encoding: ${encoding}`, `content-length: ${body.length}`))
  socket.write(body)
}
function sendInChunks(socket: Socket, encoding: string, body: Buffer) {
  socket.write(head(`content-encoding: ${encoding}`, 'transfer-encoding: chunked'))
  for (let at = 0; at < body.length; at += 1000) {
    const part = body.subarray(at, at + 1000)
    socket.write(`${part.length.toString(16)}\r\n`)
    socket.write(part)
    socket.write('\r\n')
  }
}

const zeros = Buffer.alloc(20_000_000)
const gzipBomb = gzipSync(zeros)
const deflateBomb = deflateSync(zeros)
const members = Buffer.concat(Array.from({ length: 3000 }, () => gzipSync('')))
const brotliBomb = brotliCompressSync(zeros, { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } })
const noise = Buffer.alloc(50_000, 'no such packing')

const hostile: [what: string, answer: (socket: Socket, path: string) => void][] = [
  [
    'a stated length that is too much',
    (socket) => pour(socket, head('content-length: 50000000'), noise),
  ],
  ['a body that is too much', (socket) => pour(socket, head(), noise)],
  ['a gzip bomb', (socket) => sendPacked(socket, 'gzip', gzipBomb)],
  ['a deflate bomb', (socket) => sendPacked(socket, 'deflate', deflateBomb)],
  ['a brotli bomb', (socket) => sendPacked(socket, 'br', brotliBomb)],
  ['a gzip bomb in chunks', (socket) => sendInChunks(socket, 'gzip', gzipBomb)],
  [
    'a bomb whose answer never ends',
    (socket) => {
      socket.write(head('content-encoding: gzip', 'content-length: 99999'))
      socket.write(gzipBomb)
    },
  ],
  ['a packing that nobody asked for', (socket) => sendPacked(socket, 'zstd', noise)],
  [
    'an unknown packing that never ends',
    (socket) => {
      pour(socket, head('content-encoding: zstd'), noise)
    },
  ],
  [
    'a broken packing',
    (socket) => {
      socket.write(head('content-encoding: br', 'content-length: 90000'))
      socket.write(noise)
    },
  ],
  [
    'a broken gzip that never ends',
    (socket) => {
      socket.write(head('content-encoding: gzip'))
      socket.write(Buffer.concat([gzipSync('news').subarray(0, 12), noise]))
    },
  ],
  ['no head', () => {}],
  ['half a head', (socket) => socket.write('HTTP/1.1 200 OK\r\nx-half: ')],
  [
    'a head byte by byte',
    (socket) => {
      socket.write('HTTP/1.1 200 OK\r\nx-slow: ')
      every(20, socket, 'a')
    },
  ],
  ['a head without end', (socket) => pour(socket, 'HTTP/1.1 200 OK\r\n', 'x-more: a\r\n')],
  ['no body', (socket) => socket.write(head('content-length: 10'))],
  ['one byte of a body', (socket) => socket.write(`${head('content-length: 10')}a`)],
  [
    'a body byte by byte',
    (socket) => {
      socket.write(head('content-length: 90000'))
      every(20, socket, 'a')
    },
  ],
  [
    'a body of HTTP/1.0 without length and end',
    (socket) => pour(socket, 'HTTP/1.0 200 OK\r\n\r\n', noise),
  ],
  [
    'chunks of one byte',
    (socket) => pour(socket, head('transfer-encoding: chunked'), '1\r\na\r\n'.repeat(500)),
  ],
  [
    'a chunk that is no chunk',
    (socket) => socket.write(`${head('transfer-encoding: chunked')}5\r\nhello\r\nzz\r\n`),
  ],
  [
    'a chunk extension without end',
    (socket) => pour(socket, `${head('transfer-encoding: chunked')}5;a=`, 'a'.repeat(5000)),
  ],
  [
    'trailers without end',
    (socket) =>
      pour(
        socket,
        `${head('transfer-encoding: chunked', 'trailer: x')}4\r\nnews\r\n0\r\n`,
        'x-more: a\r\n'.repeat(100),
      ),
  ],
  ['hints without end', (socket) => pour(socket, '', 'HTTP/1.1 103 Early Hints\r\n\r\n')],
  ['hints now and then', (socket) => every(20, socket, 'HTTP/1.1 103 Early Hints\r\nx: y\r\n\r\n')],
  [
    'a redirect to where nothing is, with a body without end',
    (socket) => {
      pour(socket, 'HTTP/1.1 302 Found\r\nlocation: ftp://nowhere.example/\r\n\r\n', noise)
    },
  ],
  [
    'a circle of redirects whose bodies never end',
    (socket) => {
      pour(socket, 'HTTP/1.1 302 Found\r\nlocation: /again\r\ncontent-length: 90000\r\n\r\n', noise)
    },
  ],
  ['a connection that is cut', (socket) => socket.destroy()],
]

describe.each(hostile)('%s', (_, answer) => {
  test('is let go, and its publisher can be asked again', async () => {
    const { origin, open } = await publisher(answer)
    // More requests than may run at once, so that the later ones wait for the first.
    const asked = await Promise.all(
      Array.from({ length: 3 }, () => failure(fetch(`${origin}/`, quickly))),
    )
    for (const words of asked) expect(words).not.toMatch(/No problem|It did not fail/)
    expect(textOf(await fetch(`${origin}/fine`))).toBe('fine')
    await expect.poll(() => open.size).toBeLessThanOrEqual(1)
  })
})

test('gzip in very many parts is read to its limit and let go', async () => {
  const { origin, open } = await publisher((socket) => sendPacked(socket, 'gzip', members))
  expect(textOf(await fetch(`${origin}/`))).toBe('')
  expect(textOf(await fetch(`${origin}/fine`))).toBe('fine')
  expect(open.size).toBe(1)
})

test('a redirect is followed whatever its body does, and the body is let go', async () => {
  const { origin, open } = await publisher((socket, path) => {
    socket.write('HTTP/1.1 302 Found\r\nlocation: /fine\r\ncontent-length: 900000\r\n\r\n')
    if (path === '/pouring') pour(socket, '', noise)
    if (path === '/dripping') every(20, socket, 'a')
  })
  for (const path of ['/pouring', '/dripping', '/stalled']) {
    expect(textOf(await fetch(`${origin}${path}`, { timeoutMs: 15_000 }))).toBe('fine')
  }
  await expect.poll(() => open.size).toBeLessThanOrEqual(1)
})

describe('who wants only the beginning of an answer', () => {
  test.each(hostile.filter(([what]) => /body that is|stated length|bomb|HTTP\/1.0/.test(what)))(
    'gets it of %s, which is let go',
    async (_, answer) => {
      const { origin, open } = await publisher(answer)
      const { body } = await fetch(`${origin}/`, { maxBytes: quickly.maxBytes, mayBeCut: true })
      expect(body.length).toBe(quickly.maxBytes)
      expect(textOf(await fetch(`${origin}/fine`, { mayBeCut: true }))).toBe('fine')
      await expect.poll(() => open.size).toBeLessThanOrEqual(1)
    },
  )
})

test('a redirect that its caller does not want is not followed', async () => {
  const asked: string[] = []
  const { origin } = await publisher((socket, path) => {
    asked.push(path)
    socket.write('HTTP/1.1 302 Found\r\nlocation: /fine\r\ncontent-length: 0\r\n\r\n')
  })
  const targets: string[] = []
  const beforeRedirect = async ({ pathname }: URL) => {
    targets.push(pathname)
    // This wait must not count as the publisher's time.
    await new Promise((resolve) => setTimeout(resolve, 900))
    if (targets.length === 1) throw new Problem('not-allowed', 'Not there')
  }
  const request = { ...quickly, beforeRedirect }
  expect(await failure(fetch(`${origin}/`, request))).toBe('Not there')
  expect(textOf(await fetch(`${origin}/`, request))).toBe('fine')
  expect([asked, targets]).toEqual([
    ['/', '/'],
    ['/fine', '/fine'],
  ])
})

test('what its caller gives up is let go, also before anything came', async () => {
  const { origin, open } = await publisher(() => {})
  const words = await Promise.all(
    Array.from({ length: 4 }, () => {
      const controller = new AbortController()
      setTimeout(() => controller.abort(), 100)
      return failure(fetch(`${origin}/`, { signal: controller.signal }))
    }),
  )
  // Each request was ended by its abort, before the publisher's time was over.
  for (const each of words) expect(each).toMatch(/was stopped before/)
  expect(textOf(await fetch(`${origin}/fine`))).toBe('fine')
  await expect.poll(() => open.size).toBeLessThanOrEqual(1)
})

test('what was given up before it began is not asked for', async () => {
  let asked = 0
  const { origin } = await publisher(() => asked++)
  const words = await failure(fetch(`${origin}/`, { signal: AbortSignal.abort() }))
  expect(words).toMatch(/was stopped before/)
  expect(asked).toBe(0)
})

describe('a connection that is free again', () => {
  test('is used for the next request', async () => {
    let connections = 0
    const { origin, open } = await publisher(() => {})
    for (let at = 0; at < 5; at++) {
      await fetch(`${origin}/fine`)
      connections = Math.max(connections, open.size)
    }
    expect(connections).toBe(1)
  })

  test(
    'is closed when nobody needs it',
    async () => {
      const { origin, open } = await publisher(() => {})
      await Promise.all([fetch(`${origin}/fine`), fetch(`${origin}/fine`)])
      await expect.poll(() => open.size).toBe(0)
    },
    patient(60_000),
  )
})

describe('who waits for a free connection', () => {
  test('obeys the time limit, frees the place, and does not blame the publisher', async () => {
    const { origin } = await publisher(() => {})
    const holding = [1, 2].map(() => failure(fetch(`${origin}/`, { timeoutMs: 3000 })))
    const waited = await failure(fetch(`${origin}/fine`, { timeoutMs: 500 }))
    expect(waited).toContain('This server was too busy to reach 127.0.0.1')
    for (const words of await Promise.all(holding)) expect(words).toContain('did not answer within')
    expect(textOf(await fetch(`${origin}/fine`))).toBe('fine')
  })

  test('comes in order', async () => {
    const order: string[] = []
    const { origin } = await publisher((socket, path) => {
      order.push(path)
      setTimeout(() => socket.write('HTTP/1.1 200 OK\r\ncontent-length: 0\r\n\r\n'), 20)
    })
    const paths = Array.from({ length: 8 }, (_, at) => `/${at}`)
    await Promise.all(paths.map((path) => fetch(`${origin}${path}`)))
    expect(order).toEqual(paths)
  })
})

test('a hub whose own work held it up does not say that its publisher was late', async () => {
  const { origin } = await publisher((socket) => {
    setTimeout(() => socket.write('HTTP/1.1 200 OK\r\ncontent-length: 4\r\n\r\nslow'), 50)
  })
  const asked = fetch(`${origin}/`, { timeoutMs: 1000 })
  await new Promise((resolve) => setTimeout(resolve, 20))
  const end = performance.now() + 1500
  while (performance.now() < end);
  expect(textOf(await asked)).toBe('slow')
})

describe('by way of a proxy', () => {
  async function proxied({ isSilent = false } = {}) {
    const open = new Set<Socket>()
    const proxy = createWebServer()
    proxy.on('connection', (socket) => {
      open.add(socket)
      socket.on('close', () => open.delete(socket))
    })
    proxy.on('connect', (request: IncomingMessage, client: Socket) => {
      client.on('error', () => {})
      client.on('end', () => client.end())
      if (isSilent) return client.resume()
      const [host, port] = request.url!.split(':')
      const target = connect(Number(port), host, () => {
        client.write('HTTP/1.1 200 OK\r\n\r\n')
        target.pipe(client).pipe(target)
      })
      target.on('error', () => {})
      target.on('close', () => client.destroy())
      client.on('close', () => target.destroy())
    })
    await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve))
    publishers.push({
      close() {
        for (const socket of open) socket.destroy()
        proxy.close()
      },
    })
    const uri = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`
    const fetch = guardedFetch({
      allowPrivate: true,
      proxy: { http: uri, https: uri, bypass: [] },
    })
    return { fetch, open }
  }

  test.each(hostile.filter(([what]) => /gzip bomb|too much|no head|no body|redirect/.test(what)))(
    '%s is let go, too',
    async (_, answer) => {
      const { origin, open } = await publisher(answer)
      const proxy = await proxied()
      const asked = [1, 2, 3].map(() => failure(proxy.fetch(`${origin}/`, quickly)))
      for (const words of await Promise.all(asked)) {
        expect(words).not.toMatch(/No problem|It did not fail/)
      }
      expect(textOf(await proxy.fetch(`${origin}/fine`))).toBe('fine')
      await expect.poll(() => open.size).toBeLessThanOrEqual(1)
      await expect.poll(() => proxy.open.size).toBeLessThanOrEqual(1)
    },
  )

  test('a proxy that says nothing holds nothing back', async () => {
    const { origin } = await publisher(() => {})
    const proxy = await proxied({ isSilent: true })
    const asked = [1, 2, 3].map(() => failure(proxy.fetch(`${origin}/fine`, quickly)))
    for (const words of await Promise.all(asked)) {
      expect(words).toMatch(/did not answer|too busy to reach/)
    }
    await expect.poll(() => proxy.open.size).toBe(0)
  })
})

test(
  'two hundred hostile publishers are each asked again, and keep nothing',
  async () => {
    const all = await Promise.all(
      Array.from({ length: 200 }, (_, at) => publisher(hostile[at % hostile.length]![1])),
    )
    await Promise.all(
      all.flatMap(({ origin }) =>
        [1, 2, 3].map(() => failure(fetch(`${origin}/`, { timeoutMs: 2000, maxBytes: 100_000 }))),
      ),
    )
    const again = await Promise.all(all.map(({ origin }) => fetch(`${origin}/fine`)))
    expect(again.map(textOf)).toEqual(all.map(() => 'fine'))
    const openNow = () => all.reduce((sum, { open }) => sum + open.size, 0)
    await expect.poll(openNow).toBeLessThanOrEqual(FETCH.idleConnections)
    await expect.poll(openNow).toBe(0)
  },
  patient(120_000),
)
