/** The most bytes of an icon at each size. */
export const MOST_ICON_BYTES = 4096

/** An icon is asked for again after this long. */
export const ICON_DAYS = 7
