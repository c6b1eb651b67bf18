import * as z from 'zod/mini'
import { newId } from '#core/id.ts'
import { Problem } from '#core/problem.ts'
import { sql } from '#server/tools.ts'
import type { SiteWorkflow } from '../../blueprints/workflows.ts'
import type { SiteWishes } from '../../contract.ts'
import type { PageDraft } from '../../contracts/pages.ts'
import type { SiteSettings } from '../../contracts/sites.ts'
import { PAGES } from '../../limits.ts'
import type { SitePlugin } from '../../plugins.ts'
import { copyLocks } from '../rows/page-locks.ts'
import { insertPages } from '../rows/write-page.ts'
import type { Owned } from '../rows/site-rows.ts'

export interface NewSite {
  settings: SiteSettings
  plugins: readonly SitePlugin[]
  /** The answers of the guided creation; null for a site that was made in another way. */
  wishes: SiteWishes | null
  pages: readonly PageDraft[]
  workflows: readonly SiteWorkflow[]
}

/** Adds a site with its pages as drafts; returns its id. */
export async function insertSite(
  of: Owned,
  { settings, plugins, wishes, pages }: NewSite,
  now: Date,
): Promise<string> {
  await demandSiteRoom(of)
  const id = newId('site')
  const { name, tagline, language, theme, contact } = settings
  await of.db.run(sql`
    insert into website_sites (id, reader_id, name, tagline, language, theme, contact, plugins, wishes, created_at,
      edited_at)
    values (${id}, ${of.readerId}, ${name}, ${tagline}, ${language}, ${JSON.stringify(theme)}::jsonb,
      ${JSON.stringify(contact)}::jsonb, ${[...plugins]}::text[],
      ${wishes && JSON.stringify(wishes)}::jsonb, ${now}, ${now})`)
  await insertPages(of, id, pages, now)
  return id
}

/** Fails if the reader has too many sites. */
export async function demandSiteRoom({ db, readerId }: Owned): Promise<void> {
  const { count } = await db.one(
    z.object({ count: z.int() }),
    sql`select count(*)::int as count from website_sites
        where reader_id = ${readerId} and deleted_at is null`,
  )
  if (count >= PAGES.sites)
    throw new Problem('conflict', `There are ${PAGES.sites} sites already. Delete one first.`)
}

/** Adds a copy of a site's drafts; returns the id of the new site. */
export async function copySite(of: Owned, from: string, now: Date): Promise<string> {
  await demandSiteRoom(of)
  const { db, readerId } = of
  const id = newId('site')
  await db.run(sql`
    insert into website_sites (id, reader_id, name, tagline, language, theme, contact, plugins, wishes, created_at,
      edited_at)
    select ${id}, reader_id, left(name, 180) || ' (copy)', tagline, language, theme, contact, plugins, wishes,
      ${now}, ${now}
    from website_sites where id = ${from} and reader_id = ${readerId}`)
  await db.run(sql`
    insert into website_pages (id, site_id, reader_id, place, path, title, description, is_in_menu, share_picture,
      content, edited_at)
    select 'page-' || gen_random_uuid(), ${id}, reader_id, place, path, title, description, is_in_menu,
      share_picture, content, ${now}
    from website_pages where site_id = ${from} and reader_id = ${readerId} and deleted_at is null`)
  await copyLocks(of, from, id)
  return id
}
