import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { guardedFetch } from '#server/fetch/guarded-fetch.ts'
import { testTools, askedFor } from '#server/test-tools.ts'
import { bytesOf } from '#server/web/routes/test-reply.ts'
import type { Tools } from '#server/tools.ts'
import { mediaAddress } from './media-address.ts'
import { mediaType } from './media-type.ts'
import { savedAs } from './saved-as.ts'
import { serveRecording, signedMedia } from './media-document.ts'

const FILE = Buffer.from(Array.from({ length: 1_500_000 }, (_, at) => (at * 31) % 251))
const fetch = guardedFetch({ allowPrivate: true })
const logged: unknown[] = []
const log = { debug: (...said: unknown[]) => logged.push(said) }
const tools = { fetch, log } as unknown as Tools

const servers: Server[] = []
async function serve(answer: RequestListener): Promise<string> {
  const server = createServer(answer)
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections()
    server.close()
  }
})

const inRanges: RequestListener = (request, response) => {
  const [, start = '0', end = ''] = /bytes=(\d+)-(\d*)/.exec(request.headers.range ?? '') ?? []
  const last = Math.min(end === '' ? FILE.length : Number(end), FILE.length - 1)
  if (Number(start) > last) {
    response.writeHead(416, { 'content-range': `bytes */${FILE.length}` }).end()
    return
  }
  response.writeHead(206, {
    'content-type': 'audio/mpeg',
    'content-range': `bytes ${start}-${last}/${FILE.length}`,
  })
  response.end(FILE.subarray(Number(start), last + 1))
}
const asWhole: RequestListener = (_, response) => {
  response.writeHead(200, { 'content-type': 'audio/mp3', 'content-length': FILE.length })
  response.end(FILE)
}
const withoutLength: RequestListener = (_, response) => {
  response.writeHead(200, { 'content-type': 'application/octet-stream' })
  response.write(FILE.subarray(0, 1000))
  response.end(FILE.subarray(1000))
}

/** Requests a recording like a player: the next part, until the end is reached. */
async function playedFrom(address: string, start: number): Promise<Buffer> {
  const parts: Buffer[] = []
  for (let at = start; at < FILE.length;) {
    const served = await serveRecording(tools, address, `bytes=${at}-`)
    const { status, headers, type } = served
    expect([status, type]).toEqual([206, 'audio/mpeg'])
    const part = await bytesOf(served)
    expect(headers?.['content-range']).toMatch(`bytes ${at}-${at + part.length - 1}/`)
    expect(headers?.['cache-control']).toBe('private, no-store')
    parts.push(part)
    at += part.length
  }
  return Buffer.concat(parts)
}

test.each<[string, RequestListener]>([
  ['in ranges', inRanges],
  ['only whole', asWhole],
  ['of a length that nobody told', withoutLength],
])('a recording %s is played from anywhere, and saved', async (_, listener) => {
  const address = `${await serve(listener)}/41.mp3`
  expect((await playedFrom(address, 0)).equals(FILE)).toBe(true)
  expect((await playedFrom(address, 1_234_567)).equals(FILE.subarray(1_234_567))).toBe(true)
  const whole = await serveRecording(tools, address, undefined)
  expect(whole.status ?? 200).toBe(200)
  expect((await bytesOf(whole)).equals(FILE)).toBe(true)
  const beyond = await serveRecording(tools, address, `bytes=${FILE.length}-`)
  expect(beyond.status).toBe(416)
})

test.each([
  ['application/octet-stream', 'ID3', 'audio/mpeg'],
  ['binary/octet-stream', '\u00ff\u00fb', 'audio/mpeg'],
  ['text/plain', 'OggS', 'audio/ogg'],
  [undefined, 'RIFF....WAVE', 'audio/wav'],
  ['application/force-download', 'fLaC', 'audio/flac'],
  ['application/octet-stream', '\0\0\0 ftypM4A ', 'audio/mp4'],
  ['application/octet-stream', '\0\0\0 ftypisom', 'video/mp4'],
  ['application/octet-stream', '\u001aE\u00df\u00a3', 'video/webm'],
])(
  'a file without a name that a server calls %s tells by its beginning what it is',
  async (stated, head, type) => {
    const file = Buffer.concat([Buffer.from(head, 'latin1'), Buffer.alloc(5000)])
    const address = await serve((request, response) => {
      const start = Number(/bytes=(\d+)-/.exec(request.headers.range ?? '')?.[1] ?? 0)
      response.writeHead(206, {
        ...(stated !== undefined && { 'content-type': stated }),
        'content-range': `bytes ${start}-${file.length - 1}/${file.length}`,
      })
      response.end(file.subarray(start))
    })
    expect(await serveRecording(tools, `${address}/get?id=7`, 'bytes=0-')).toMatchObject({
      ...{ status: 206, type },
    })
    const later = await serveRecording(tools, `${address}/get?id=7`, 'bytes=4000-')
    expect([later.status, later.type]).toEqual([206, 'application/octet-stream'])
  },
)

test.each([
  ['application/octet-stream', 'MZ program'],
  ['text/html', 'ID3'],
  ['application/json', 'OggS'],
])('%s that begins as %s is no recording', async (stated, head) => {
  const address = await serve((_, response) => {
    response.writeHead(200, { 'content-type': stated }).end(head.padEnd(3000))
  })
  expect((await serveRecording(tools, `${address}/get`, 'bytes=0-')).status).toBe(502)
})

