import * as z from 'zod/mini'
import { defineContract, Id, read, Time, write } from '#core/contract.ts'
import { INPUT } from '#core/limits.ts'
import { line, list, Search } from '#core/words.ts'
import { SiteContact } from './contracts/site-contact.ts'

export const industries = [
  'food-beverage',
  'professional-services',
  'beauty-wellness',
  'restaurant-cafe',
  'saas-tech',
  'community',
] as const
export const sizes = ['solo', 'small-team', 'mid-team'] as const
export const purposes = ['informational', 'single-page', 'marketing-funnel', 'booking'] as const
export const features = [
  'seo',
  'live-chat',
  'analytics',
  'media-gallery',
  'compliance',
  'automation',
] as const

const Industry = z.enum(industries)
const Size = z.enum(sizes)
/**
 * The purpose of a site. A news site is made from articles of a hub, so only a live server with
 * hubs offers it.
 */
const Purpose = z.enum([...purposes, 'news'])
const Feature = z.enum(features)

/** The answers in the guided creation so far; null for a question without an answer. */
export const WizardAnswers = z.object({
  industry: z.nullable(Industry),
  size: z.nullable(Size),
  purpose: z.nullable(Purpose),
  features: list(Feature, features.length),
})
export type WizardAnswers = z.infer<typeof WizardAnswers>

/** All answers that are needed to make a site. */
export const SiteWishes = z.object({
  industry: Industry,
  size: Size,
  purpose: Purpose,
  features: list(Feature, features.length).check(z.minLength(1, 'Choose one feature at least')),
})
export type SiteWishes = z.infer<typeof SiteWishes>

/** Languages in which a new site can be drafted. */
export const draftLanguages = ['en', 'de', 'fr', 'es'] as const
const DraftLanguage = z.enum(draftLanguages)
export type DraftLanguage = z.infer<typeof DraftLanguage>

/** Facts about the site that are asked for before the questions. All but the name may be empty. */
export const SiteAbout = z.object({
  name: line(INPUT.nameCharacters).check(z.minLength(1, 'Give the site a name')),
  contact: SiteContact,
  /** The language of the site; English if absent. */
  language: z.optional(DraftLanguage),
})
export type SiteAbout = z.infer<typeof SiteAbout>

export const Wizard = z.object({
  /**
   * True if the questions begin with the name, place and contact of the site. False in the demo.
   */
  asksAbout: z.boolean(),
  /** True if sites are stored, and have pages to manage them. False in the demo. */
  keepsSites: z.boolean(),
  purposes: z.array(Purpose),
})

/** The layout of a template, from which its preview is drawn. */
export const Layout = z.enum(['front', 'column', 'gallery', 'funnel', 'calendar', 'forum'])
export type Layout = z.infer<typeof Layout>

/** A template for a new site, with the answers that it suits. */
export const Template = z.object({
  id: Id,
  name: z.string(),
  description: z.string(),
  layout: Layout,
  industries: z.array(Industry),
  purposes: z.array(Purpose),
  features: z.array(Feature),
})
export type Template = z.infer<typeof Template>

export const SitePage = z.object({
  id: Id,
  name: z.string(),
  path: z.string(),
  status: z.enum(['published', 'draft']),
})

export const Site = z.object({
  id: Id,
  name: z.string(),
  /** The address for visitors; null if the site has none yet. */
  url: z.nullable(z.string()),
  status: z.enum(['live', 'staging']),
  /** True if the site was deleted; it can be restored for some days. */
  isDeleted: z.boolean(),
  pages: z.array(SitePage),
})
export type Site = z.infer<typeof Site>

export const BuilderMessage = z.object({
  id: Id,
  from: z.enum(['assistant', 'user']),
  message: z.string(),
  time: z.optional(Time),
})
export type BuilderMessage = z.infer<typeof BuilderMessage>

/** The conversation with the assistant next to the builder, and its list of tasks. */
export const BuilderAssistant = z.object({
  messages: z.array(BuilderMessage),
  checklist: z.array(
    z.object({
      id: Id,
      label: z.string(),
      isDone: z.boolean(),
      /** The page that the task links to; absent if it is about no page. */
      page: z.optional(Id),
      /** The part of the site that the task links to, such as "settings". */
      part: z.optional(z.string()),
    }),
  ),
  /** Examples of requests to the assistant; empty if it takes none. */
  examples: z.array(z.string()),
})
export type BuilderAssistant = z.infer<typeof BuilderAssistant>

export const websiteBuilder = defineContract('website-builder', {
  /** Lists sites, the last edited first. */
  listSites: read(
    z.object({ search: z.optional(Search), shelf: z.optional(z.enum(['active', 'deleted'])) }),
    z.array(Site),
  ),
  listTemplates: read(z.object({}), z.array(Template)),
  /** Returns which questions the guided creation asks. */
  getWizard: read(z.object({}), Wizard),
  /**
   * Makes a site from the answers, with pages, menu, theme and features. `site` is null in the
   * demo, which stores none.
   */
  generateBlueprint: write(
    z.extend(SiteWishes, { about: z.optional(SiteAbout) }),
    z.object({ site: z.nullable(Id) }),
    ['conflict'],
  ),
  /** Returns the assistant of a site or, without a site, its general messages. */
  getAssistant: read(z.object({ site: z.optional(Id) }), BuilderAssistant, ['not-found']),
})

declare module '#core/contract.ts' {
  interface Contracts {
    'website-builder': typeof websiteBuilder
  }
}
