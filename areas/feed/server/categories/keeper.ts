import type { Kept } from '#server/asking/kept.ts'
import { categories, categoryEditor } from '../../contracts/categories.ts'
import { serverCategories, serverCategoryEditor } from './api.ts'

export const categoriesKeeper: Kept = {
  contract: categories,
  open: serverCategories,
  about: {
    listCategories: 'The categories with their names and colors, in the order of their folders.',
  } satisfies Record<keyof typeof categories, string>,
}

export const categoryEditorKeeper: Kept = {
  contract: categoryEditor,
  open: serverCategoryEditor,
  about: {
    saveCategory: 'Adds a category of your own, or changes the name and color of one.',
    arrangeCategories: 'The order of the folders.',
    hideCategory: 'Leaves the folder of a category out of the feed, or shows it again.',
    removeCategory: 'Deletes a category of your own; its articles go back to where they were.',
    restoreCategory: 'Undoes the deletion of a category.',
    moveArticle:
      'Puts an article into a category. From the third one on, the category learns what else belongs to it.',
  } satisfies Record<keyof typeof categoryEditor, string>,
}
