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
  /** Null for a page that is not published. */
  publishedAt: z.nullable(Time),
  /** True if visitors see something else than the draft, or nothing yet. */
  hasChanges: z.boolean(),
  editedAt: Time,
})
export type PageSummary = z.infer<typeof PageSummary>

/** A BCP 47 tag, such as "en" or "de". */
export const SiteLanguage = z
  .string()
  .check(z.regex(/^[a-z]{2,3}(-[A-Za-z\d]{2,8})?$/, 'Choose a language'))

/** The settings of a site that its reader changes. */
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
  /** Counts the saves of the settings. */
  version: z.int(),
  plugins: list(Plugin, plugins.length),
  status: z.enum(['live', 'staging']),
  /** The address for visitors; null while it is not published, or where no visitor could reach it. */
  address: z.nullable(z.string()),
  /** In the order of the menu. */
  pages: z.array(PageSummary),
  createdAt: Time,
})
export type SiteDetail = z.infer<typeof SiteDetail>

/** Operations that change what `website-builder` lists. */
export const sites = defineContract('website-builder/sites', {
  getSite: read(OneSite, SiteDetail, ['not-found']),
  /** Saves the settings over the version that was read; fails where somebody else saved since. */
  saveSite: write(
    z.extend(OneSite, { version: Count, settings: SiteSettings }),
    z.object({ version: z.int() }),
    ['not-found', 'conflict'],
  ),
  renameSite: write(z.extend(OneSite, { name: SiteName }), Nothing, ['not-found']),
  /** Adds a copy of the drafts, which is not published. */
  duplicateSite: write(OneSite, z.object({ site: Id }), ['not-found', 'conflict']),
  /** Deletes a site and takes it down; it can be restored for some days. */
  deleteSite: write(OneSite, Nothing, ['not-found']),
  /** Undoes the deleting of a site, which stays unpublished. */
  restoreSite: write(OneSite, Nothing, ['not-found', 'conflict']),
  /** Switches a plugin on or off; visitors see it with the next publication. */
  switchPlugin: write(z.extend(OneSite, { plugin: Plugin, isOn: z.boolean() }), Nothing, [
    'not-found',
  ]),
})

declare module '#core/contract.ts' {
  interface Contracts {
    'website-builder/sites': typeof sites
  }
}
