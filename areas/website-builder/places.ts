/** The sites whose pages are unfolded on the overview. */
export const openSites = 'sites/:site/*'

/** A step of the guided creation. */
export const stepPlace = 'steps/:step'
