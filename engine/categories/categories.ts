/** Categories of articles. "Breaking" is set by a burst of sources, the others by subject. */
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

/**
 * Categories of the live server, in the order of a newspaper; articles of no subject are "General".
 * The demo has twelve.
 */
export const everyCategory = [
  'Breaking',
  'World',
  'Policy & Government',
  'Crime & Justice',
  'Business',
  'Markets',
  'Technology',
  'AI Infrastructure',
  'Cybersecurity',
  'Science',
  'Space',
  'Environment',
  'Healthcare',
  'Automotive',
  'Sports',
  'Culture',
  'Lifestyle',
  'General',
] as const
export type Category = (typeof everyCategory)[number]

/**
 * Subjects of articles. "Breaking" and "General" are not subjects: one is a burst of news, the
 * other is for all other articles.
 */
export type Subject = Exclude<Category, 'Breaking' | 'General'>
// Marked as pure, so that the build removes it from pages that do not use it.
export const subjects: readonly Subject[] = /* @__PURE__ */ everyCategory.filter(
  (category) => category !== 'Breaking' && category !== 'General',
)

/** Subjects that a reader can choose for a source. Articles have other categories. */
export const feedCategories = [
  'general',
  'technology',
  'business',
  'science',
  'health',
  'sports',
  'entertainment',
] as const
