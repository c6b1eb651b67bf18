/** The sites whose pages are unfolded on the overview. */
export const openSites = 'sites/:site/*'

/** A step of the guided creation. */
export const stepPlace = 'steps/:step'

/** The page below which each site has its own. */
export const managePage = '/website-builder/manage'

/** A site and one of its parts, such as "pages", which is also the default. */
export const sitePlace = ':site/:part'
export const wholeSitePlace = ':site'

/** The editor of a page. */
export const editPlace = ':site/edit/:page'

/** The full path of a place that `address` gives, for links from any page. */
export function manageSite(place: string): string {
  return managePage + place.slice(1)
}
