import * as z from 'zod/mini'
import { Problem } from '#core/problem.ts'
import { cleanFileName } from '#server/disk/file-name.ts'
import { job, sql, type World } from '#server/tools.ts'
import { IMPORTS } from '../../limits.ts'
import { lockContents } from '../contents/contents.ts'
import { mediaReading, type ReadMedia } from '../media/media-reading.ts'
import { insertMedia } from '../media/write-media.ts'
import type { Owned } from '../rows/site-rows.ts'

const PictureRow = z.object({
  id: z.string(),
  importId: z.string(),
  siteId: z.string(),
  readerId: z.string(),
  name: z.string(),
  alt: z.string(),
  importKey: z.string(),
})
type PictureRow = z.infer<typeof PictureRow>

/**
 * Converts the pictures of imports one after another. Those that are left wait for the next run.
 */
export const makeImportedPictures = job<object>(
  'website-builder/import-pictures',
  async (world) => {
    const waiting = await world.db.many(
      PictureRow,
      sql`select picture.id, import_id, site_id, picture.reader_id, picture.name, alt, import_key
        from website_import_pictures as picture join website_imports as import on import.id = import_id
        order by import.number, picture.id limit ${IMPORTS.picturesAtOnce}`,
    )
    for (const row of waiting) {
      if ((await world.disk.shortage()) !== null) return
      await makePicture(world, row)
      await world.announce({ area: 'website-builder', readerId: row.readerId })
    }
    if (waiting.length === IMPORTS.picturesAtOnce) await world.enqueue(makeImportedPictures, {})
  },
)

async function makePicture(world: World, row: PictureRow): Promise<void> {
  const { id, readerId, name } = row
  const db = world.db.forReader(readerId)
  const kept = await db.maybe(
    z.object({ body: z.instanceof(Uint8Array) }),
    sql`select body from website_import_pictures where id = ${id} and reader_id = ${readerId}`,
  )
  if (!kept) return
  const file = name.slice(name.lastIndexOf('/') + 1)
  const read = await world
    .read(mediaReading, { name: file, bytes: kept.body })
    .catch((error: unknown) => {
      if (error instanceof Problem) return null
      throw error
    })
  await db.transaction(async (db) => {
    const of = { db, readerId }
    await lockContents(of)
    const { changed } = await db.run(
      sql`delete from website_import_pictures where id = ${id} and reader_id = ${readerId}`,
    )
    if (changed === 0) return
    const isMade = read?.kind === 'picture' && (await storeIn(of, row, read, world.now()))
    if (!isMade) await noteLost(of, row)
  })
}

/** Stores a picture; false if a limit of the reader is reached. */
async function storeIn(
  of: Owned,
  { id, siteId, name, alt, importId, importKey }: PictureRow,
  read: ReadMedia,
  now: Date,
): Promise<boolean> {
  try {
    const file = cleanFileName(name.slice(name.lastIndexOf('/') + 1))
    await insertMedia(
      of,
      siteId,
      { id, name: file, folder: '', alt, read, importId, importKey },
      now,
    )
    return true
  } catch (error) {
    if (error instanceof Problem) return false
    throw error
  }
}

/** Adds a picture to the list of things that the import left out. */
async function noteLost({ db, readerId }: Owned, { importId, name }: PictureRow): Promise<void> {
  const reason = JSON.stringify([{ reason: 'picture', count: 1, examples: [name.slice(-100)] }])
  await db.run(sql`
    update website_imports set left_out = case
        when left_out @> '[{"reason":"picture"}]' then (
          select jsonb_agg(case when one ->> 'reason' = 'picture'
              then jsonb_set(one, '{count}', to_jsonb((one ->> 'count')::int + 1)) else one end)
          from jsonb_array_elements(left_out) as one)
        else left_out || ${reason}::jsonb end
    where id = ${importId} and reader_id = ${readerId}`)
}
