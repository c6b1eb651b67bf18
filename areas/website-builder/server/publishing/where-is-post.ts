import * as z from 'zod/mini'
import { sql, type Desk } from '#server/tools.ts'
import { nameOf } from '../names/site-names.ts'
import { demandSite } from '../rows/site-rows.ts'
import { originOf } from './origin-of.ts'

/**
 * The address of a post for visitors, and the name of its site. There is no address if nobody could
 * reach it.
 */
export async function whereIsPost(
  desk: Desk,
  site: string,
  post: string,
): Promise<{ site: string; link: string | null }> {
  const { name } = await demandSite(desk, site)
  const address = await nameOf(desk, site)
  const origin = address === null ? null : await originOf(desk, site, address)
  const found = await desk.db.maybe(
    z.object({ path: z.string() }),
    sql`select path from website_posts where id = ${post} and reader_id = ${desk.readerId}`,
  )
  return { site: name, link: origin && found ? `${origin}/${found.path}` : null }
}
