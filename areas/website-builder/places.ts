/** The sites whose pages are listed on the overview. */
export const openSites = 'sites/:site/*'

/** The path of a step of the guided creation. */
export const stepPlace = 'steps/:step'

/** The page below which the pages for managing each site are. */
export const managePage = '/website-builder/manage'

/** A site and one of its parts, such as "pages". */
export const sitePlace = ':site/:part'
export const wholeSitePlace = ':site'

/** The path of the editor of a page. */
export const editPlace = ':site/edit/:page'

/** The full path of the management page for a place, for links from other pages. */
export function manageSite(place: string): string {
  return managePage + place.slice(1)
}
