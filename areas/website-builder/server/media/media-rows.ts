import * as z from 'zod/mini'
import { Problem } from '#core/problem.ts'
import { join, sql, type Sql } from '#server/tools.ts'
import { type Media, mediaKinds, MediaUse } from '../../contracts/media.ts'
import type { Owned } from '../rows/site-rows.ts'

const MediaRow = z.object({
  id: z.string(),
  number: z.int(),
  kind: z.enum(mediaKinds),
  name: z.string(),
  folder: z.string(),
  alt: z.string(),
  isDecorative: z.boolean(),
  lacksAlt: z.boolean(),
  focus: z.object({ x: z.number(), y: z.number() }),
  widthPx: z.nullable(z.int()),
  heightPx: z.nullable(z.int()),
  bytes: z.int(),
  addedAt: z.string(),
  /** The hash of the file that the media library shows. */
  hash: z.nullable(z.string()),
})
export type MediaRow = z.infer<typeof MediaRow>

/** A condition: a picture without alt text that is not decorative. */
export const lacksAlt = sql`(media.kind = 'picture' and media.alt = '' and not media.is_decorative)`

/** The greatest width of pictures in the media library. */
const SHOWN_PX = 640

/** Finds media that meet the conditions, the newest first. */
export function findMedia({ db, readerId }: Owned, holds: readonly Sql[], most: number) {
  return db.many(
    MediaRow,
    sql`select media.id, number, media.kind, name, folder, alt, is_decorative, ${lacksAlt} as lacks_alt,
          json_build_object('x', focus_x, 'y', focus_y) as focus, media.width_px, media.height_px, bytes, added_at,
          coalesce(video.hash, (select hash from website_media_pictures as made where made.media_id = media.id
            order by made.width_px > ${SHOWN_PX}, abs(made.width_px - ${SHOWN_PX}) limit 1)) as hash
        from website_media as media
        left join website_media_videos as video on video.media_id = media.id
        where media.reader_id = ${readerId} and ${join([...holds], ' and ')}
        order by number desc limit ${most}`,
  )
}

/** A condition: media of one site that are not deleted. */
export function ofSite(site: string): Sql {
  return sql`media.site_id = ${site} and media.deleted_at is null`
}

/** Finds a picture or a video of the site; fails if it does not exist or was deleted. */
export async function demandMedia(of: Owned, site: string, id: string): Promise<MediaRow> {
  const [row] = await findMedia(of, [ofSite(site), sql`media.id = ${id}`], 1)
  if (row) return row
  throw new Problem('not-found', 'That file is already gone.')
}

/** The media of these rows, with the number of pages and posts that show each. */
export async function mediaWithUseCounts(
  of: Owned,
  site: string,
  rows: readonly MediaRow[],
): Promise<Media[]> {
  const uses = rows.length > 0 ? await usesOf(of, site) : []
  return rows.map((row) => told(row, uses))
}

/** A picture or a video, with the pages and posts that show it. */
export async function toldWithUses(of: Owned, site: string, row: MediaRow) {
  const uses = await usesOf(of, site)
  const usedBy = uses.flatMap(({ media, ...use }) => (media === row.id ? [use] : []))
  return { ...told(row, uses), usedBy }
}

function told(found: MediaRow, uses: readonly { media: string }[]): Media {
  const { number: _, widthPx, heightPx, hash, ...row } = found
  return {
    ...row,
    size: widthPx === null || heightPx === null ? null : { widthPx, heightPx },
    file: `/website-media/${row.id}/${hash?.slice(0, 16) ?? ''}`,
    uses: uses.filter(({ media }) => media === row.id).length,
  }
}

/**
 * A subquery for the ids of media in blocks, which begin with "media-". No other value of a block
 * begins that way.
 */
const inContent = sql`
  select value #>> '{}' as media
  from jsonb_path_query(content, '$.**?(@.type() == "string" && @ starts with "media-")') as value
  union select share_picture where share_picture is not null`

function usesOf({ db, readerId }: Owned, site: string) {
  return db.many(
    z.extend(MediaUse, { media: z.string() }),
    sql`select 'page' as kind, id, title, path, media from website_pages, lateral (${inContent}) as shown
        where site_id = ${site} and reader_id = ${readerId} and deleted_at is null
        union all
        select 'post', id, title, path, media from website_posts, lateral (${inContent}) as shown
        where site_id = ${site} and reader_id = ${readerId} and deleted_at is null
        order by kind, title, id`,
  )
}
