/**
 * The stored form of the HTML of an entry whose words are `text`: most feeds give plain words, and those are stored
 * once. Empty where the HTML is the text itself, null where it is the text as one paragraph.
 */
export function storedHtml(html: string, text: string): string | null {
  if (html === text) return ''
  return html === `<p>${text}</p>` ? null : html
}

/** The HTML of an entry as its feed gave it, sanitised; `stored` as `storedHtml` made it. */
export function entryHtml(stored: string | null, text: string): string {
  if (stored === null) return `<p>${escaped(text)}</p>`
  return stored === '' ? escaped(text) : stored
}

/** Escapes the text, since the writer of an archive may have put anything into it. */
function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
