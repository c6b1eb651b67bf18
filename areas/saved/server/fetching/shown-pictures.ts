import * as z from 'zod/mini'
import { openContentStore, pictureType } from '#platform/files/server/lends.ts'
import { attributeOf, attributesFrom, textNode, type Change } from '#engine/markup/html-tree.ts'
import { ARCHIVE } from '#server/archive/limits.ts'
import { inHub } from '#server/access/asking.ts'
import type { ReaderRoute } from '#server/web/routes/route.ts'
import { sql, type Database, type Tools } from '#server/tools.ts'
import { join } from 'node:path'

const CONTENTS = 'media/bookmarks/'
const PICTURES = '/saved/pictures'
const KEPT = new Set(['alt', 'title', 'width', 'height'])
const KEPT_SECONDS = 365 * 24 * 3600

/** The store of pictures in bookmarks. Each picture is stored once, under its hash. */
export function bookmarkContents({ media, dataFolder }: Pick<Tools, 'media' | 'dataFolder'>) {
  return openContentStore(media, CONTENTS, join(dataFolder, CONTENTS, 'arriving'))
}

const PictureRow = z.object({
  address: z.string(),
  hash: z.nullable(z.string()),
  isWaiting: z.boolean(),
})

/**
 * Replaces pictures in a text with the copies stored here. A picture without a copy is replaced
 * with its description.
 */
export async function shownPictures(
  db: Database,
  readerId: string,
  bookmark: number,
): Promise<{ show: Change; waiting: number }> {
  const rows = await db.many(
    PictureRow,
    sql`select address, hash, state = 'waiting' as is_waiting from saved_pictures
        where bookmark_id = ${bookmark} and reader_id = ${readerId}`,
  )
  const hashes = new Map(rows.map(({ address, hash }) => [address, hash]))
  const show: Change = (element) => {
    if (element.tagName !== 'img') return [element]
    const hash = hashes.get(attributeOf(element, 'src') ?? '')
    if (!hash) return [textNode(attributeOf(element, 'alt') ?? '')]
    const kept = element.attrs.filter(({ name }) => KEPT.has(name))
    const src = inHub(`${PICTURES}/${bookmark}/${hash}`)
    element.attrs = [...kept, ...attributesFrom({ loading: 'lazy', src })]
    return [element]
  }
  return { show, waiting: rows.filter(({ isWaiting }) => isWaiting).length }
}

/** Serves a picture of a bookmark to its reader only. */
export const bookmarkPicture: ReaderRoute = {
  who: 'reader',
  path: `${PICTURES}/:bookmark/:hash`,
  async answer(tools, { params: { bookmark = '', hash = '' }, readerId }) {
    if (!/^\d{1,15}$/.test(bookmark) || !/^[\da-f]{64}$/.test(hash)) return null
    const known = await tools.db.maybe(
      z.object({ hash: z.string() }),
      sql`select hash from saved_pictures
          where reader_id = ${readerId} and bookmark_id = ${bookmark}::bigint and hash = ${hash} limit 1`,
    )
    if (!known) return null
    const body = await bookmarkContents(tools).read(hash, ARCHIVE.fileBytes)
    if (body === null || !pictureType(body)) return null
    const cache = `private, max-age=${KEPT_SECONDS}, immutable`
    return { type: 'image/webp', body, headers: { 'cache-control': cache } }
  },
}
