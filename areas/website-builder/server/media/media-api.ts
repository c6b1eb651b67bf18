import * as z from 'zod/mini'
import type { Api } from '#core/contract.ts'
import { newId } from '#core/id.ts'
import { Problem } from '#core/problem.ts'
import { cursorAt, readCursor } from '#areas/articles/server/lends/lists.ts'
import { withGivenFile } from '#platform/files/server/lends.ts'
import { shortageWords } from '#server/disk/out-of-room.ts'
import { cleanFileName } from '#server/disk/file-name.ts'
import { sql, type Desk } from '#server/tools.ts'
import type { media } from '../../contracts/media.ts'
import { SITE_MEDIA } from '../../limits.ts'
import { lockContents } from '../contents/contents.ts'
import { demandSite, lockSite, type Owned } from '../rows/site-rows.ts'
import { mediaFile } from './media-file.ts'
import { mediaReading, type ReadMedia } from './media-reading.ts'
import {
  demandMedia,
  findMedia,
  lacksAlt,
  ofSite,
  mediaWithUseCounts,
  toldWithUses,
} from './media-rows.ts'
import { bytesOf, storeFiles } from './store-media.ts'
import { sweepFiles } from './sweep-media.ts'
import { insertMedia, sizeOf } from './write-media.ts'

type Given = { name: string; upload?: string | undefined; content?: string | undefined }

/** Pictures and videos of a reader's sites. */
export function serverMedia(desk: Desk): Api<typeof media> {
  const { readerId, now } = desk

  /** Makes one change of a site's media at a time, and updates open screens. */
  async function change<T>(site: string, work: (of: Owned) => Promise<T>): Promise<T> {
    const done = await desk.db.transaction(async (db) => {
      const of = { db, readerId }
      await lockContents(of)
      await lockSite(of, site)
      return work(of)
    })
    await desk.announce({ area: 'website-builder' })
    return done
  }

  /** Converts an uploaded file, and stores the result. If that fails, the upload stays. */
  async function withRead<T>(given: Given, store: (read: ReadMedia) => Promise<T>): Promise<T> {
    const shortage = await desk.disk.shortage()
    if (shortage) throw new Problem('unavailable', shortageWords(shortage))
    return withGivenFile(desk, mediaFile, given, async (bytes) =>
      store(await desk.read(mediaReading, { name: given.name, bytes })),
    )
  }

  async function answer(site: string, id: string) {
    const [told] = await mediaWithUseCounts(desk, site, [await demandMedia(desk, site, id)])
    return told!
  }

  return {
    async listMedia({ site, search = '', kind, folder, lacksAlt: wanted, shelf, cursor }) {
      await demandSite(desk, site)
      const words = search.trim().toLowerCase()
      const behind = readCursor(cursor)
      const rows = await findMedia(
        desk,
        [
          sql`media.site_id = ${site}`,
          shelf === 'deleted' ? sql`deleted_at is not null` : sql`deleted_at is null`,
          kind === undefined ? sql`true` : sql`media.kind = ${kind}`,
          folder === undefined ? sql`true` : sql`folder = ${folder}`,
          wanted === true ? lacksAlt : sql`true`,
          behind ? sql`number < ${behind.id}::bigint` : sql`true`,
          words === '' ? sql`true` : sql`position(${words} in lower(name || ' ' || alt)) > 0`,
        ],
        SITE_MEDIA.listed + 1,
      )
      const shown = rows.slice(0, SITE_MEDIA.listed)
      const last = shown.at(-1)
      return {
        media: await mediaWithUseCounts(desk, site, shown),
        next:
          last && rows.length > shown.length
            ? cursorAt({ publishedTime: last.addedAt, id: last.number })
            : null,
      }
    },

    async getShelf({ site }) {
      await demandSite(desk, site)
      const facts = await desk.db.one(
        ShelfRow,
        sql`select count(*) filter (where site_id = ${site} and deleted_at is null)::int as media,
              count(*) filter (where site_id = ${site} and deleted_at is null and ${lacksAlt})::int as lacking_alt,
              count(*) filter (where site_id = ${site} and deleted_at is not null)::int as deleted,
              coalesce(sum(bytes), 0)::bigint as used_bytes
            from website_media as media where reader_id = ${readerId}`,
      )
      const folders = await desk.db.many(
        z.object({ name: z.string(), media: z.int() }),
        sql`select folder as name, count(*)::int as media from website_media as media
            where ${ofSite(site)} and reader_id = ${readerId} and folder <> ''
            group by folder order by lower(folder), folder`,
      )
      return { ...facts, folders, mostBytes: SITE_MEDIA.bytes }
    },

    async getMedia({ site, media }) {
      return toldWithUses(desk, site, await demandMedia(desk, site, media))
    },

    async findMedia({ site, media }) {
      await demandSite(desk, site)
      const holds = [ofSite(site), sql`media.id = any(${media})`]
      return {
        media: await mediaWithUseCounts(
          desk,
          site,
          await findMedia(desk, holds, SITE_MEDIA.listed),
        ),
      }
    },

    async addMedia({ site, folder = '', alt = '', ...given }) {
      await demandSite(desk, site)
      const id = newId('media')
      await withRead(given, (read) =>
        change(site, async (of) => {
          const name = cleanFileName(given.name)
          await insertMedia(of, site, { id, name, folder, alt, read }, now())
        }),
      )
      return answer(site, id)
    },

    async describeMedia({ site, media, ...facts }) {
      await change(site, async (of) => {
        const before = await demandMedia(of, site, media)
        const { name, folder, alt, isDecorative, focus } = { ...before, ...facts }
        await of.db.run(sql`
          update website_media set name = ${name}, folder = ${folder}, alt = ${alt},
            is_decorative = ${isDecorative}, focus_x = ${focus.x}, focus_y = ${focus.y}
          where id = ${media} and reader_id = ${readerId}`)
      })
      return answer(site, media)
    },

    async replaceMedia({ site, media, ...given }) {
      const { kind } = await demandMedia(desk, site, media)
      await withRead(given, (read) =>
        change(site, async (of) => {
          await demandMedia(of, site, media)
          if (read.kind !== kind)
            throw new Problem(
              'invalid',
              `“${given.name}” is a ${read.kind}. Choose a ${kind}, as blocks show one or the other.`,
            )
          const { widthPx, heightPx } = sizeOf(read)
          await of.db.run(sql`
            update website_media set width_px = ${widthPx}, height_px = ${heightPx}, bytes = ${bytesOf(read)}
            where id = ${media} and reader_id = ${readerId}`)
          await of.db.run(sql`
            delete from website_media_pictures where media_id = ${media} and reader_id = ${readerId}`)
          await of.db.run(sql`
            delete from website_media_videos where media_id = ${media} and reader_id = ${readerId}`)
          await storeFiles(of, media, read)
          await sweepFiles(of)
        }),
      )
      return answer(site, media)
    },

    async deleteMedia({ site, media }) {
      await change(site, async (of) => {
        await demandMedia(of, site, media)
        await of.db.run(sql`
          update website_media set deleted_at = ${now()} where id = ${media} and reader_id = ${readerId}`)
      })
    },

    async restoreMedia({ site, media }) {
      await change(site, async (of) => {
        const { changed } = await of.db.run(sql`
          update website_media set deleted_at = null
          where id = ${media} and site_id = ${site} and reader_id = ${readerId}`)
        if (changed === 0) await demandMedia(of, site, media)
      })
    },
  }
}

const ShelfRow = z.object({
  media: z.int(),
  lackingAlt: z.int(),
  deleted: z.int(),
  usedBytes: z.int(),
})
