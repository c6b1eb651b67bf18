/** Characters that XML forbids, even as references. */
const NOT_IN_XML = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu
/**
 * Matches an ampersand that HTML would read as the start of a reference. Other ampersands stay, for
 * clients that show plain text.
 */
const REFERENCE = /&(?=[#a-z\d])/gi

export function withoutControls(text: string): string {
  return text.replaceAll(NOT_IN_XML, '')
}

/**
 * Text for the titles and descriptions of RSS. Clients read them as HTML, so plain text is escaped once more than XML
 * requires.
 */
export function rssText(text: string): string {
  return withoutControls(text).replaceAll(REFERENCE, '&amp;').replaceAll('<', '&lt;')
}
