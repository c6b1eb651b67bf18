import * as z from 'zod/mini'
import { sql } from '#server/tools.ts'
import { PAGES } from '../../limits.ts'
import type { Owned } from './site-rows.ts'

/**
 * A path that no page or post of the site has: the wanted one or, if it is taken, a similar one.
 */
export async function freePath({ db, readerId }: Owned, site: string, wanted: string) {
  const rows = await db.many(
    z.object({ path: z.string() }),
    sql`select path from website_pages
        where site_id = ${site} and reader_id = ${readerId} and deleted_at is null
        union select path from website_posts
        where site_id = ${site} and reader_id = ${readerId} and deleted_at is null`,
  )
  const taken = new Set(rows.map(({ path }) => path))
  if (!taken.has(wanted)) return wanted
  const plain = (wanted || 'home').slice(0, PAGES.pathCharacters - 6).replace(/[-/]{1,9}$/, '')
  for (let nth = 2; ; nth++) {
    const path = `${plain}-${nth}`
    if (!taken.has(path)) return path
  }
}
