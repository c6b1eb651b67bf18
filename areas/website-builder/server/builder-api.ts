import type { Api } from '#core/contract.ts'
import { Problem } from '#core/problem.ts'
import { join, sql, type Desk } from '#server/tools.ts'
import { purposes, type websiteBuilder } from '../contract.ts'
import { readAssistant } from './assistant/assistant-api.ts'
import { PAGES } from '../limits.ts'
import { listPages } from './rows/page-rows.ts'
import { addressOf } from './sites/address-of.ts'
import { findSites } from './rows/site-rows.ts'
import { followNews } from './news/follow-news.ts'
import { firstNews, keepNews } from './news/keep-news.ts'
import { sitesMade, type MadeSite } from './sites/sites-made.ts'
import { siteFromAnswers } from './sites/site-from-answers.ts'
import { insertSite } from './sites/write-site.ts'
import { siteTemplates } from '../site-templates.ts'

/** Lists the sites of a reader, and makes new ones in the guided creation. */
export function serverWebsiteBuilder(desk: Desk): Api<typeof websiteBuilder> {
  return {
    async listSites({ search = '', shelf = 'active' }) {
      const words = search.trim().toLowerCase()
      const conditions = [
        shelf === 'active' ? sql`deleted_at is null` : sql`deleted_at is not null`,
      ]
      if (words !== '') conditions.push(sql`position(${words} in lower(site.name)) > 0`)
      const rows = await findSites(desk, join(conditions, ' and '), PAGES.sites)
      const pages = await listPages(
        desk,
        rows.map(({ id }) => id),
      )
      return Promise.all(
        rows.map(async ({ id, name, isDeleted, isLive, addressName }) => ({
          ...{ id, name, isDeleted },
          url: isLive ? await addressOf(desk, addressName) : null,
          status: isLive ? ('live' as const) : ('staging' as const),
          pages: pages
            .filter(({ siteId }) => siteId === id)
            .map((page) => ({
              ...{ id: page.id, name: page.title, path: `/${page.path}` },
              status: page.publishedAt === null ? ('draft' as const) : ('published' as const),
            })),
        })),
      )
    },

    async listTemplates() {
      return [...siteTemplates]
    },

    async getWizard() {
      return { asksAbout: true, keepsSites: true, purposes: [...purposes, 'news'] }
    },

    async generateBlueprint(wishes) {
      const made = siteFromAnswers(wishes)
      const site = await desk.db.transaction(async (db) => {
        const of = { db, readerId: desk.readerId }
        const id = await insertSite(of, made, desk.now())
        if (wishes.purpose === 'news') await keepNews(of, id, firstNews, desk.now())
        return id
      })
      await followMade(desk, { id: site, name: made.settings.name, workflows: made.workflows })
      await desk.announce({ area: 'website-builder' })
      if (wishes.purpose === 'news') await desk.enqueue(followNews, {}, { dedupeKey: 'all' })
      return { site }
    },

    async getAssistant({ site }) {
      if (site !== undefined) return readAssistant(desk, site)
      return { messages: [], checklist: [], examples: [] }
    },
  }
}

/** The new site stays even if a further step fails because a limit is reached. */
async function followMade(desk: Desk, site: MadeSite): Promise<void> {
  for (const follow of desk.extensions(sitesMade)) {
    try {
      await follow(desk, site)
    } catch (error) {
      if (!(error instanceof Problem)) throw error
    }
  }
}
