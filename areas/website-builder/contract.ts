import * as z from 'zod/mini'
import { defineContract, Id, Nothing, read, Time, write } from '#core/contract.ts'
import { list } from '#core/words.ts'

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
const Purpose = z.enum(purposes)
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
  url: z.string(),
  status: z.enum(['live', 'staging']),
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

/** Messages of the assistant beside the builder, and the list that it keeps an eye on. */
export const BuilderAssistant = z.object({
  messages: z.array(BuilderMessage),
  checklist: z.array(z.object({ id: Id, label: z.string(), isDone: z.boolean() })),
})
export type BuilderAssistant = z.infer<typeof BuilderAssistant>

export const websiteBuilder = defineContract('website-builder', {
  listSites: read(z.object({}), z.array(Site)),
  listTemplates: read(z.object({}), z.array(Template)),
  /** Makes a site from the answers: its pages, menu, theme and features. */
  generateBlueprint: write(SiteWishes, Nothing),
  getAssistant: read(z.object({}), BuilderAssistant),
})

declare module '#core/contract.ts' {
  interface Contracts {
    'website-builder': typeof websiteBuilder
  }
}
