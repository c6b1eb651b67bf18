import { categories } from '#areas/feed/contracts/categories.ts'
import { useRead } from '#web/asking/api.tsx'
import { sources, type Source } from '../../contract.ts'
import { capitalized } from './source-words.ts'

type Value = Source['category']

/** The categories of a source, each with the reader's name for its folder of the feed. */
function useFolders() {
  const offered = useRead(sources.getSourceForm, {}).categories
  const folders = useRead(categories.listCategories, {})
  return offered
    .map(({ value, folder }) => {
      const at = folders.findIndex(({ id }) => id === folder)
      const { name = folder ?? capitalized(value), isHidden = false } = folders[at] ?? {}
      return { value, label: name, isHidden, isFolder: folder !== null, at }
    })
    .toSorted((a, b) => a.at - b.at)
}

/**
 * Options for the category of a source, in the order of the folders. `chosen` is included even if
 * its folder is hidden.
 */
export function useCategoryOptions(chosen: Value): { value: Value; label: string }[] {
  return useFolders().filter(({ value, isHidden }) => !isHidden || value === chosen)
}

/** A hint about the effect of a category; undefined if categories are not folders here. */
export function useCategoryHint(): string | undefined {
  return useFolders().some(({ isFolder }) => isFolder)
    ? 'The folder of your feed for new articles whose own words do not tell where they belong.'
    : undefined
}

/** The name of a category, such as "Technology", or the reader's name for its folder. */
export function CategoryName({ category }: { category: Value }) {
  return useFolders().find(({ value }) => value === category)?.label ?? capitalized(category)
}