test.each(['audio/mpegurl', 'application/vnd.apple.mpegurl', 'audio/mpeg'])(
  'a stream in parts that comes as %s is refused at once, in words',
  async (stated) => {
    const address = await serve((_, response) => {
      response.writeHead(200, { 'content-type': stated })
      response.end('\ufeff#EXTM3U\n#EXT-X-VERSION:3\n/1.ts\n')
    })
    const { status, body } = await serveRecording(tools, `${address}/live.mp3`, 'bytes=0-')
    expect([status, body]).toEqual([
      502,
      '127.0.0.1 sent a stream (HLS), which is not played here.',
    ])
  },
)

test('a player that asks for some bytes gets just those', async () => {
  const address = `${await serve(inRanges)}/41.mp3`
  const served = await serveRecording(tools, address, 'bytes=0-1')
  expect((await bytesOf(served)).equals(FILE.subarray(0, 2))).toBe(true)
  expect(served.headers?.['content-range']).toBe(`bytes 0-1/${FILE.length}`)
})

test('a recording is counted by many hosts before it comes', async () => {
  let address = `${await serve(inRanges)}/41.mp3`
  for (let hop = 0; hop < 10; hop++) {
    const target = address
    address = `${await serve((_, response) => response.writeHead(302, { location: target }).end())}/hop`
  }
  expect((await playedFrom(address, 1_000_000)).equals(FILE.subarray(1_000_000))).toBe(true)
})

test.each<[string, RequestListener, number]>([
  [
    'is a page',
    (_, response) => response.setHeader('content-type', 'text/html').end('<p>Sorry'),
    502,
  ],
  ['is gone', (_, response) => response.writeHead(404).end(), 503],
  [
    'comes with other bytes than were asked for',
    (_, response) =>
      response
        .writeHead(206, { 'content-type': 'audio/mpeg', 'content-range': 'bytes 7-9/10' })
        .end('abc'),
    502,
  ],
  [
    'comes packed',
    (_, response) =>
      response
        .writeHead(200, { 'content-type': 'audio/mpeg', 'content-encoding': 'gzip' })
        .end('abc'),
    502,
  ],
])('what %s is not played', async (_, listener, status) => {
  const address = `${await serve(listener)}/41.mp3?token=secret`
  const served = await serveRecording(tools, address, 'bytes=0-')
  expect(served).toMatchObject({ status, type: 'text/plain; charset=utf-8' })
  // The address of a paid recording contains its key.
  expect(JSON.stringify(logged)).not.toMatch(/secret/)
  expect(served.body).toBeTypeOf('string')
})

test('the private network is not asked', async () => {
  const address = `${await serve(inRanges)}/41.mp3`
  const careful = { ...tools, fetch: guardedFetch({ allowPrivate: false }) }
  expect((await serveRecording(careful, address, 'bytes=0-')).status).toBe(502)
})

test('only addresses that this server signed for the reader are fetched', async () => {
  const world = { ...(await testTools()), fetch }
  try {
    const address = `${await serve(inRanges)}/41.mp3`
    const [, , signature = '', named = ''] = mediaAddress(world.secrets, 'reader', address).split(
      '/',
    )
    const asked = (readerId: string, params: Record<string, string>) =>
      signedMedia.answer(world, askedFor(readerId, params, { save: '1' }))
    const saved = await asked('reader', { signature, '*': named })
    expect(saved?.headers?.['content-disposition']).toContain('attachment; filename="1.mp3"')
    expect((await bytesOf(saved!)).length).toBe(FILE.length)
    expect(await asked('other', { signature, '*': named })).toBeNull()
    const other = Buffer.from(`${address}?x`).toString('base64url')
    expect(await asked('reader', { signature, '*': other })).toBeNull()
  } finally {
    await world.close()
  }
})

test.each([
  [
    'Tide Hour - Ebb',
    '/x/get?id=1',
    'audio/mpeg',
    'Tide Hour - Ebb.mp3',
    'Tide%20Hour%20-%20Ebb.mp3',
  ],
  ['a/b: "c"\r\nX: y', '/41.mp3', 'audio/mpeg', 'a b c X y.mp3', 'a%20b%20c%20X%20y.mp3'],
  ['Über (Süd)', '/41.m4a', 'audio/mp4', 'U_ber (Su_d).m4a', '%C3%9Cber%20%28S%C3%BCd%29.m4a'],
  ['..', '/41.opus', 'audio/ogg', '41.opus', '41.opus'],
  ['a', '/41', 'audio/ogg', 'a.ogg', 'a.ogg'],
  ['', '/', 'audio/mpeg', 'recording.mp3', 'recording.mp3'],
  ['a', '/41.MID', 'audio/midi', 'a.mid', 'a.mid'],
])('%j of %s as %s is saved as %s', (wanted, path, type, plain, coded) => {
  expect(savedAs(wanted, `https://a.example${path}`, type)).toBe(
    `attachment; filename="${plain}"; filename*=UTF-8''${coded}`,
  )
})

test.each([
  ['audio/mpeg; charset=utf-8', 'https://a.example/x', 'audio/mpeg'],
  ['application/octet-stream', 'https://a.example/x.M4A?y=1', 'audio/mp4'],
  ['', 'https://a.example/x.webm', 'video/webm'],
  ['text/plain', 'https://a.example/x.opus', 'audio/ogg'],
  ['audio/x-m4a', 'https://a.example/x', 'audio/mp4'],
  ['text/html', 'https://a.example/x.mp3', null],
  ['', 'https://a.example/x.pdf', null],
  ['image/jpeg', 'https://a.example/x.jpg', null],
  ['audio/x-mpegurl', 'https://a.example/x', null],
])('stated as "%s", %s is %s', (stated, address, type) => {
  expect(mediaType(stated, address)).toBe(type)
})
