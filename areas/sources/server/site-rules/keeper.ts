import * as z from 'zod/mini'
import type { Api } from '#core/contract.ts'
import { Problem } from '#core/problem.ts'
import { answerHtml } from '#engine/markup/answer-html.ts'
import { webAddress } from '#engine/addresses/web-address.ts'
import { pageReading } from '#feeds/full-text/page-reading.ts'
import { readSiteAgain, siteOf, siteRuleFor } from '#feeds/full-text/site-rules.ts'
import { ourPictures } from '#feeds/pictures/pictures-in-text.ts'
import type { Kept } from '#server/asking/kept.ts'
import { sql, type Desk } from '#server/tools.ts'
import { siteRules } from '../../contracts/site-rules.ts'
import { choicesReading } from './choices-reading.ts'
import { fetchPage } from './fetch-pages.ts'
import { deleteRule, demandUsable, importRules, keepRule, listRules } from './rule-rows.ts'

const PAGES_SHOWN = 4

export const siteRulesKeeper: Kept = {
  contract: siteRules,
  open: serverSiteRules,
  // Rules are shared by all readers who follow the site, so only the owner may change them.
  isForOwner: true,
  about: {
    listRules: 'The rules by which articles are found on the pages of sites.',
    getPages: 'The newest articles of a source, and the rule of their site.',
    showPage: 'A page in pieces, and which of them a rule takes for its article.',
    readPage: 'The article of a page as a rule finds it.',
    saveRule: 'Keeps the rule of a site, and reads its newest pages again by it.',
    deleteRule: 'Deletes the rule of a site; its pages are read as any others.',
    importRules: 'Takes in rules from a file that a server exported.',
  } satisfies Record<keyof typeof siteRules, string>,
}

export function serverSiteRules(tools: Desk): Api<typeof siteRules> {
  const { db, now, readerId, secrets } = tools

  return {
    async listRules() {
      return listRules(db)
    },

    async getPages({ id }) {
      const source = await db.maybe(
        z.object({ feedId: z.int() }),
        sql`select feed_id from sources where reader_id = ${readerId} and id = ${id}`,
      )
      if (!source) throw new Problem('not-found', 'You no longer follow that source.')
      const entries = await db.many(
        z.object({ title: z.string(), address: z.string() }),
        sql`select title, link as address from entries
            where feed_id = ${source.feedId} and link ~* '^https?:' order by published_at desc limit ${PAGES_SHOWN}`,
      )
      const site = siteOf(entries[0]?.address ?? '')
      const pages = entries.filter(({ address }) => siteOf(address) === site)
      return { site, rule: site === null ? null : await siteRuleFor(db, pages[0]!.address), pages }
    },

    async showPage({ address, ...rule }) {
      demandUsable(rule)
      const page = await fetchPage(tools, pageAddress(address))
      return {
        site: siteOf(page.address) ?? '',
        ...(await tools.read(choicesReading, { ...page, rule })),
      }
    },

    async readPage({ address, ...rule }) {
      demandUsable(rule)
      const page = await fetchPage(tools, pageAddress(address))
      const { title, html, text } = await tools.read(pageReading, { ...page, rule })
      return { title, html: answerHtml(html, [ourPictures(secrets)]), characters: text.length }
    },

    async saveRule(rule) {
      return db.transaction(async (db) => {
        await keepRule(db, rule, now())
        return { again: await readSiteAgain(db, rule.site, now()) }
      })
    },

    async deleteRule({ site }) {
      await db.transaction(async (db) => {
        await deleteRule(db, site)
        await readSiteAgain(db, site, now())
      })
    },

    async importRules({ text }) {
      return importRules(db, text, now())
    },
  }
}

function pageAddress(typed: string): string {
  const address = webAddress(typed, 'https://nowhere.invalid/')
  if (address === null || new URL(address).host === 'nowhere.invalid')
    throw new Problem('invalid', 'That is not the address of a page. Addresses begin with https://')
  return address
}
