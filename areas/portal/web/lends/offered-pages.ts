import type { Portal } from '../../contract.ts'
import { pageOf } from '../../pages.ts'
import { pageTitle } from './page-title.ts'

/** Lists the pages that can be opened by name, each once, without those that are coming soon. */
export function offeredPages(shown: Portal): { name: string; path: string }[] {
  const listed = shown.sections.flatMap(({ name, entryPage, subPages, hidden }) =>
    hidden ? [] : [{ name, path: entryPage }, ...subPages],
  )
  const isListed = new Set(listed.map(({ path }) => pageOf(path).replace(/^\//, '')))
  const hidden = shown.sections.flatMap(({ id, hidden }) => (hidden ? id : []))
  const further = shown.pages.filter(
    ({ path, opens, section, isOfOne }) =>
      // Pages of a single thing are left out, because they need its id.
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
  const offered = [...byPath.values()].flatMap((page) => {
    const title = pageTitle(page.path, shown)
    return title === null ? [] : { ...page, title }
  })
  // Two areas may each have a page "Settings". Such pages are listed by their titles, which name
  // the area.
  const isShared = (name: string) => offered.filter((page) => page.name === name).length > 1
  return offered.map(({ name, title, path }) => ({ name: isShared(name) ? title : name, path }))
}
