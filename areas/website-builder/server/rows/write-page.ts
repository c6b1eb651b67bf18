import * as z from 'zod/mini'
import { newId } from '#core/id.ts'
import { Problem } from '#core/problem.ts'
import { bulk } from '#server/database/bulk.ts'
import { sql } from '#server/tools.ts'
import type { PageDraft } from '../../contracts/pages.ts'
import { PAGES } from '../../limits.ts'
import type { Owned } from './site-rows.ts'

/** Adds pages at the end of a site; returns their ids in the same order. */
export async function insertPages(
  { db, readerId }: Owned,
  site: string,
  drafts: readonly PageDraft[],
  now: Date,
): Promise<string[]> {
  const rows = drafts.map((draft, at) => ({ ...draft, id: newId('page'), at }))
  const given = bulk(rows, {
    ...{ id: 'text', at: 'int', path: 'text', title: 'text', description: 'text' },
    ...{ isInMenu: 'boolean', sharePicture: 'text', content: 'jsonb' },
  })
  await db.run(sql`
    insert into website_pages (id, site_id, reader_id, place, path, title, description, is_in_menu, share_picture,
      content, edited_at)
    select id, ${site}, ${readerId}, "at" + (select coalesce(max(place), -1) + 1 from website_pages where site_id = ${site}),
      path, title, description, "isInMenu", "sharePicture", content, ${now}
    from ${given.rows}`)
  return rows.map(({ id }) => id)
}

/** Fails if another page or a post of the site has this path. */
export async function demandFreePath(
  { db, readerId }: Owned,
  site: string,
  path: string,
  except: string | null,
): Promise<void> {
  const taken = await db.maybe(
    z.object({ title: z.string(), kind: z.string() }),
    sql`select title, 'page' as kind from website_pages where site_id = ${site} and reader_id = ${readerId}
          and path = ${path} and deleted_at is null and id is distinct from ${except}
        union all
        select title, 'post' from website_posts where site_id = ${site} and reader_id = ${readerId}
          and path = ${path} and deleted_at is null
        limit 1`,
  )
  if (!taken) return
  const fault = `The ${taken.kind} "${taken.title}" is at that path already. Choose another one.`
  throw new Problem('conflict', fault, { fields: { path: fault } })
}

/** The page or post that a former path redirects to. */
type RedirectTarget = { page: string; post?: null } | { post: string; page?: null }

/**
 * Redirects a former path to the page or post. A redirect from the new path is deleted, so that
 * redirects never go in a circle.
 */
export async function keepRedirect(
  { db, readerId }: Owned,
  site: string,
  { page = null, post = null }: RedirectTarget,
  { from, to }: { from: string; to: string },
): Promise<void> {
  await db.run(
    sql`delete from website_redirects where site_id = ${site} and reader_id = ${readerId} and path = ${to}`,
  )
  await db.run(sql`
    insert into website_redirects (site_id, path, reader_id, page_id, post_id)
    select ${site}, ${from}, ${readerId}, ${page}, ${post}
    where (select count(*) from website_redirects where site_id = ${site}) < ${PAGES.redirects}
    on conflict (site_id, path) do update set page_id = excluded.page_id, post_id = excluded.post_id`)
}
