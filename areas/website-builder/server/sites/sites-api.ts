import type { Api } from '#core/contract.ts'
import { Problem } from '#core/problem.ts'
import { sql, type Desk } from '#server/tools.ts'
import type { SiteDetail, sites } from '../../contracts/sites.ts'
import { listPages } from '../rows/page-rows.ts'
import { addressOf } from './address-of.ts'
import { tellPostsChanged } from '../rows/posts-changed.ts'
import { demandSite, lockSite, type Owned } from '../rows/site-rows.ts'
import { copySite, demandSiteRoom } from './write-site.ts'

/** Operations on single sites of a reader. */
export function serverSites(desk: Desk): Api<typeof sites> {
  const { readerId, now } = desk
  const tell = () => desk.announce({ area: 'website-builder' })

  async function change(site: string, work: (of: Owned) => Promise<void>): Promise<void> {
    await desk.db.transaction(async (db) => {
      await lockSite({ db, readerId }, site)
      await work({ db, readerId })
    })
    await tellPostsChanged(desk, site)
    await tell()
  }

  return {
    async getSite({ site }): Promise<SiteDetail> {
      const { isDeleted: _, isLive, addressName, ...row } = await demandSite(desk, site)
      const pages = await listPages(desk, [site])
      return {
        ...row,
        status: isLive ? 'live' : 'staging',
        address: isLive ? await addressOf(desk, addressName) : null,
        pages,
      }
    },

    async saveSite({ site, version, settings }) {
      const { name, tagline, language, theme, contact } = settings
      await change(site, async (of) => {
        const before = await demandSite(of, site)
        if (before.version !== version)
          throw new Problem(
            'conflict',
            'Somebody else changed these settings since you opened them. Load the page again, then make your change.',
          )
        await of.db.run(sql`
          update website_sites set name = ${name}, tagline = ${tagline}, language = ${language},
            theme = ${JSON.stringify(theme)}::jsonb, contact = ${JSON.stringify(contact)}::jsonb,
            version = version + 1, edited_at = ${now()}
          where id = ${site} and reader_id = ${readerId}`)
      })
      return { version: version + 1 }
    },

    async renameSite({ site, name }) {
      await change(site, async ({ db }) => {
        await db.run(sql`
          update website_sites set name = ${name}, version = version + 1, edited_at = ${now()}
          where id = ${site} and reader_id = ${readerId}`)
      })
    },

    async duplicateSite({ site }) {
      const copy = await desk.db.transaction(async (db) => {
        await demandSite({ db, readerId }, site)
        return copySite({ db, readerId }, site, now())
      })
      await tell()
      return { site: copy }
    },

    async deleteSite({ site }) {
      await change(site, async ({ db }) => {
        await db.run(
          sql`delete from website_live where site_id = ${site} and reader_id = ${readerId}`,
        )
        await db.run(sql`
          update website_sites set deleted_at = ${now()}, publish_at = null
          where id = ${site} and reader_id = ${readerId}`)
      })
    },

    async restoreSite({ site }) {
      await desk.db.transaction(async (db) => {
        await demandSiteRoom({ db, readerId })
        const { changed } = await db.run(sql`
          update website_sites set deleted_at = null
          where id = ${site} and reader_id = ${readerId} and deleted_at is not null`)
        if (changed === 0) await demandSite({ db, readerId }, site)
      })
      await tell()
    },

    async switchPlugin({ site, plugin, isOn }) {
      await change(site, async ({ db }) => {
        await db.run(sql`
          update website_sites set edited_at = ${now()},
            plugins = case when ${isOn} then array_append(array_remove(plugins, ${plugin}), ${plugin})
              else array_remove(plugins, ${plugin}) end
          where id = ${site} and reader_id = ${readerId}`)
      })
    },
  }
}
