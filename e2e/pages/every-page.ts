import { areas } from '#areas/areas.ts'
import { everyPage as pagesOfPortal, resolvePage as resolve } from '#areas/portal/pages.ts'
import { pagesIn } from '#areas/portal/sections.ts'

const places = pagesIn(areas)

/** Every page of the news hub that the portal knows, and those of areas with an entry of their own in the sidebar, below the door. */
export function everyPage(): string[] {
  const own = pagesIn(areas.filter(({ section }) => section))
  const paths = own.flatMap(({ path, opens }) => (opens ? [] : path.replace(/\/\*$/, '')))
  return [...pagesOfPortal(), ...paths]
}

export function resolvePage(page: string) {
  return resolve(page, places)
}
