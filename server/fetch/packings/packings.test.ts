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
/** Compresses with gzip and a file name in the header, as some servers do. */
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
/** Splits the bytes into parts, as they arrive from a network. */
const parts = (bytes: Buffer) =>
  [bytes.subarray(0, 40), bytes.subarray(40)].filter((one) => one.length > 0)
const read = async (bytes: Uint8Array | string, encoding?: string, contentType?: string) =>
  new TextDecoder().decode(
    await readBody(Readable.from(parts(Buffer.from(bytes))), encoding, {
      ...{ maxBytes: 100_000, contentType },
    }),
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

test.each<[string, Uint8Array, string?, string?]>([
  ['gzip three times, labelled once', gzip(gzip(gzip(FEED))), 'gzip'],
  ['gzip three times, labelled as often', gzip(gzip(gzip(FEED))), 'gzip, gzip, gzip'],
  ['gzip that is labelled three times', gzip(FEED), 'gzip, gzip, gzip'],
  ['Brotli without a label', br(FEED), undefined, 'application/rss+xml'],
  ['deflate without a label', deflate(FEED)],
  ['raw deflate without a label', zlib.deflateRawSync(FEED), undefined, 'text/xml; charset=utf-8'],
  ['Brotli that is called gzip', br(FEED), 'gzip'],
  ['Brotli that is called deflate', br(FEED), 'deflate'],
  ['deflate that is called Brotli', deflate(FEED), 'br'],
  ['raw deflate that is called Brotli', zlib.deflateRawSync(FEED), 'br'],
  ['raw deflate that is called gzip', zlib.deflateRawSync(FEED), 'gzip'],
])('%s is read', async (_, bytes, encoding, contentType) => {
  expect(await read(bytes, encoding, contentType)).toBe(FEED)
})

test.each<[string, Uint8Array, string?, string?]>([
  ['a picture', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16, 1, 2, 3]), undefined, 'image/jpeg'],
  [
    'a file that begins as deflate does',
    Buffer.from([0x78, 0x9c, 255, 1, 2, 3, 4, 5]),
    undefined,
    'image/x',
  ],
  ['text in UTF-16', Buffer.from(`\ufeff${FEED}`, 'utf16le'), undefined, 'text/xml'],
  ['text in UTF-16 without a mark', Buffer.from(FEED, 'utf16le'), undefined, 'text/xml'],
  ['text with a control character', Buffer.from(`${FEED}\u0008`), undefined, 'text/xml'],
  ['text that begins as a packing does', Buffer.from('x^2 + y^2 = 1'), undefined, 'text/plain'],
  ['what no packing makes a text of', Buffer.from([1, 2, 3, 255, 254]), undefined, 'text/xml'],
])('%s stays as it is', async (_, bytes, encoding, contentType) => {
  const stream = Readable.from([Buffer.from(bytes)])
  const whole = await readBody(stream, encoding, { maxBytes: 100_000, contentType })
  expect(Buffer.from(whole)).toEqual(Buffer.from(bytes))
})

test.each<[string, Uint8Array, string?, string?]>([
  ['Brotli', br(FEED.repeat(900)), undefined, 'text/xml'],
  ['Brotli that is called deflate', br(Buffer.alloc(9_000_000, '<')), 'deflate'],
  ['deflate', deflate(Buffer.alloc(9_000_000, '<'))],
  ['gzip three times', gzip(gzip(gzip(Buffer.alloc(9_000_000, '<')))), 'gzip'],
])('a bomb of %s stays within its limit', async (_, bytes, encoding, contentType) => {
  await expect(read(bytes, encoding, contentType)).rejects.toThrow('larger than')
})

test('LZW is named, whatever it is called', async () => {
  const packed = Buffer.from([0x1f, 0x9d, 0x90, 0x3c, 0xe4, 0xc8, 0x99])
  for (const label of [undefined, 'compress', 'gzip', 'x-compress'])
    await expect(read(packed, label)).rejects.toThrow('unsupported compression (compress, LZW)')
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
