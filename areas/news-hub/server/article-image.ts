import * as z from 'zod/mini'
import type { DocumentRoute } from '#server/area.ts'
import { sql } from '#server/tools.ts'
import { fetchImage, imageStore } from './sources/fetch-image.ts'

/** An entry's picture by way of this server, so that no page of ours asks a third party for it. */
export const articleImage: DocumentRoute = {
  path: '/images/:entry',
  async answer({ db, fetch, dataFolder, log }, { params }) {
    const entry = Number(params['entry'])
    if (!Number.isSafeInteger(entry) || entry < 1) return null
    const known = await db.maybe(
      z.object({ image: z.string() }),
      sql`select image from entries where id = ${entry} and image is not null`,
    )
    if (!known) return null
    try {
      const { type, body } = await fetchImage(fetch, known.image, imageStore(dataFolder))
      return { type, body, headers: { 'cache-control': 'private, max-age=604800, immutable' } }
    } catch (error) {
      // The screen draws its own picture where one is missing; "no content" says so without an error.
      log.debug({ entry, err: error }, 'A picture could not be had')
      return {
        type: 'image/png',
        body: '',
        status: 204,
        headers: { 'cache-control': 'private, max-age=300' },
      }
    }
  },
}
