import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { NEWSROOM } from '#core/limits.ts'
import { smallPicture } from '#feeds/pictures/show-picture.ts'
import { sql, type Desk } from '#server/tools.ts'
import type { StoredScript } from '../pieces/job-rows.ts'

/** The width of pictures in pixels, enough for a full slide of a video with 1080 lines. */
const WIDTH_PX = 1920

/**
 * Fetches the pictures of the entries that a script cites into the job's folder. They are decoded
 * in the reading process. If a picture fails, its slide has none.
 */
export async function picturesFor(
  desk: Desk,
  { sources }: StoredScript,
  folder: string,
): Promise<[entry: number, path: string][]> {
  const rows = await desk.world.db.many(
    z.object({ id: z.int(), image: z.string() }),
    sql`select id, image from entries
        where id = any(${sources.map(({ entry }) => entry)}) and image is not null
        limit ${NEWSROOM.pictures}`,
  )
  const into = join(folder, 'pictures')
  await mkdir(into, { recursive: true })
  const found = await Promise.all(
    rows.map(async ({ id, image }): Promise<[number, string] | null> => {
      const picture = await smallPicture(desk, image, WIDTH_PX).catch(() => null)
      if (picture === null) return null
      const path = join(into, `${id}.webp`)
      await writeFile(path, picture)
      return [id, path]
    }),
  )
  return found.filter((one) => one !== null)
}
