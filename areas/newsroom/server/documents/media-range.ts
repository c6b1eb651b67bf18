import { Readable } from 'node:stream'
import { NEWSROOM } from '#core/limits.ts'
import type { Reply } from '#server/web/routes/route.ts'
import type { Store } from '#server/stores/store.ts'

/** Reads the part of a file that a player asked for, `end` exclusive; null where there is no such part. */
export function readRange(
  header: string | undefined,
  bytes: number,
): { start: number; end: number } | null {
  const [, first, last] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '') ?? []
  // Anything else, such as several ranges, is answered with all of it, as RFC 9110 (14.2) allows.
  if (first === undefined || last === undefined || (first === '' && last === ''))
    return { start: 0, end: bytes }
  if (first === '') {
    return last === '0' ? null : { start: Math.max(0, bytes - Number(last)), end: bytes }
  }
  const start = Number(first)
  const end = last === '' ? bytes : Math.min(bytes, Number(last) + 1)
  return start < end ? { start, end } : null
}

/** A file among the media, or the part of it that was asked for; null where it is gone. */
export async function serveMedia(
  media: Store,
  { name, bytes, type, hash }: { name: string; bytes: number; type: string; hash: string },
  headers: Record<string, string | undefined>,
): Promise<Reply | null> {
  const etag = `"${hash.slice(0, 32)}"`
  const shared = {
    etag,
    'accept-ranges': 'bytes',
    'cache-control': 'private, max-age=31536000, immutable',
  }
  if (headers['if-none-match']?.includes(etag)) {
    return { type, body: '', status: 304, headers: shared }
  }
  // A part of another file than the one that the player has would be sewn to it.
  const isSame = headers['if-range'] === undefined || headers['if-range'] === etag
  const range = readRange(isSame ? headers['range'] : undefined, bytes)
  if (range === null) {
    return { type, body: '', status: 416, headers: { 'content-range': `bytes */${bytes}` } }
  }
  const { start, end } = range
  const first = await media.readPart(name, start, Math.min(end, start + NEWSROOM.partBytes))
  if (first === null) return null
  const isPart = isSame && headers['range'] !== undefined && end - start < bytes
  return {
    type,
    body: Readable.from(partsOf(media, name, first, { start, end })),
    status: isPart ? 206 : 200,
    headers: {
      ...shared,
      'content-length': String(end - start),
      ...(isPart && { 'content-range': `bytes ${start}-${end - 1}/${bytes}` }),
    },
  }
}

async function* partsOf(
  media: Store,
  name: string,
  first: Buffer,
  { start, end }: { start: number; end: number },
): AsyncGenerator<Buffer> {
  yield first
  for (let at = start + first.length; at < end;) {
    const part = await media.readPart(name, at, Math.min(end, at + NEWSROOM.partBytes))
    // Half a file is no file: the connection breaks off, and the player asks again.
    if (part === null || part.length === 0) throw new Error(`${name} ended early`)
    yield part
    at += part.length
  }
}
