import type { Portal } from '../../contract.ts'
import { pageOf } from '../../pages.ts'
import { pageTitle } from './page-title.ts'

/** The pages that can be gone to by their names, each once: those that have something to show by themselves. */
export function offeredPages(shown: Portal): { name: string; path: string }[] {
  const listed = shown.sections.flatMap(({ name, entryPage, subPages, hidden }) =>
    hidden ? [] : [{ name, path: entryPage }, ...subPages],
  )
  const isListed = new Set(listed.map(({ path }) => pageOf(path).replace(/^\//, '')))
  const hidden = shown.sections.flatMap(({ id, hidden }) => (hidden ? id : []))
  const further = shown.pages.filter(
    ({ path, opens, section, isOfOne }) =>
      // Neither one thing nor any of many.
      !isOfOne &&
      !opens &&
      !path.includes('*') &&
      !isListed.has(path) &&
      !hidden.includes(section!),
  )
  const known = [
    ...listed,
    ...further.map(({ title, path }) => ({ name: title, path: `/${path}` })),
  ]
  const byPath = new Map(known.map((page) => [page.path, page]))
  return [...byPath.values()].filter(({ path }) => pageTitle(path, shown) !== null)
}
