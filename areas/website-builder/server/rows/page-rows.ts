import * as z from 'zod/mini'
import { Time } from '#core/contract.ts'
import { Problem } from '#core/problem.ts'
import { sql, type Sql } from '#server/tools.ts'
import { PageSummary } from '../../contracts/sites.ts'
import { EditedPage, PageDraft } from '../../contracts/pages.ts'
import { PAGES } from '../../limits.ts'
import type { Owned } from './site-rows.ts'

/** The draft of a page as publications store it, so that the database can compare the two. */
export const draftOfRow = sql`jsonb_build_object('title', title, 'path', path, 'description', description,
  'isInMenu', is_in_menu, 'sharePicture', share_picture, 'content', content)`

/** The draft of a page in the live publication; null if visitors cannot see the page. */
const publishedDraft = sql`publication.drafts -> page.id`

const withPublication = sql`
  left join website_live as live on live.site_id = page.site_id
  left join website_publications as publication on publication.id = live.publication_id`

const SummaryRow = z.extend(PageSummary, { siteId: z.string() })

/** Lists pages of sites without their content, in the order of the menu. */
export function listPages({ db, readerId }: Owned, sites: readonly string[]) {
  return db.many(
    SummaryRow,
    sql`select page.id, page.site_id, title, path, is_in_menu, page.edited_at,
          exists (select from website_page_locks where page_id = page.id) as is_locked,
          case when ${publishedDraft} is not null then publication.at end as published_at,
          (${publishedDraft}) is distinct from ${draftOfRow} as has_changes
        from website_pages as page ${withPublication}
        where page.reader_id = ${readerId} and page.site_id = any(${[...sites]}::text[])
          and page.deleted_at is null
        order by page.place, page.id`,
  )
}

/** A page as it is edited; fails if it does not exist any more. */
export async function demandPage(of: Owned, site: string, page: string): Promise<EditedPage> {
  const [found] = await findPages(of, sql`page.id = ${page} and page.site_id = ${site}`)
  if (found) return found
  throw new Problem('not-found', 'That page is already gone.')
}

/** Finds pages with their content, in the order of the menu. */
export function findPages({ db, readerId }: Owned, holds: Sql): Promise<EditedPage[]> {
  return db.many(
    EditedPage,
    sql`select page.id, title, path, description, is_in_menu, share_picture, content, page.version, page.edited_at,
          case when ${publishedDraft} is not null then publication.at end as published_at
        from website_pages as page ${withPublication}
        where page.reader_id = ${readerId} and page.deleted_at is null and ${holds}
        order by page.place, page.id`,
  )
}

/** The published draft of a page; null if visitors cannot see the page. */
export async function findPublished({ db, readerId }: Owned, page: string) {
  const row = await db.maybe(
    z.object({ draft: z.nullable(PageDraft), at: Time }),
    sql`select ${publishedDraft} as draft, publication.at
        from website_pages as page ${withPublication}
        where page.reader_id = ${readerId} and page.id = ${page} and publication.id is not null`,
  )
  return row?.draft ?? null
}

/** Fails if the site would have too many pages. */
export async function demandPageRoom(
  { db, readerId }: Owned,
  site: string,
  more = 1,
): Promise<void> {
  const { count } = await db.one(
    z.object({ count: z.int() }),
    sql`select count(*)::int as count from website_pages
        where site_id = ${site} and reader_id = ${readerId} and deleted_at is null`,
  )
  if (count + more > PAGES.pages)
    throw new Problem('conflict', `A site can have ${PAGES.pages} pages. Delete one first.`)
}
