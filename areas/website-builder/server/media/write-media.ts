import * as z from 'zod/mini'
import { Problem } from '#core/problem.ts'
import { sql } from '#server/tools.ts'
import { SITE_MEDIA } from '../../limits.ts'
import type { Owned } from '../rows/site-rows.ts'
import type { ReadMedia } from './media-reading.ts'
import { bytesOf, storeFiles } from './store-media.ts'

interface NewMedia {
  id: string
  name: string
  folder: string
  alt: string
  read: ReadMedia
  /** The import that added the file, and the key of the file in that import. */
  importId?: string
  importKey?: string
}

/** Adds a picture or a video with its files. The transaction has to hold the lock of contents. */
export async function insertMedia(
  of: Owned,
  site: string,
  { id, name, folder, alt, read, importId, importKey }: NewMedia,
  now: Date,
): Promise<void> {
  await demandMediaRoom(of, site)
  const { widthPx, heightPx } = sizeOf(read)
  await of.db.run(sql`
    insert into website_media (id, site_id, reader_id, kind, name, folder, alt, width_px, height_px, bytes, added_at,
      import_id, import_key)
    values (${id}, ${site}, ${of.readerId}, ${read.kind}, ${name}, ${folder}, ${alt}, ${widthPx}, ${heightPx},
      ${bytesOf(read)}, ${now}, ${importId ?? null}, ${importKey ?? null})`)
  await storeFiles(of, id, read)
}

export function sizeOf(read: ReadMedia) {
  if (read.kind === 'video') return { widthPx: null, heightPx: null }
  return { widthPx: read.widthPx, heightPx: read.heightPx }
}

async function demandMediaRoom({ db, readerId }: Owned, site: string): Promise<void> {
  const { count } = await db.one(
    z.object({ count: z.int() }),
    sql`select count(*)::int as count from website_media where site_id = ${site} and reader_id = ${readerId}`,
  )
  if (count >= SITE_MEDIA.perSite)
    throw new Problem(
      'conflict',
      `A site can have ${SITE_MEDIA.perSite.toLocaleString('en')} pictures and videos. Delete some first.`,
    )
}
