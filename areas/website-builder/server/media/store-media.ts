import { createHash } from 'node:crypto'
import * as z from 'zod/mini'
import { Problem } from '#core/problem.ts'
import { byteWords } from '#server/disk/byte-words.ts'
import { bulk } from '#server/database/bulk.ts'
import { sql } from '#server/tools.ts'
import { SITE_MEDIA } from '../../limits.ts'
import type { Owned } from '../rows/site-rows.ts'
import type { CheckedVideo, MadePicture, ReadMedia } from './media-reading.ts'

/** Stores the files of a picture or a video. The transaction has to hold the lock of contents. */
export async function storeFiles(of: Owned, media: string, read: ReadMedia): Promise<void> {
  await demandRoom(of, media, bytesOf(read))
  await (read.kind === 'picture' ? storePicture(of, media, read) : storeVideo(of, media, read))
}

export function bytesOf(read: ReadMedia): number {
  if (read.kind === 'video') return read.body.byteLength
  return read.sizes.reduce((sum, { body }) => sum + body.byteLength, 0)
}

async function storePicture({ db, readerId }: Owned, media: string, { sizes }: MadePicture) {
  const files = sizes.map(({ widthPx, body }) => ({
    ...{ widthPx, hash: hashOf(body), body: Buffer.from(body) },
  }))
  await db.run(sql`
    insert into website_contents (reader_id, hash, bytes, body)
    select distinct on (hash) ${readerId}, hash, length(body), body
    from unnest(${files.map(({ hash }) => hash)}::text[], ${files.map(({ body }) => body)}::bytea[]) as given (hash, body)
    on conflict do nothing`)
  const rows = bulk(
    files.map(({ widthPx, hash }) => ({ widthPx, hash })),
    { widthPx: 'int', hash: 'text' },
  )
  await db.run(sql`
    insert into website_media_pictures (media_id, width_px, reader_id, hash)
    select ${media}, "widthPx", ${readerId}, hash from ${rows.rows}`)
}

async function storeVideo({ db, readerId }: Owned, media: string, { type, body }: CheckedVideo) {
  const hash = hashOf(body)
  const { changed } = await db.run(sql`
    insert into website_videos (reader_id, hash, type, bytes)
    values (${readerId}, ${hash}, ${type}, ${body.byteLength}) on conflict do nothing`)
  if (changed > 0)
    for (let nth = 0; nth * SITE_MEDIA.pieceBytes < body.byteLength; nth++) {
      const piece = body.subarray(nth * SITE_MEDIA.pieceBytes, (nth + 1) * SITE_MEDIA.pieceBytes)
      await db.run(sql`
        insert into website_video_pieces (reader_id, hash, nth, body)
        values (${readerId}, ${hash}, ${nth}, ${Buffer.from(piece)})`)
    }
  await db.run(sql`
    insert into website_media_videos (media_id, reader_id, hash) values (${media}, ${readerId}, ${hash})`)
}

async function demandRoom({ db, readerId }: Owned, except: string, more: number): Promise<void> {
  const { bytes } = await db.one(
    z.object({ bytes: z.int() }),
    sql`select coalesce(sum(bytes), 0)::bigint as bytes from website_media
        where reader_id = ${readerId} and id <> ${except}`,
  )
  if (bytes + more <= SITE_MEDIA.bytes) return
  throw new Problem(
    'conflict',
    `Pictures and videos of all your sites take ${byteWords(SITE_MEDIA.bytes)} at most. Delete some that you no longer need.`,
  )
}

function hashOf(body: Uint8Array): string {
  return createHash('sha256').update(body).digest('hex')
}
