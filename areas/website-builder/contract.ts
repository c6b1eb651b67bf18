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
/** A news site is made from a hub's own articles, so only a server with hubs offers it. */
const Purpose = z.enum([...purposes, 'news'])
const Feature = z.enum(features)

/** The answers in the guided creation so far; null without any. */
export const WizardAnswers = z.object({
  industry: z.nullable(Industry),
  size: z.nullable(Size),
  purpose: z.nullable(Purpose),
  features: list(Feature, features.length),
})
export type WizardAnswers = z.infer<typeof WizardAnswers>

/** All the answers from which a site is proposed. */
export const SiteWishes = z.object({
  industry: Industry,
  size: Size,
  purpose: Purpose,
  features: list(Feature, features.length).check(z.minLength(1, 'Choose one feature at least')),
})
export type SiteWishes = z.infer<typeof SiteWishes>

/** The languages in which a new site is drafted, and speaks to its visitors. */
export const draftLanguages = ['en', 'de', 'fr', 'es'] as const
const DraftLanguage = z.enum(draftLanguages)
export type DraftLanguage = z.infer<typeof DraftLanguage>

/** The facts that a door asks for before the questions; all but the name may be empty. */
export const SiteAbout = z.object({
  name: line(INPUT.nameCharacters).check(z.minLength(1, 'Give the site a name')),
  contact: SiteContact,
  /** English where it is absent. */
  language: z.optional(DraftLanguage),
})
export type SiteAbout = z.infer<typeof SiteAbout>

export const Wizard = z.object({
  /** True if the questions begin with the name, place and contact of the site. */
  asksAbout: z.boolean(),
  /** True if sites are made and kept here, and each has pages to manage it. */
  keepsSites: z.boolean(),
  purposes: z.array(Purpose),
})

/** The layout of a template's pages, which its preview is drawn from. */
export const Layout = z.enum(['front', 'column', 'gallery', 'funnel', 'calendar', 'forum'])
export type Layout = z.infer<typeof Layout>

/** A beginning for a site, and whom it suits. */
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
  /** The address for visitors; null if there is none yet. */
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

/** Messages of the assistant next to the builder, and its list of tasks. */
export const BuilderAssistant = z.object({
  messages: z.array(BuilderMessage),
  checklist: z.array(
    z.object({
      id: Id,
      label: z.string(),
      isDone: z.boolean(),
      /** The page to which it leads. */
      page: z.optional(Id),
      /** The part of the site that the task links to, such as "settings". */
      part: z.optional(z.string()),
    }),
  ),
  /** Examples of what the assistant does when it is asked; empty where it takes no questions. */
  examples: z.array(z.string()),
})
export type BuilderAssistant = z.infer<typeof BuilderAssistant>

export const websiteBuilder = defineContract('website-builder', {
  /** The last edited first. */
  listSites: read(
    z.object({ search: z.optional(Search), shelf: z.optional(z.enum(['active', 'deleted'])) }),
    z.array(Site),
  ),
  listTemplates: read(z.object({}), z.array(Template)),
  /** The questions of the guided creation that this door has. */
  getWizard: read(z.object({}), Wizard),
  /** Makes a site from the answers: its pages, menu, theme and features; null where none is kept. */
  generateBlueprint: write(
    z.extend(SiteWishes, { about: z.optional(SiteAbout) }),
    z.object({ site: z.nullable(Id) }),
    ['conflict'],
  ),
  /** The assistant of a site; without a site, its general words. */
  getAssistant: read(z.object({ site: z.optional(Id) }), BuilderAssistant, ['not-found']),
})

declare module '#core/contract.ts' {
  interface Contracts {
    'website-builder': typeof websiteBuilder
  }
}
