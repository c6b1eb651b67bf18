/** The most bytes of an icon at each size. */
export const MOST_ICON_BYTES = 4096

/** Days after which an icon is fetched again. */
export const ICON_DAYS = 7
