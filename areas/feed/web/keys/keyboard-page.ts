/** The page on which a reader changes the keys. */
export const keyboardPage = '/news-hub/settings?at=keyboard'
