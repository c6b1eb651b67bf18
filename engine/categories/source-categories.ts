import { everyCategory, feedCategories, type Category } from './categories.ts'

/** Folders that the words of the Add Feed form do not name. */
const narrowCategories = [
  'World',
  'Policy & Government',
  'Crime & Justice',
  'Markets',
  'AI Infrastructure',
  'Cybersecurity',
  'Space',
  'Environment',
  'Automotive',
  'Lifestyle',
] as const satisfies readonly Category[]

/** Everything that a source can be said to be about. */
// Marked as pure, so that the build removes it from pages without the Add Feed form.
export const sourceCategories = /* @__PURE__ */ (() =>
  [...feedCategories, ...narrowCategories] as const)()
export type SourceCategory = (typeof sourceCategories)[number]

/** The folder for each category of the form. */
const folderOfWord: Record<(typeof feedCategories)[number], Category> = {
  general: 'General',
  technology: 'Technology',
  business: 'Business',
  science: 'Science',
  health: 'Healthcare',
  sports: 'Sports',
  entertainment: 'Culture',
}

/** The folder of the feed that a source is said to belong to. */
export function folderOfSource(category: SourceCategory): Category {
  return folderOfWord[category as keyof typeof folderOfWord] ?? category
}

/** Each folder of the feed as the category of a source; "Breaking" is a burst of news, not a subject. */
// Marked as pure, so that the build removes it from pages that do not use it.
export const sourceFolders = /* @__PURE__ */ everyCategory.flatMap((folder) =>
  sourceCategories
    .filter((value) => folderOfSource(value) === folder)
    .map((value) => ({ value, folder })),
)
