/** The route pattern for the tools of one category. */
export const categoryPlace = 'categories/:category'
