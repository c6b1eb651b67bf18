export const KEYBOARD_ID = 'keyboard'

/** The page on which a reader changes the keys. */
export const keyboardPage = `/news-hub/settings#${KEYBOARD_ID}`
