import { Readable } from 'node:stream'
import * as zlib from 'node:zlib'
import { expect, test } from 'vitest'
import { readBody } from '../read-body.ts'

const FEED = `<?xml version="1.0"?><rss version="2.0"><channel>${'<item><title>The ferry is back</title></item>'.repeat(30)}</channel></rss>`
const { brotliCompressSync: br, deflateSync: deflate, gzipSync: gzip } = zlib
const JUNK = Buffer.from('\r\nnothing of the feed\r\n')
const wrongSum = () => {
  const packed = gzip(FEED)
  packed.writeUInt32LE(7, packed.length - 8)
  return packed
}
/** As servers write it that pack files with their names. */
const named = () => {
  const packed = gzip(FEED)
  packed[3] = 8
  return Buffer.concat([
    packed.subarray(0, 10),
    Buffer.from('feed.xml\0'),
    packed.subarray(10),
    JUNK,
  ])
}
const read = async (bytes: Uint8Array | string, encoding?: string) =>
  new TextDecoder().decode(
    await readBody(Readable.from([Buffer.from(bytes)]), encoding, { maxBytes: 100_000 }),
  )

test.each<[string, Uint8Array | string, string?]>([
  ['plain text that is called Brotli', FEED, 'br'],
  ['plain text that is called deflate', FEED, 'deflate'],
  ['plain text that is called zstd', FEED, 'zstd'],
  ['plain text behind a byte order mark', `\ufeff${FEED}`, 'br'],
  ['gzip that is called Brotli', gzip(FEED), 'br'],
  ['gzip that is called UTF-8', gzip(FEED), 'UTF-8'],
  ['deflate that is called gzip', deflate(FEED), 'gzip'],
  ['gzip with junk behind it', Buffer.concat([gzip(FEED), JUNK]), 'gzip'],
  ['gzip with a line behind it', Buffer.concat([gzip(FEED), Buffer.from('\n')]), 'gzip'],
  ['gzip with zeros behind it', Buffer.concat([gzip(FEED), Buffer.alloc(40)]), 'gzip'],
  ['gzip with a name and junk behind it', named(), 'gzip'],
  ['gzip with a wrong sum', wrongSum(), 'gzip'],
  ['gzip in two parts', Buffer.concat([gzip(FEED.slice(0, 90)), gzip(FEED.slice(90))]), 'gzip'],
  ['what was packed twice', gzip(gzip(FEED)), 'gzip'],
  ['what was packed twice and says so', gzip(gzip(FEED)), 'gzip, gzip'],
  ['what is said to be packed twice and is packed once', gzip(FEED), 'gzip, gzip'],
  ['what was packed in two ways', br(gzip(FEED)), 'gzip, br'],
  ['what was packed in two ways the other way round', gzip(br(FEED)), 'br, gzip'],
])('%s is read', async (_, bytes, encoding) => {
  expect((await read(bytes, encoding)).replace('\ufeff', '')).toBe(FEED)
})

test('what nobody asked for is read where Node can', async ({ skip }) => {
  const { zstdCompressSync }: { zstdCompressSync?: (text: string) => Buffer } = zlib
  if (!zstdCompressSync) return skip()
  expect(await read(zstdCompressSync(FEED), 'zstd')).toBe(FEED)
  expect(await read(zstdCompressSync(FEED))).toBe(FEED)
})

test('what is damaged from the beginning, or cannot be unpacked, fails', async () => {
  const broken = gzip(FEED)
  broken.fill(0xff, 10, 40)
  await expect(read(broken, 'gzip')).rejects.toThrow()
  await expect(read(Buffer.from([7, 1, 2, 3]), 'compress')).rejects.toThrow(
    'compression (compress)',
  )
})

test('a bomb with junk behind it stays within its limit', async () => {
  const bomb = Buffer.concat([gzip(Buffer.alloc(1_000_000, ' ')), JUNK])
  await expect(read(bomb, 'gzip')).rejects.toThrow('larger than')
})
