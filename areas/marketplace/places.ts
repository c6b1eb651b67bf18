/** What is open on the page: the tools of a category. */
export const categoryPlace = 'categories/:category'
