export const KEYBOARD_ID = 'keyboard'

/** Where a reader changes the keys. */
export const keyboardPage = `/news-hub/settings#${KEYBOARD_ID}`
