/** The sites whose pages are listed on the overview; several can be. */
export const openSites = 'sites/:site/*'

/** A step of the guided creation. */
export const stepPlace = 'steps/:step'
