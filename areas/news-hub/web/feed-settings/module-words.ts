import type { FeedModule } from '../../contracts/feed-settings.ts'
import {
  breakingProfiles,
  breakingTags,
  headlineProfiles,
  headlineTags,
} from '../../feed-settings.ts'

interface ModuleWords {
  lead: string
  profiles: readonly { value: string; label: string; hint: string }[]
  tags: readonly string[]
}

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

/** How each module's settings are put to the reader. */
export const moduleWords: Record<FeedModule, ModuleWords> = {
  headlines: {
    lead: 'Who Top Headlines is edited for, and which subjects it draws from.',
    profiles: headlineProfiles.map((value) => profile(value, headlineHints[value])),
    tags: headlineTags,
  },
  breaking: {
    lead: 'What may interrupt you, and which subjects it may come from.',
    profiles: breakingProfiles.map((value) => profile(value, breakingHints[value])),
    tags: breakingTags,
  },
}

function profile(value: string, hint: string) {
  return { value, label: value[0]!.toUpperCase() + value.slice(1), hint }
}
