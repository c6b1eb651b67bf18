import { Readable } from 'node:stream'
import { STORE } from '#server/stores/limits.ts'
import type { Store } from '../../stores/store.ts'
import { hasEtag } from '../requests/etags.ts'
import type { Reply } from './route.ts'

/**
 * The part of a file that a Range header requests, with `end` exclusive; null if the file has no
 * such part.
 */
export function readRange(
  header: string | undefined,
  bytes: number,
): { start: number; end: number } | null {
  const [, first, last] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '') ?? []
  // Any other header, such as one with several ranges, is answered with the whole file, as RFC 9110
  // (14.2) allows.
  if (first === undefined || last === undefined || (first === '' && last === ''))
    return { start: 0, end: bytes }
  if (first === '') {
    return last === '0' ? null : { start: Math.max(0, bytes - Number(last)), end: bytes }
  }
  const start = Number(first)
  const end = last === '' ? bytes : Math.min(bytes, Number(last) + 1)
  return start < end ? { start, end } : null
}

/** Headers that say that parts can be requested; the etag is from a hash of the content. */
export function rangeHeaders(hash: string) {
  return { etag: `"${hash.slice(0, 32)}"`, 'accept-ranges': 'bytes' }
}

/**
 * Answers a stored file, or the part of it that a Range header requests, piece by piece; null if
 * the file is gone.
 */
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
  // If the file has changed, the whole file is sent, because a part must not be joined to one of
  // the former content.
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
    // An incomplete file must not look complete: the error breaks the connection, and the player
    // requests the rest.
    if (part === null || part.length === 0) throw new Error(`${name} ended early`)
    yield part
    at += part.length
  }
}

/**
 * Reads a piece of a file. A piece without bytes is not requested, because S3 has no way to do
 * that.
 */
async function readPiece(
  store: Store,
  name: string,
  { start, end }: { start: number; end: number },
): Promise<Buffer | null> {
  if (start === end) return Buffer.alloc(0)
  return store.readPart(name, start, Math.min(end, start + STORE.pieceBytes))
}
