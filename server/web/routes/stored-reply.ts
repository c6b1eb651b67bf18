import { Readable } from 'node:stream'
import { STORE } from '#server/stores/limits.ts'
import type { Store } from '../../stores/store.ts'
import { hasEtag } from '../requests/etags.ts'
import type { Reply } from './route.ts'

/**
 * The part of a file that a header asks for, `end` exclusive; null if the file has no such part.
 */
export function readRange(
  header: string | undefined,
  bytes: number,
): { start: number; end: number } | null {
  const [, first, last] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '') ?? []
  // Anything else, such as several ranges, is answered with the whole file, as RFC 9110 (14.2)
  // allows.
  if (first === undefined || last === undefined || (first === '' && last === ''))
    return { start: 0, end: bytes }
  if (first === '') {
    return last === '0' ? null : { start: Math.max(0, bytes - Number(last)), end: bytes }
  }
  const start = Number(first)
  const end = last === '' ? bytes : Math.min(bytes, Number(last) + 1)
  return start < end ? { start, end } : null
}

/** Headers that offer parts of a content; the etag is a hash of its bytes. */
export function rangeHeaders(hash: string) {
  return { etag: `"${hash.slice(0, 32)}"`, 'accept-ranges': 'bytes' }
}

/** Answers a stored file, or the part of it that a range asks for, piece by piece; null for a file that is gone. */
export async function storedReply(
  store: Store,
  { name, bytes, type, hash }: { name: string; bytes: number; type: string; hash: string },
  headers: Record<string, string | undefined>,
): Promise<Reply | null> {
  const ranges = rangeHeaders(hash)
  const { etag } = ranges
  const shared = { ...ranges, 'cache-control': 'private, max-age=31536000, immutable' }
  if (hasEtag(headers['if-none-match'], etag)) {
    return { type, body: '', status: 304, headers: shared }
  }
  // A part of a changed file must not be joined to the part that the player has already.
  const isSame = headers['if-range'] === undefined || headers['if-range'] === etag
  const range = readRange(isSame ? headers['range'] : undefined, bytes)
  if (range === null) {
    return { type, body: '', status: 416, headers: { 'content-range': `bytes */${bytes}` } }
  }
  const { start, end } = range
  const first = await readPiece(store, name, { start, end })
  if (first === null) return null
  const isPart = isSame && headers['range'] !== undefined && end - start < bytes
  return {
    type,
    body: Readable.from(partsOf(store, name, first, { start, end })),
    status: isPart ? 206 : 200,
    headers: {
      ...shared,
      'content-length': String(end - start),
      ...(isPart && { 'content-range': `bytes ${start}-${end - 1}/${bytes}` }),
    },
  }
}

async function* partsOf(
  store: Store,
  name: string,
  first: Buffer,
  { start, end }: { start: number; end: number },
): AsyncGenerator<Buffer> {
  yield first
  for (let at = start + first.length; at < end;) {
    const part = await readPiece(store, name, { start: at, end })
    // An incomplete file must not look complete: the connection breaks off, and the player asks
    // again.
    if (part === null || part.length === 0) throw new Error(`${name} ended early`)
    yield part
    at += part.length
  }
}

/** S3 has no way to request a part without bytes. */
async function readPiece(
  store: Store,
  name: string,
  { start, end }: { start: number; end: number },
): Promise<Buffer | null> {
  if (start === end) return Buffer.alloc(0)
  return store.readPart(name, start, Math.min(end, start + STORE.pieceBytes))
}
