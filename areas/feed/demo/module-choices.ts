import type { FeedModule, ModuleChoices } from '../contracts/feed-settings.ts'
import {
  breakingProfiles,
  breakingTags,
  defaultModuleSettings,
  headlineProfiles,
  headlineTags,
} from '../feed-settings.ts'

const headlineHints: Record<(typeof headlineProfiles)[number], string> = {
  general: 'A bit of everything that matters',
  'tech-focused': 'Software, chips and those who make them',
  business: 'Companies, deals and the people at work',
  science: 'Findings, and how sure they are',
  custom: 'Only the tags that you select',
}

const breakingHints: Record<(typeof breakingProfiles)[number], string> = {
  general: 'Whatever many sources report at once',
  priority: 'Only what cannot wait',
  business: 'What moves companies',
  tech: 'Outages, launches and leaks',
  world: 'From every country, near and far',
  custom: 'Only the tags that you select',
}

/** The demo's profiles and tags, as in the specification documents. */
export const moduleChoices: Record<FeedModule, ModuleChoices> = {
  headlines: {
    profiles: headlineProfiles.map((value) => profile(value, headlineHints[value])),
    tags: headlineTags.map((tag) => ({ value: tag, label: tag })),
    defaults: defaultModuleSettings.headlines,
  },
  breaking: {
    profiles: breakingProfiles.map((value) => profile(value, breakingHints[value])),
    tags: breakingTags.map((tag) => ({ value: tag, label: tag })),
    defaults: defaultModuleSettings.breaking,
  },
}

function profile(value: string, hint: string) {
  return { value, label: value[0]!.toUpperCase() + value.slice(1), hint }
}
