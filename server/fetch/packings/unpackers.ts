import type { Transform } from 'node:stream'
import * as zlib from 'node:zlib'
import { Problem } from '#core/problem.ts'

/**
 * Options that unpack truncated bytes as far as possible, because half a feed is better than none.
 */
const ZLIB = { finishFlush: zlib.constants.Z_SYNC_FLUSH }
const BROTLI = { finishFlush: zlib.constants.BROTLI_OPERATION_FLUSH }
/**
 * The number of first bytes that show how an answer is compressed: compressed bytes never look like
 * text for this long.
 */
export const HEAD_BYTES = 16
/** Values of the header that mean no compression. */
const NO_PACKING: ReadonlySet<string> = new Set(['', 'identity', 'none', 'utf-8', 'utf8'])
const ZSTD_MAGIC = [0x28, 0xb5, 0x2f, 0xfd]
const LZW_MAGIC = [0x1f, 0x9d]

/** The compressions that a `Content-Encoding` names, in the order in which they were applied. */
export function statedPackings(encoding: string | undefined): string[] {
  return (encoding ?? '')
    .split(',')
    .map((word) => word.trim().toLowerCase())
    .filter((word) => !NO_PACKING.has(word))
}

/**
 * The unpacker for an answer that begins with these bytes; null if it is not compressed. The bytes
 * count more than the header, because servers compress twice, or not at all, or name the wrong
 * compression.
 */
export function unpackerFor(stated: string | undefined, head: Uint8Array): Transform | null {
  if (isGzip(head)) return zlib.createGunzip(ZLIB)
  if (ZSTD_MAGIC.every((byte, index) => head[index] === byte)) return zstdUnpacker()
  if (LZW_MAGIC.every((byte, index) => head[index] === byte)) throw unsupported('compress, LZW')
  if (looksPlain(head)) return null
  if (hasZlibHeader(head) && isBinary(head)) return zlib.createInflate(ZLIB)
  if (stated === undefined) return null
  if (stated === 'br') return zlib.createBrotliDecompress(BROTLI)
  if (hasZlibHeader(head) && ['deflate', 'gzip', 'x-gzip'].includes(stated))
    return zlib.createInflate(ZLIB)
  // RFC 9110 requires a zlib header for deflate, but some servers omit it.
  if (stated === 'deflate') return zlib.createInflateRaw(ZLIB)
  if (stated === 'gzip' || stated === 'x-gzip') return null
  throw unsupported(stated)
}

function unsupported(packing: string): Problem {
  return new Problem(
    'invalid',
    `The response uses an unsupported compression (${packing}). Ask its publisher to offer gzip, or to send it as it is.`,
  )
}

/** Compressions whose bytes have no mark; if the header is wrong or missing, each is tried. */
export const UNMARKED: readonly (() => Transform)[] = [
  () => zlib.createBrotliDecompress(BROTLI),
  () => zlib.createInflateRaw(ZLIB),
]

const BYTE_ORDER_MARK = /^(?:\u00ef\u00bb\u00bf|\u00fe\u00ff|\u00ff\u00fe)/

/** Says if these first bytes are not text in any encoding. */
export function isBinary(head: Uint8Array): boolean {
  const text = Buffer.from(head.subarray(0, HEAD_BYTES)).toString('latin1')
  // UTF-16 text has a zero in every other byte.
  const isWide = BYTE_ORDER_MARK.test(text) || /^(?:\0[ -~]){2}|^(?:[ -~]\0){2}/.test(text)
  return !isWide && !looksPlain(head) && /[^\t\n\f\r\u0020-\u007e\u00a0-\u00ff]/.test(text)
}

export function isGzip([first, second]: Uint8Array): boolean {
  return first === 0x1f && second === 0x8b
}

/** The flags of a gzip header (RFC 1952) for optional fields. */
const EXTRA = 4
const NAME = 8
const COMMENT = 16
const CHECKED = 2

/**
 * The unpacker for a gzip with junk after its end or with a wrong checksum, both of which it
 * ignores; null if the gzip header is cut off.
 */
export function unpackerPast(gzip: Uint8Array): { unpacker: Transform; rest: Uint8Array } | null {
  const flags = gzip[3] ?? 0
  let start = 10
  if (flags & EXTRA) start += 2 + (gzip[start] ?? 0) + 256 * (gzip[start + 1] ?? 0)
  for (const text of [NAME, COMMENT]) {
    if (!(flags & text)) continue
    const end = gzip.indexOf(0, start)
    if (end === -1) return null
    start = end + 1
  }
  if (flags & CHECKED) start += 2
  return { unpacker: zlib.createInflateRaw(ZLIB), rest: gzip.subarray(start) }
}

/**
 * The unpacker for zstd, which Node supports since 22.15. Requests do not offer zstd, but some
 * servers send it.
 */
function zstdUnpacker(): Transform {
  const { createZstdDecompress }: { createZstdDecompress?: () => Transform } = zlib
  if (createZstdDecompress) return createZstdDecompress()
  throw unsupported('zstd')
}

function hasZlibHeader([first = 0, second = 0]: Uint8Array): boolean {
  return (first & 0x0f) === 8 && (first * 256 + second) % 31 === 0
}

/**
 * Says if the bytes are blank or begin like XML, HTML or JSON, possibly after a byte order mark.
 */
export function looksPlain(head: Uint8Array): boolean {
  const text = Buffer.from(head.subarray(0, HEAD_BYTES)).toString('latin1')
  return (
    /^(?:\u00ef\u00bb\u00bf)?\s*(?:[<{[]|$)/.test(text) &&
    !/[^\s\u0020-\u007e\u0080-\u00ff]/.test(text)
  )
}

/** Says if an unpacker failed because its input is damaged. */
export function isDamage(error: unknown): boolean {
  const code = String((error as { code?: unknown } | null)?.code)
  return /^(?:Z_|ERR__ERROR_|ERR_PADDING|ERR_TRAILING_JUNK|ERR_BROTLI|ZSTD_)/.test(code)
}
