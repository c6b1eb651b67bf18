/**
 * The stored form of an entry's HTML whose text is `text`. Most feeds give plain text, which is
 * then stored once: the result is empty if the HTML equals the text, and null if it is the text as
 * one paragraph.
 */
export function storedHtml(html: string, text: string): string | null {
  if (html === text) return ''
  return html === `<p>${text}</p>` ? null : html
}

/** The sanitised HTML of an entry; `stored` comes from `storedHtml`. */
export function entryHtml(stored: string | null, text: string): string {
  if (stored === null) return `<p>${escaped(text)}</p>`
  return stored === '' ? escaped(text) : stored
}

/** Escapes the text, since an archive may contain anything. */
function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
