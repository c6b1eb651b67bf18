import type { FeedModule, ModuleSettings } from './contracts/feed-settings.ts'

export const headlineProfiles = [
  'general',
  'tech-focused',
  'business',
  'science',
  'custom',
] as const

export const headlineTags = [
  'Tech',
  'AI',
  'Science',
  'Business',
  'Politics',
  'Sports',
  'Entertainment',
  'Health',
  'Climate',
  'Space',
] as const

export const breakingProfiles = [
  'general',
  'priority',
  'business',
  'tech',
  'world',
  'custom',
] as const

export const breakingTags = [
  'Politics',
  'Business',
  'Tech',
  'World',
  'Climate',
  'Health',
  'Science',
  'Sports',
  'Entertainment',
  'Security',
] as const

/** The default settings of each module. */
export const defaultModuleSettings: Record<FeedModule, ModuleSettings> = {
  headlines: {
    personalizationProfile: 'general',
    selectedSourceTags: ['Tech', 'AI', 'Science', 'Business', 'Politics', 'Sports'],
  },
  breaking: {
    personalizationProfile: 'general',
    selectedSourceTags: ['Politics', 'Business', 'Tech', 'World', 'Climate'],
  },
}

/** Selects a tag, or deselects it if it was selected. */
export function toggleTag(settings: ModuleSettings, tag: string): ModuleSettings {
  const { selectedSourceTags: tags } = settings
  const selectedSourceTags = tags.includes(tag)
    ? tags.filter((each) => each !== tag)
    : [...tags, tag]
  return { ...settings, selectedSourceTags }
}
