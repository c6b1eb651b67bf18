import { MARKUP } from '#engine/limits.ts'
import { plainText, upTo } from '#engine/markup/plain-text.ts'
import { sanitizeHtml } from '#engine/markup/sanitize.ts'

/** Sanitizes the text of a page in a file of another program in the same way as a fetched page. */
export function readBrought({ html: given, address }: { html: string; address: string }) {
  const html = sanitizeHtml(upTo(given, MARKUP.characters), address).trim()
  return { html, text: upTo(plainText(html), MARKUP.textCharacters) }
}
