import * as z from 'zod/mini'
import type { ReaderRoute } from '#server/web/routes/route.ts'
import { sql } from '#server/tools.ts'
import { videoReply } from './video-reply.ts'

const KEPT = 'private, max-age=31536000, immutable'

const FileRow = z.object({
  type: z.nullable(z.string()),
  hash: z.string(),
  bytes: z.int(),
  body: z.nullable(z.instanceof(Uint8Array)),
})

/**
 * Serves a picture or a video of a site to its reader, for the media library. The address contains
 * a part of the content's hash.
 */
export const mediaRoute: ReaderRoute = {
  who: 'reader',
  path: '/website-media/:media/:hash',
  async answer({ db }, { params: { media = '', hash = '' }, headers, readerId }) {
    if (!/^[\da-f]{16}$/.test(hash)) return null
    const file = await db.maybe(
      FileRow,
      sql`select null as type, content.hash, content.bytes, body from website_media_pictures as made
          join website_contents as content on content.reader_id = made.reader_id and content.hash = made.hash
          where media_id = ${media} and made.reader_id = ${readerId} and made.hash like ${`${hash}%`}
          union all
          select type, video.hash, bytes, null from website_media_videos as shown
          join website_videos as video on video.reader_id = shown.reader_id and video.hash = shown.hash
          where media_id = ${media} and shown.reader_id = ${readerId} and video.hash like ${`${hash}%`}
          limit 1`,
    )
    if (!file) return null
    const { type, body } = file
    if (body !== null) return { type: 'image/webp', body, headers: { 'cache-control': KEPT } }
    const reply = videoReply({ db, readerId }, { ...file, type: type! }, headers, KEPT)
    return { ...reply, type: type! }
  },
}
