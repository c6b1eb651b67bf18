/** The route pattern of the tools of a category. */
export const categoryPlace = 'categories/:category'
