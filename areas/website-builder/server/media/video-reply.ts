import * as z from 'zod/mini'
import { prepared } from '#server/database/prepared.ts'
import { hasEtag } from '#server/web/requests/etags.ts'
import { rangeHeaders, readRange } from '#server/web/routes/stored-reply.ts'
import type { SiteReply } from '#server/second-listener/sites.ts'
import { sql, type Database } from '#server/tools.ts'
import { SITE_MEDIA } from '../../limits.ts'
import type { Owned } from '../rows/site-rows.ts'
import { isVideo, type MediaFile } from './site-media.ts'

export interface VideoReply {
  status: number
  headers: Record<string, string>
  body: AsyncIterable<Uint8Array<ArrayBuffer>>
}

/** The reply of a site as a stream, which reads only as fast as the visitor receives. */
export function toSite({ status, headers, body }: VideoReply): SiteReply {
  const pieces = body[Symbol.asyncIterator]()
  const stream = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const piece = await pieces.next()
      if (piece.done) controller.close()
      else controller.enqueue(piece.value)
    },
  })
  return { status, headers, body: stream }
}

/**
 * A reply with a video, or with the requested range of it, piece by piece. `cacheControl` is the
 * header of that name.
 */
export function videoReply(
  of: Owned,
  { type, hash, bytes }: Omit<MediaFile, 'path'>,
  headers: Record<string, string | undefined>,
  cacheControl: string,
): VideoReply {
  const ranges = rangeHeaders(hash)
  const shared = { ...ranges, 'content-type': type, 'cache-control': cacheControl }
  const nothing = piecesOf(of, hash, { start: 0, end: 0 })
  if (hasEtag(headers['if-none-match'], ranges.etag))
    return { status: 304, headers: shared, body: nothing }
  // If the file has changed, a player must not join a range of it with its older copy.
  const isSame = headers['if-range'] === undefined || headers['if-range'] === ranges.etag
  const range = readRange(isSame ? headers['range'] : undefined, bytes)
  if (range === null)
    return {
      status: 416,
      headers: { 'content-type': type, 'content-range': `bytes */${bytes}` },
      body: nothing,
    }
  const { start, end } = range
  const isPart = end - start < bytes
  return {
    status: isPart ? 206 : 200,
    headers: {
      ...shared,
      'content-length': String(end - start),
      ...(isPart && { 'content-range': `bytes ${start}-${end - 1}/${bytes}` }),
    },
    body: piecesOf(of, hash, range),
  }
}

/** Reads the whole content of a picture or a video. */
export async function readMediaFile(of: Owned, file: MediaFile): Promise<Uint8Array> {
  const { hash, bytes } = file
  if (isVideo(file)) {
    const pieces: Uint8Array[] = []
    for await (const piece of piecesOf(of, hash, { start: 0, end: bytes })) pieces.push(piece)
    return Buffer.concat(pieces)
  }
  const { body } = await of.db.one(
    z.object({ body: z.instanceof(Uint8Array) }),
    sql`select body from website_contents where reader_id = ${of.readerId} and hash = ${hash}`,
  )
  return body
}

async function* piecesOf(
  { db, readerId }: Owned,
  hash: string,
  { start, end }: { start: number; end: number },
): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  for (let at = start; at < end;) {
    const nth = Math.floor(at / SITE_MEDIA.pieceBytes)
    const from = at - nth * SITE_MEDIA.pieceBytes
    const length = Math.min(SITE_MEDIA.pieceBytes - from, end - at)
    yield await readPiece(db, { readerId, hash, nth, from, length })
    at += length
  }
}

async function readPiece(
  db: Database,
  given: { readerId: string; hash: string; nth: number; from: number; length: number },
): Promise<Uint8Array<ArrayBuffer>> {
  const { readerId, hash, nth, from, length } = given
  const { part } = await db.one(
    z.object({ part: z.instanceof(Uint8Array) }),
    prepared(sql`
      select substring(body from ${from}::int + 1 for ${length}::int) as part from website_video_pieces
      where reader_id = ${readerId} and hash = ${hash} and nth = ${nth}`),
  )
  // The player must not take an incomplete file for a complete one. So the connection is closed,
  // and the player requests the file again.
  if (part.byteLength !== length) throw new Error(`The video ${hash} ended early`)
  return new Uint8Array(part)
}
