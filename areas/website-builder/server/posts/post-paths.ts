import * as z from 'zod/mini'
import { Problem } from '#core/problem.ts'
import { asAscii } from '#engine/spoken/ascii.ts'
import { sql } from '#server/tools.ts'
import { PAGES } from '../../limits.ts'
import type { Owned } from '../rows/site-rows.ts'

/** The path of the page that lists posts; posts are below it. */
const FOLDER = 'news'
const SLUG_CHARACTERS = 80

/** Makes the path of a post from its title, such as "news/new-menu" from "New menu!". */
export function pathOf(title: string): string {
  const words = asAscii(title.slice(0, PAGES.titleCharacters))
    .toLowerCase()
    .split(/[^a-z\d]/)
    .filter((word) => word !== '')
  const slug = words.join('-').slice(0, SLUG_CHARACTERS).replace(/-$/, '')
  return `${FOLDER}/${slug === '' ? 'post' : slug}`
}

/** Fails if the path is that of the first page, of another post or of a page of the site. */
export async function demandFreePostPath(
  of: Owned,
  site: string,
  path: string,
  except: string,
): Promise<void> {
  const taken = (await pathsOf(of, site, except)).get(path)
  if (taken === undefined && path !== '') return
  const title = taken === undefined ? 'The first page' : `“${taken}”`
  const fault = `${title} is at that path already. Choose another one.`
  throw new Problem('conflict', fault, { fields: { path: fault } })
}

/** A path that no page or post has: the wanted one or, if it is taken, a similar one. */
export async function freePostPath(of: Owned, site: string, wanted: string): Promise<string> {
  return nextPath(await pathsOf(of, site, null), wanted)
}

export function nextPath(taken: ReadonlyMap<string, string>, wanted: string): string {
  if (!taken.has(wanted)) return wanted
  const plain = wanted.slice(0, PAGES.pathCharacters - 6).replace(/[-/]{1,6}$/, '')
  for (let nth = 2; ; nth++) if (!taken.has(`${plain}-${nth}`)) return `${plain}-${nth}`
}

/** Paths of a site's pages and posts, with their titles. */
export async function pathsOf(
  { db, readerId }: Owned,
  site: string,
  except: string | null,
): Promise<Map<string, string>> {
  const rows = await db.many(
    z.object({ path: z.string(), title: z.string() }),
    sql`select path, title from website_pages
        where site_id = ${site} and reader_id = ${readerId} and deleted_at is null
        union all
        select path, title from website_posts
        where site_id = ${site} and reader_id = ${readerId} and deleted_at is null and id is distinct from ${except}`,
  )
  return new Map(rows.map(({ path, title }) => [path, title]))
}
