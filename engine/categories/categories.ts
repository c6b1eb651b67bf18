/** What an article is about. "Breaking" is set by a burst of sources, the others by subject. */
export const categories = [
  'Breaking',
  'AI Infrastructure',
  'Policy & Government',
  'Markets',
  'Science',
  'Technology',
  'Environment',
  'Space',
  'Healthcare',
  'Cybersecurity',
  'Automotive',
  'Business',
] as const

/** Live articles that no subject claims are "General"; the demo has none. */
export const everyCategory = [...categories, 'General'] as const
export type Category = (typeof everyCategory)[number]

/** What a source is said to be about by whoever follows it; not the categories of articles. */
export const feedCategories = [
  'general',
  'technology',
  'business',
  'science',
  'health',
  'sports',
  'entertainment',
] as const
