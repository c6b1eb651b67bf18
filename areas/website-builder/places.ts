/** The sites whose pages are listed on the overview. */
export const openSites = 'sites/:site/*'

/** A step of the guided creation. */
export const stepPlace = 'steps/:step'

/** The page below which each site has its own. */
export const managePage = '/website-builder/manage'

/** A site and one of its parts, such as "pages". */
export const sitePlace = ':site/:part'
export const wholeSitePlace = ':site'

/** The editor of a page. */
export const editPlace = ':site/edit/:page'

/** The full path of the management page for a place, for links from other pages. */
export function manageSite(place: string): string {
  return managePage + place.slice(1)
}
