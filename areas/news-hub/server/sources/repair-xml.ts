/** Item elements of all dialects, with any prefix. */
const ITEM_END = /<\/(?:[\w.-]+:)?(?:item|entry)\s*>/gi

/** Makes ready for parsing: no junk before the first tag, no document type, no control characters. */
export function cleanXml(text: string): string {
  const start = text.indexOf('<')
  return (
    withoutDoctype(start > 0 ? text.slice(start) : text)
      // Characters that XML 1.0 forbids and that publishers paste in all the same.
      // oxlint-disable-next-line no-control-regex
      .replaceAll(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
  )
}

/** Entities are never defined by a feed: a document type can only be a mistake or a bomb. */
function withoutDoctype(text: string): string {
  const start = text.search(/<!DOCTYPE/i)
  if (start < 0) return text
  let depth = 0
  let quote = ''
  for (let i = start; i < text.length; i++) {
    const char = text[i]!
    if (quote) {
      if (char === quote) quote = ''
    } else if (depth > 0 && (char === '"' || char === "'")) quote = char
    else if (char === '[') depth++
    else if (char === ']') depth--
    else if (char === '>' && depth <= 0) return text.slice(0, start) + text.slice(i + 1)
  }
  return text.slice(0, start)
}

/** A document that was cut off, up to its last whole item; null when not even one is whole. */
export function wholeItemsOf(text: string): string | null {
  let end = -1
  for (const match of text.matchAll(ITEM_END)) end = match.index + match[0].length
  if (end < 0) return null
  const open = openElements(text.slice(0, end))
  return (
    text.slice(0, end) +
    open
      .reverse()
      .map((name) => `</${name}>`)
      .join('')
  )
}

const TAG =
  /<!--[\s\S]*?-->|<!\[CDATA\[[\s\S]*?\]\]>|<\?[\s\S]*?\?>|<(\/?)([A-Za-z_][\w:.-]*)(?:"[^"]*"|'[^']*'|[^'">])*?(\/?)>/g

function openElements(text: string): string[] {
  const open: string[] = []
  for (const [, closing, name, selfClosing] of text.matchAll(TAG)) {
    if (name === undefined || selfClosing === '/') continue
    if (closing === '/') {
      const at = open.lastIndexOf(name)
      if (at >= 0) open.length = at
    } else open.push(name)
  }
  return open
}
