/** The open place of the page: the tools of a category. */
export const categoryPlace = 'categories/:category'
