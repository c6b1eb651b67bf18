import { areas } from '#areas/areas.ts'
import { everyPage as pagesOfPortal, resolvePage as resolve } from '#areas/portal/pages.ts'
import { pagesIn } from '#areas/portal/sections.ts'

const places = pagesIn(areas)

/**
 * The paths of every page of the news hub, and of the areas that have their own sidebar entry,
 * without the door's path.
 */
export function everyPage(): string[] {
  const own = pagesIn(areas.filter(({ section }) => section))
  const paths = own.flatMap(({ path, opens }) => (opens ? [] : path.replace(/\/\*$/, '')))
  return [...pagesOfPortal(), ...paths]
}

export function resolvePage(page: string) {
  return resolve(page, places)
}
