import { MARKUP } from '#engine/limits.ts'
import { plainText, upTo } from '#engine/markup/plain-text.ts'
import { sanitizeHtml } from '#engine/markup/sanitize.ts'

/** The text of a page as another program kept it, sanitised like a fetched one. */
export function readBrought({ html: given, address }: { html: string; address: string }) {
  const html = sanitizeHtml(upTo(given, MARKUP.characters), address).trim()
  return { html, text: upTo(plainText(html), MARKUP.textCharacters) }
}
