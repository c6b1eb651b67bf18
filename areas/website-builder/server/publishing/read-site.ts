import * as z from 'zod/mini'
import { sql } from '#server/tools.ts'
import { PageDraft } from '../../contracts/pages.ts'
import type { SiteToDraw } from '../../drawing/site-to-draw.ts'
import { mediaOf, type SiteMedia } from '../media/site-media.ts'
import { currentPrivacy } from '../../visitors/current-privacy.ts'
import { draftOfRow } from '../rows/page-rows.ts'
import { postsOf } from '../posts/post-rows.ts'
import { demandSite, type Owned } from '../rows/site-rows.ts'
import { usablePlugins } from '../sites/usable-plugins.ts'

/** A site with its current drafts, ready to be rendered. */
export interface ReadSite {
  site: SiteToDraw
  /** The drafts by the ids of pages, as JSON that the database compares with later drafts. */
  drafts: string
  /** The settings as JSON. */
  settings: string
  /** Former paths of pages and posts, each with the current path. */
  redirects: readonly Redirect[]
  /** The pictures and videos of the site. */
  media: SiteMedia
}

export interface Redirect {
  from: string
  to: string
}

const PageRow = z.object({
  id: z.string(),
  draft: PageDraft,
  kept: z.string(),
  isLocked: z.boolean(),
})
const RedirectRow = z.object({ from: z.string(), to: z.string() })

/** Options for reading a site: as visitors see it, or with drafts of posts. */
interface Reading {
  /** The address of the site without a slash at the end; null if it has none. */
  origin: string | null
  now: Date
  withDrafts?: boolean
}

/** Reads a site for rendering. */
export async function readSite(
  of: Owned,
  id: string,
  { origin, now, withDrafts = false }: Reading,
): Promise<ReadSite> {
  const { db, readerId } = of
  const { name, tagline, language, theme, contact, ...row } = await demandSite(of, id)
  const plugins = await usablePlugins(of, row.plugins)
  const pages = await db.many(
    PageRow,
    sql`select id, ${draftOfRow} as draft, ${draftOfRow}::text as kept,
          exists (select from website_page_locks where page_id = page.id) as is_locked
        from website_pages as page
        where site_id = ${id} and reader_id = ${readerId} and deleted_at is null order by place, id`,
  )
  // A path of an existing page or post is never redirected. Redirects lead to existing pages and
  // posts, so none leads to another redirect.
  const redirects = await db.many(
    RedirectRow,
    sql`with here as (
          select id, path from website_pages
            where site_id = ${id} and reader_id = ${readerId} and deleted_at is null
          union all
          select id, path from website_posts
            where site_id = ${id} and reader_id = ${readerId} and deleted_at is null and published_at <= ${now})
        select former.path as "from", here.path as "to" from website_redirects as former
        join here on here.id = coalesce(former.page_id, former.post_id)
        where former.site_id = ${id} and former.reader_id = ${readerId}
          and not exists (select from here as other where other.path = former.path)
        order by former.path`,
  )
  const { showsNews } = await db.one(
    z.object({ showsNews: z.boolean() }),
    sql`select exists (select from website_news where site_id = ${id} and reader_id = ${readerId}) as shows_news`,
  )
  const posts = await postsOf(of, id, { now, withDrafts })
  const media = await mediaOf(of, id)
  const { picture, video } = media
  return {
    site: {
      ...{ name, tagline, language, theme, origin, contact, plugins },
      pages: pages.map(({ draft, isLocked }) => ({
        ...{ ...draft, isLocked },
        // The text of a privacy page depends on the plugins when it is rendered. This does not
        // count as a change of the draft.
        content: currentPrivacy(draft.content, plugins),
      })),
      ...{ posts, showsNews, picture, video },
    },
    drafts: `{${pages.map((page) => `${JSON.stringify(page.id)}:${page.kept}`).join(',')}}`,
    settings: JSON.stringify({
      ...{ name, tagline, language, theme, contact, showsNews },
      // These are the plugins that the reader switched on, usable or not, so that setting up a mail
      // server later does not count as a change of the site.
      plugins: row.plugins,
    }),
    redirects,
    media,
  }
}
