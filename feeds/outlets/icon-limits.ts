/** Of each size of an icon. */
export const MOST_ICON_BYTES = 4096
