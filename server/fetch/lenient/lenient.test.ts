import { createServer, type AddressInfo, type Server } from 'node:net'
import { afterEach, describe, expect, test } from 'vitest'
import { gzipSync } from 'node:zlib'
import { guardedFetch } from '../guarded-fetch.ts'

const FEED = `<rss version="2.0"><channel><title>Quay Bulletin</title><item><title>${'The ferry is back. '.repeat(20)}</title></item></channel></rss>\n`
const LENGTH = FEED.length
const SIZE = LENGTH.toString(16)
const PACKED = gzipSync(FEED).toString('latin1')
const head = (...lines: string[]) =>
  [...['HTTP/1.1 200 OK', ...lines, 'Connection: close'], '', ''].join('\r\n')
const length = (count: number | string = LENGTH) => `Content-Length: ${count}`
const CHUNKED = 'Transfer-Encoding: chunked'

const fetch = guardedFetch({ allowPrivate: true })
const servers: Server[] = []
/** Starts a server that answers each request with these bytes, and records the requests. */
async function answering(bytes: string): Promise<{ address: string; asked: string[] }> {
  const asked: string[] = []
  const server = createServer((socket) => {
    socket.on('error', () => {})
    socket.on('data', (request) => {
      asked.push(request.toString('latin1'))
      socket.end(Buffer.from(bytes, 'latin1'))
    })
  })
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return { address: `http://127.0.0.1:${port}/feed?of=the quay#top`, asked }
}
afterEach(() => {
  for (const server of servers.splice(0)) server.close()
})
const ask = async (bytes: string) => {
  const { address } = await answering(bytes)
  const { status, body, headers } = await fetch(address, { isLenient: true })
  return { status, headers, text: new TextDecoder().decode(body) }
}

describe('an answer that breaks HTTP/1.1', () => {
  test.each([
    ['chunks without an end', head(CHUNKED) + `${SIZE}\r\n${FEED}\r\n`],
    [
      'a last chunk that is shorter than it says',
      head(CHUNKED) + `${(LENGTH + 9).toString(16)}\r\n${FEED}`,
    ],
    ['spaces behind the size of a chunk', head(CHUNKED) + `${SIZE}  \r\n${FEED}\r\n0\r\n\r\n`],
    ['chunks with LF alone', head(CHUNKED) + `${SIZE}\n${FEED}\n0\n\n`],
    ['no chunks where they are announced', head(CHUNKED) + FEED],
    ['both a length and chunks', head(length(), CHUNKED) + `${SIZE}\r\n${FEED}\r\n0\r\n\r\n`],
    ['headers with LF alone', (head(length()) + FEED).replaceAll('\r\n', '\n')],
    ['headers with LF here and there', head(length()).replace('\r\n', '\n') + FEED],
    ['a control character in a header', head('X-Mark: a\u0001b', length()) + FEED],
    ['a space in the name of a header', head('X Mark: a', length()) + FEED],
    ['a space before a colon', head('X-Mark : a', length()) + FEED],
    ['a line that is no header', head('An error occurred', length()) + FEED],
    ['a header without a name', head(': a', length()) + FEED],
    ['a header in two lines', head('X-Mark: a', ' b', length()) + FEED],
    ['letters in the name of a header', head('X-M\u00e4rk: a', length()) + FEED],
    ['its length twice', head(length(), length()) + FEED],
    ['its length twice in one', head(length(`${LENGTH}, ${LENGTH}`)) + FEED],
    ['a length that is longer than what comes', head(length(LENGTH + 50)) + FEED],
    ['the length of what was packed', head(length(LENGTH), 'Content-Encoding: gzip') + PACKED],
    ['no number for its length', head(length('unknown')) + FEED],
    ['a length below zero', head(length(-1)) + FEED],
    ['a version that there is not', head(length()).replace('1.1', '1.2') + FEED],
    ['the first line of a radio station', head(length()).replace('HTTP/1.1', 'ICY') + FEED],
    [
      'word that it goes on, which nobody asked for',
      `HTTP/1.1 100 Continue\r\n\r\n${head(length())}${FEED}`,
    ],
  ])('by %s is read as browsers read it', async (_, bytes) => {
    const { status, text } = await ask(bytes)
    expect(status).toBe(200)
    expect(text).toBe(FEED)
  })

  test.each([
    ['two lengths that differ', head(length(), length(LENGTH - 9)) + FEED],
    ['a feed that is cut off', head(length(LENGTH + 50)) + FEED.slice(0, -30)],
    ['bytes that are no answer', FEED],
    ['a header without an end', `HTTP/1.1 200 OK\r\nX: ${'x'.repeat(80_000)}`],
    ['hints without an end', 'HTTP/1.1 100 Continue\r\n\r\n'.repeat(10_000)],
    ['nothing', ''],
  ])('by %s fails', async (_, bytes) => {
    await expect(ask(bytes)).rejects.toThrow('127.0.0.1')
  })

  test('is asked for once more, in the same words, and only by who takes such answers', async () => {
    const { address, asked } = await answering(head('An error occurred', length()) + FEED)
    await expect(fetch(address)).rejects.toThrow('broke off the answer')
    expect(asked).toHaveLength(1)
    await fetch(address, { isLenient: true, headers: { cookie: 'key=herring' } })
    expect(asked).toHaveLength(3)
    for (const request of asked)
      expect(request).toMatch(/^GET \/feed\?of=the%20quay HTTP\/1\.1\r\n/)
    for (const request of asked.slice(1)) expect(request).toContain('cookie: key=herring')
  })

  test('may be a redirect, and is no way into the private network', async () => {
    const { address: end } = await answering(head(length()) + FEED)
    const moved = head('An error occurred', `Location: ${end}`, length(0)).replace(
      '200 OK',
      '301 Moved',
    )
    const { address } = await answering(moved)
    const { movedTo } = await fetch(address, { isLenient: true })
    expect(movedTo).toContain(new URL(end).host)
    const guarded = guardedFetch({ allowPrivate: ['10.0.0.0/8'] })
    await expect(guarded(address, { isLenient: true })).rejects.toThrow(
      'inside the private network',
    )
  })

  test('ends with the time of its request', async () => {
    const server = createServer((socket) => {
      socket.on('error', () => {})
      socket.on('data', () => socket.write('HTTP/1.1 200 OK\nContent-Length: 50\n\n<rss'))
    })
    servers.push(server)
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const { port } = server.address() as AddressInfo
    const asking = fetch(`http://127.0.0.1:${port}/`, { isLenient: true, timeoutMs: 300 })
    await expect(asking).rejects.toThrow('did not answer within')
  })
})
