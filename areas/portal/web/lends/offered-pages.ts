import type { Portal } from '../../contract.ts'
import { pageTitle } from './page-title.ts'

/** The pages that can be gone to by their names, each once: those that have something to show by themselves. */
export function offeredPages(shown: Portal): { name: string; path: string }[] {
  const known = [
    ...shown.sections.flatMap(({ name, entryPage, subPages, hidden }) =>
      hidden ? [] : [{ name, path: entryPage }, ...subPages],
    ),
    ...shown.pages.flatMap(({ title, path, isOfOne }) =>
      isOfOne ? [] : [{ name: title, path: `/${path}` }],
    ),
  ]
  const byPath = new Map(known.map((page) => [page.path, page]))
  return [...byPath.values()].filter(({ path }) => pageTitle(path, shown) !== null)
}
