import * as z from 'zod/mini'
import { defineContract, Id, Nothing, read, write } from '#core/contract.ts'
import { list, RowId, text } from '#core/words.ts'

/**
 * The colors that categories can have. Each of them is readable in the light and the dark theme.
 */
export const hues = [
  'world',
  'policy',
  'crime',
  'business',
  'markets',
  'technology',
  'ai',
  'cybersecurity',
  'science',
  'space',
  'environment',
  'healthcare',
  'automotive',
  'sports',
  'culture',
  'lifestyle',
  'general',
] as const
export const Hue = z.enum(hues)
export type Hue = z.infer<typeof Hue>

/** A category as its reader named it. */
export const ReaderCategory = z.object({
  id: Id,
  name: z.string(),
  hue: z.string(),
  /** True if the reader made the category, and therefore can delete it. */
  isOwn: z.boolean(),
  /** True if the feed shows no folder for this category. */
  isHidden: z.boolean(),
  /** The number of articles that the reader moved into this category. */
  examples: z.int(),
})
export type ReaderCategory = z.infer<typeof ReaderCategory>

export const CategoryDraft = z.object({
  id: z.optional(Id),
  name: text(40, 'At most 40 characters').check(
    z.trim(),
    z.minLength(1, 'Enter a name for the category'),
  ),
  hue: Hue,
})
export type CategoryDraft = z.infer<typeof CategoryDraft>

export const MOST_OWN_CATEGORIES = 50
/** The number of examples from which a category learns which other articles belong to it. */
export const ENOUGH_EXAMPLES = 3

/** The categories of this hub, in the order of their folders. */
export const categories = defineContract('categories', ['articles'], {
  listCategories: read(z.object({}), z.array(ReaderCategory)),
})

/** The reader's own categories, and articles that they moved. */
export const categoryEditor = defineContract('categories/editor', {
  /** Adds a category, or changes the one with that id. */
  saveCategory: write(CategoryDraft, ReaderCategory, ['not-found', 'conflict']),
  /** Sets the order of folders, given all categories. */
  arrangeCategories: write(z.object({ ids: list(Id, 100) }), Nothing),
  hideCategory: write(z.object({ id: Id, isHidden: z.boolean() }), Nothing, ['not-found']),
  /** Removes a category and returns its articles to their former categories; this can be undone. */
  removeCategory: write(z.object({ id: Id }), Nothing, ['not-found']),
  restoreCategory: write(z.object({ id: Id }), Nothing, ['not-found', 'conflict']),
  /** Moves an article into a category; null removes the reader's own choice. Returns the former choice. */
  moveArticle: write(
    z.object({ article: RowId, category: z.nullable(Id) }),
    z.object({ before: z.nullable(z.string()) }),
    ['not-found'],
  ),
})

declare module '#core/contract.ts' {
  interface Contracts {
    categories: typeof categories
    'categories/editor': typeof categoryEditor
  }
}
