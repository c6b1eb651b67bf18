/**
 * The stored form of an entry's HTML: null if the HTML is just `text` as one paragraph, and empty
 * if it equals `text`. So plain text, which most feeds give, is stored only once.
 */
export function storedHtml(html: string, text: string): string | null {
  if (html === text) return ''
  return html === `<p>${text}</p>` ? null : html
}

/** The sanitized HTML of an entry; `stored` comes from `storedHtml`. */
export function entryHtml(stored: string | null, text: string): string {
  if (stored === null) return `<p>${escaped(text)}</p>`
  return stored === '' ? escaped(text) : stored
}

/** Escapes the text, because an archive may contain anything. */
function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
