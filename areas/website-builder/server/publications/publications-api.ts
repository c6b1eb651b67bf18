import * as z from 'zod/mini'
import type { Api } from '#core/contract.ts'
import { cursorAt, readCursor } from '#areas/articles/server/lends/lists.ts'
import { giveName } from '#server/second-listener/names/give-name.ts'
import { sql, type Desk } from '#server/tools.ts'
import { PageChange, type publications } from '../../contracts/publications.ts'
import { PUBLISHING } from '../../limits.ts'
import { nameOf, websiteNames } from '../names/site-names.ts'
import { listPages } from '../rows/page-rows.ts'
import { openPreview } from '../preview/previews.ts'
import { tellPostsChanged } from '../rows/posts-changed.ts'
import { demandSite, lockSite, type Owned } from '../rows/site-rows.ts'
import { addressFor } from '../publishing/origin-of.ts'
import { planPublication } from '../publishing/plans.ts'
import {
  demandPublication,
  findPublications,
  type PublicationRow,
} from '../publishing/publication-rows.ts'
import { publishSite } from '../publishing/publish-site.ts'
import { showPublication } from '../publishing/store-publication.ts'

/** The publications of a reader's sites. */
export function serverPublications(desk: Desk): Api<typeof publications> {
  const { readerId, now } = desk

  /**
   * Makes one change of what visitors see at a time, and announces it to open screens and to all
   * processes that serve the site.
   */
  async function change(site: string, work: (of: Owned) => Promise<void>): Promise<void> {
    await desk.db.transaction(async (db) => {
      await lockSite({ db, readerId }, site)
      await work({ db, readerId })
    })
    await tellPostsChanged(desk, site)
    await desk.announce({ area: 'website-builder' })
  }

  return {
    async getPublishing({ site }) {
      const { isLive } = await demandSite(desk, site)
      const name = await nameOf(desk, site)
      const [live] = await findPublications(desk, site, sql`live.site_id is not null`, 1)
      const { scheduledAt, hasNewSettings } = await desk.db.one(
        StateRow,
        sql`select publish_at as scheduled_at, ${settingsDiffer} as has_new_settings
            from website_sites as site
            left join website_live as live on live.site_id = site.id
            left join website_publications as publication on publication.id = live.publication_id
            where site.id = ${site} and site.reader_id = ${readerId}`,
      )
      return {
        status: isLive ? 'live' : 'staging',
        name,
        ...(await addressFor(desk, site, name)),
        live: live ? told(live) : null,
        scheduledAt,
        changes: await changesOf(desk, site),
        hasNewSettings,
      }
    },

    async listPublications({ site, cursor }) {
      await demandSite(desk, site)
      const behind = readCursor(cursor)
      const rows = await findPublications(
        desk,
        site,
        behind ? sql`number < ${behind.id}::bigint` : sql`true`,
        PUBLISHING.listed + 1,
      )
      const shown = rows.slice(0, PUBLISHING.listed)
      const last = shown.at(-1)
      const hasMore = rows.length > shown.length
      return {
        publications: shown.map(told),
        next: last && hasMore ? cursorAt({ publishedTime: last.at, id: last.number }) : null,
      }
    },

    async publishSite({ site }) {
      return told(await publishSite(desk, site))
    },

    async rollBack({ site, publication }) {
      await change(site, async (of) => {
        await demandPublication(of, site, publication)
        await showPublication(of, site, publication, now())
      })
    },

    async takeDown({ site }) {
      await change(site, async ({ db }) => {
        await db.run(
          sql`delete from website_live where site_id = ${site} and reader_id = ${readerId}`,
        )
      })
    },

    async schedulePublication({ site, at }) {
      await demandSite(desk, site)
      await planPublication(desk, site, at)
      await desk.announce({ area: 'website-builder' })
    },

    async nameSite({ site, name }) {
      await demandSite(desk, site)
      await giveName(desk, websiteNames, site, name)
      await desk.announce({ area: 'website-builder' })
    },

    async openPreview({ site }) {
      await demandSite(desk, site)
      return openPreview(desk, site)
    },
  }
}

/** A condition: the current settings differ from those of the publication, or there is none. */
const settingsDiffer = sql`publication.settings is distinct from jsonb_build_object('name', name, 'tagline', tagline,
  'language', language, 'theme', theme, 'contact', contact, 'plugins', to_jsonb(plugins),
  'showsNews', exists (select from website_news where site_id = site.id))`

const StateRow = z.object({ scheduledAt: z.nullable(z.string()), hasNewSettings: z.boolean() })

const told = ({ id, nth, at, pages, bytes, isLive }: PublicationRow) => ({
  id,
  nth,
  at,
  pages,
  bytes,
  isLive,
})

/**
 * Lists the pages that the next publication changes: existing ones in the order of the menu, then
 * deleted ones.
 */
async function changesOf({ db, readerId }: Owned, site: string): Promise<PageChange[]> {
  const pages = await listPages({ db, readerId }, [site])
  const gone = await db.many(
    z.omit(PageChange, { change: true }),
    sql`select key as page, value ->> 'title' as title, value ->> 'path' as path
        from website_live as live
        join website_publications as publication on publication.id = live.publication_id,
          jsonb_each(drafts) as drafted
        where live.site_id = ${site} and live.reader_id = ${readerId} and not (key = any(${pages.map(({ id }) => id)}))
        order by path`,
  )
  return [
    ...pages
      .filter(({ hasChanges }) => hasChanges)
      .map(({ id, title, path, publishedAt }) => {
        const change = publishedAt === null ? ('new' as const) : ('changed' as const)
        return { page: id, title, path, change }
      }),
    ...gone.map((page) => ({ ...page, change: 'gone' as const })),
  ]
}
