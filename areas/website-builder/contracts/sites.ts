import * as z from 'zod/mini'
import { defineContract, Id, Nothing, read, Time, write } from '#core/contract.ts'
import { INPUT } from '#core/limits.ts'
import { Count, line, list } from '#core/words.ts'
import { PAGES } from '../limits.ts'
import { SiteContact } from './site-contact.ts'
import { Theme } from '../themes/theme.ts'
import { plugins } from '../plugins.ts'

const SiteName = line(INPUT.nameCharacters).check(z.minLength(1, 'Give the site a name'))
const OneSite = z.object({ site: Id })
const Plugin = z.enum(plugins)

export const PageSummary = z.object({
  id: Id,
  title: z.string(),
  /** The path without slashes around it; "" is the first page. */
  path: z.string(),
  isInMenu: z.boolean(),
  /** True if visitors need a password to see the page. */
  isLocked: z.boolean(),
  /** The time of publishing; null if the page is not published. */
  publishedAt: z.nullable(Time),
  /** True if the draft differs from what visitors see, or visitors see nothing yet. */
  hasChanges: z.boolean(),
  editedAt: Time,
})
export type PageSummary = z.infer<typeof PageSummary>

/** A BCP 47 tag, such as "en" or "de". */
export const SiteLanguage = z
  .string()
  .check(z.regex(/^[a-z]{2,3}(-[A-Za-z\d]{2,8})?$/, 'Choose a language'))

/** The settings of a site that the reader can change. */
export const SiteSettings = z.object({
  name: SiteName,
  /** One sentence about the site; may be empty. */
  tagline: line(PAGES.descriptionCharacters),
  language: SiteLanguage,
  theme: Theme,
  contact: SiteContact,
})
export type SiteSettings = z.infer<typeof SiteSettings>

export const SiteDetail = z.extend(SiteSettings, {
  id: Id,
  /** The number of saves of the settings. */
  version: z.int(),
  plugins: list(Plugin, plugins.length),
  status: z.enum(['live', 'staging']),
  /** The address for visitors; null if the site is not published, or no visitor could reach it. */
  address: z.nullable(z.string()),
  /** The pages in the order of the menu. */
  pages: z.array(PageSummary),
  createdAt: Time,
})
export type SiteDetail = z.infer<typeof SiteDetail>

/** Operations that change sites, such as saving, copying and deleting them. */
export const sites = defineContract('website-builder/sites', {
  getSite: read(OneSite, SiteDetail, ['not-found']),
  /** Saves the settings if `version` is the current one; fails if somebody else has saved since. */
  saveSite: write(
    z.extend(OneSite, { version: Count, settings: SiteSettings }),
    z.object({ version: z.int() }),
    ['not-found', 'conflict'],
  ),
  renameSite: write(z.extend(OneSite, { name: SiteName }), Nothing, ['not-found']),
  /** Adds a copy of the site's drafts as a new site, which is not published. */
  duplicateSite: write(OneSite, z.object({ site: Id }), ['not-found', 'conflict']),
  /** Deletes a site and takes it down; it can be restored for some days. */
  deleteSite: write(OneSite, Nothing, ['not-found']),
  /** Restores a deleted site, which stays unpublished. */
  restoreSite: write(OneSite, Nothing, ['not-found', 'conflict']),
  /** Switches a plugin on or off. Visitors see the change with the next publication. */
  switchPlugin: write(z.extend(OneSite, { plugin: Plugin, isOn: z.boolean() }), Nothing, [
    'not-found',
  ]),
})

declare module '#core/contract.ts' {
  interface Contracts {
    'website-builder/sites': typeof sites
  }
}
