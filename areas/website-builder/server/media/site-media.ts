import * as z from 'zod/mini'
import { Problem } from '#core/problem.ts'
import { bulk } from '#server/database/bulk.ts'
import { sql } from '#server/tools.ts'
import type { PictureToDraw, VideoToDraw } from '../../drawing/site-to-draw.ts'
import type { Owned } from '../rows/site-rows.ts'
import { videoTypes } from './media-reading.ts'

/** A file of a picture or a video, with its path on the site. */
export interface MediaFile {
  path: string
  type: string
  /** The SHA-256 hash in hexadecimal digits. */
  hash: string
  bytes: number
}

/** The pictures and videos of a site, for rendering its pages. */
export interface SiteMedia {
  picture(id: string): PictureToDraw | null
  video(id: string): VideoToDraw | null
  /**
   * The files of all pictures and videos that were requested so far, each once. `keepMedia` stores
   * them with a publication.
   */
  used(): MediaFile[]
}

const PICTURE_TYPE = 'image/webp'

const PictureRow = z.object({
  id: z.string(),
  alt: z.string(),
  focus: z.object({ x: z.number(), y: z.number() }),
  widthPx: z.int(),
  heightPx: z.int(),
  files: z.array(z.object({ widthPx: z.int(), hash: z.string(), bytes: z.int() })),
})
type PictureRow = z.infer<typeof PictureRow>

const VideoRow = z.object({
  id: z.string(),
  type: z.enum(videoTypes),
  hash: z.string(),
  bytes: z.int(),
})
type VideoRow = z.infer<typeof VideoRow>

/** Reads the pictures and videos that pages of a site may show. */
export async function mediaOf(of: Owned, site: string): Promise<SiteMedia> {
  const pictures = new Map((await readPictures(of, site)).map((row) => [row.id, row]))
  const videos = new Map((await readVideos(of, site)).map((row) => [row.id, row]))
  const asked = new Set<string>()
  const usedOf = <Row>(rows: ReadonlyMap<string, Row>): Row[] =>
    [...asked].flatMap((id) => rows.get(id) ?? [])
  return {
    picture(id) {
      const row = pictures.get(id)
      if (!row) return null
      asked.add(id)
      return {
        ...{ file: nameOf(row), widths: row.files.map(({ widthPx }) => widthPx) },
        ...{ widthPx: row.widthPx, heightPx: row.heightPx, alt: row.alt, focus: row.focus },
      }
    },
    video(id) {
      const row = videos.get(id)
      if (!row) return null
      asked.add(id)
      return { file: videoFile(row).path, type: row.type, bytes: row.bytes }
    },
    used() {
      const files = [...usedOf(pictures).flatMap(pictureFiles), ...usedOf(videos).map(videoFile)]
      // Two uploads with the same content share a file.
      return [...new Map(files.map((file) => [file.path, file])).values()]
    },
  }
}

export function isVideo({ type }: Pick<MediaFile, 'type'>): boolean {
  return type.startsWith('video/')
}

/**
 * Stores files with a publication, which keeps them even if the site deletes them later. The
 * transaction has to hold the lock of contents.
 */
export async function keepMedia(
  { db, readerId }: Owned,
  publication: string,
  files: readonly MediaFile[],
): Promise<void> {
  const given = bulk(files, { path: 'text', type: 'text', hash: 'text' })
  const videos = await db.run(sql`
    insert into website_publication_videos (publication_id, path, reader_id, hash)
    select ${publication}, path, ${readerId}, video.hash from ${given.rows}
    join website_videos as video on video.reader_id = ${readerId} and video.hash = row.hash`)
  const pictures = await db.run(sql`
    insert into website_publication_files (publication_id, path, reader_id, type, hash)
    select ${publication}, path, ${readerId}, row.type, content.hash from ${given.rows}
    join website_contents as content on content.reader_id = ${readerId} and content.hash = row.hash`)
  if (videos.changed + pictures.changed === files.length) return
  throw new Problem(
    'conflict',
    'A picture was replaced while the site was being published. Publish it again.',
  )
}

const FileRow = z.object({
  path: z.string(),
  type: z.string(),
  hash: z.string(),
  bytes: z.int(),
})

/** The video at a path of a publication; null if there is none. */
export function publishedVideo(
  { db, readerId }: Owned,
  publication: string,
  path: string,
): Promise<MediaFile | null> {
  return db.maybe(
    FileRow,
    sql`select path, type, video.hash, bytes from website_publication_videos as kept
        join website_videos as video on video.reader_id = kept.reader_id and video.hash = kept.hash
        where publication_id = ${publication} and kept.reader_id = ${readerId} and path = ${path}`,
  )
}

/** The file at a path of a site's drafts, such as "media/3f2a-640.webp"; null if there is none. */
export async function draftFile(of: Owned, site: string, path: string): Promise<MediaFile | null> {
  const [, name] = /^media\/([\da-f]{16})[-.]/.exec(path) ?? []
  if (name === undefined) return null
  const files = path.endsWith('.webp')
    ? (await readPictures(of, site)).flatMap(pictureFiles)
    : (await readVideos(of, site)).map(videoFile)
  return files.find((file) => file.path === path) ?? null
}

/**
 * The name of a picture's files. It changes with the content, so browsers may cache the files for
 * ever.
 */
function nameOf({ files }: PictureRow): string {
  return files.at(-1)!.hash.slice(0, 16)
}

function pictureFiles(row: PictureRow): MediaFile[] {
  return row.files.map(({ widthPx, hash, bytes }) => ({
    ...{ path: `media/${nameOf(row)}-${widthPx}.webp`, type: PICTURE_TYPE, hash, bytes },
  }))
}

function videoFile({ type, hash, bytes }: VideoRow): MediaFile {
  const path = `media/${hash.slice(0, 16)}.${type === 'video/mp4' ? 'mp4' : 'webm'}`
  return { path, type, hash, bytes }
}

function readPictures({ db, readerId }: Owned, site: string): Promise<PictureRow[]> {
  return db.many(
    PictureRow,
    sql`select media.id, case when is_decorative then '' else alt end as alt,
          json_build_object('x', focus_x, 'y', focus_y) as focus, media.width_px, media.height_px,
          json_agg(json_build_object('widthPx', made.width_px, 'hash', made.hash, 'bytes', content.bytes)
            order by made.width_px) as files
        from website_media as media
        join website_media_pictures as made on made.media_id = media.id
        join website_contents as content on content.reader_id = made.reader_id and content.hash = made.hash
        where media.site_id = ${site} and media.reader_id = ${readerId} and deleted_at is null
        group by media.id`,
  )
}

function readVideos({ db, readerId }: Owned, site: string): Promise<VideoRow[]> {
  return db.many(
    VideoRow,
    sql`select media.id, video.type, video.hash, video.bytes from website_media as media
        join website_media_videos as shown on shown.media_id = media.id
        join website_videos as video on video.reader_id = shown.reader_id and video.hash = shown.hash
        where media.site_id = ${site} and media.reader_id = ${readerId} and deleted_at is null`,
  )
}
