const ITEM_START = /<(?:[\w.-]+:)?(?:item|entry)(?=[\s>])/gi
const ITEM_END = /<\/(?:[\w.-]+:)?(?:item|entry)\s*>/gi
const FEED_START = /<(?:[\w.-]+:)?(?:rss|rdf|feed)(?=[\s>])/i
/** Some servers print their own troubles before the feed. */
const JUNK_CHARACTERS = 65_536
/** A head that is nested deeper than this is no head of a feed. */
const HEAD_DEPTH = 20

/**
 * Makes ready for parsing: no junk before the first element, no document type, no control
 * characters, and a last tag that ends.
 */
export function cleanXml(text: string): string {
  const feed = withoutProlog(text)
  const start = feed.slice(0, JUNK_CHARACTERS).search(FEED_START)
  return (
    (isWebPage(feed) || start < 0 ? feed : feed.slice(start))
      // Characters that XML 1.0 forbids and that publishers paste in all the same.
      // oxlint-disable-next-line no-control-regex
      .replaceAll(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
      .replace(/<\/[\w:.-]+\s*$/, '$&>')
      .toWellFormed()
  )
}

/** Name of the first element, without prefix, in small letters. */
export function rootOf(xml: string): string {
  return /^<(?:[\w.-]+:)?([\w.-]+)/.exec(xml)?.[1]?.toLowerCase() ?? ''
}

/** Whether the document goes on to the end of its first element; one that was cut off does not. */
export function isClosed(xml: string): boolean {
  return /<\/(?:[\w.-]+:)?(?:rss|rdf|feed)\s*>/i.test(xml) || /^<[^>]*\/>/.test(xml)
}

export function isWebPage(xml: string): boolean {
  return /^(html|head|body|script|div|meta|center|title)$/.test(rootOf(xml))
}

/**
 * The document from its first element on. Document types go with the rest: a feed defines no
 * entities, so one can only be a mistake or a bomb.
 */
function withoutProlog(text: string): string {
  let at = text.indexOf('<')
  while (at >= 0) {
    const next = text[at + 1] ?? ''
    let end = -1
    if (text.startsWith('<!--', at)) end = endOf(text, '-->', at)
    else if (next === '?') end = Math.max(endOf(text, '?>', at), endOf(text, '>', at))
    else if (next === '!') end = endOfDoctype(text, at)
    else if (/[\w/]/.test(next)) return text.slice(at)
    else end = at + 1
    at = end < 0 ? -1 : text.indexOf('<', end)
  }
  return ''
}

function endOf(text: string, mark: string, from: number): number {
  const at = text.indexOf(mark, from)
  return at < 0 ? -1 : at + mark.length
}

function endOfDoctype(text: string, from: number): number {
  let depth = 0
  let quote = ''
  for (let at = from; at < text.length; at++) {
    const char = text[at]!
    if (quote) {
      if (char === quote) quote = ''
    } else if (depth > 0 && (char === '"' || char === "'")) quote = char
    else if (char === '[') depth++
    else if (char === ']') depth--
    else if (char === '>' && depth <= 0) return at + 1
  }
  return -1
}

/** A broken feed taken apart: any of its whole items between head and tail is a document again. */
export interface Pieces {
  head: string
  items: string[]
  tail: string
  /** Items without an end. */
  cutOff: number
}

export function piecesOf(xml: string): Pieces | null {
  const starts = [...xml.matchAll(ITEM_START)].map(({ index }) => index)
  const head = xml.slice(0, starts[0] ?? xml.length)
  const open = openElements(head)
  if (starts.length === 0 || open === null) return null

  const spans = starts.map((start, i) => xml.slice(start, starts[i + 1] ?? xml.length))
  const items = spans.map(upToItemEnd).filter((item) => item !== null)
  const tail = open.toReversed().map((name) => `</${name}>`)
  return { head, items, tail: tail.join(''), cutOff: spans.length - items.length }
}

function upToItemEnd(span: string): string | null {
  const end = [...span.matchAll(ITEM_END)].at(-1)
  return end ? span.slice(0, end.index + end[0].length) : null
}

/** Elements that are still open at the end of a text, outermost first; null when it is no head. */
function openElements(text: string): string[] | null {
  const open: string[] = []
  let at = text.indexOf('<')
  while (at >= 0) {
    let end: number
    if (text.startsWith('<!--', at)) end = endOf(text, '-->', at)
    else if (text.startsWith('<![CDATA[', at)) end = endOf(text, ']]>', at)
    else {
      end = endOf(text, '>', at)
      const tag = text.slice(at, Math.max(end, at))
      const name = /^<\/?([A-Za-z_][\w:.-]*)/.exec(tag)?.[1]
      if (name !== undefined && tag[1] === '/') {
        const opened = open.lastIndexOf(name)
        if (opened >= 0) open.length = opened
      } else if (name !== undefined && !tag.endsWith('/>')) open.push(name)
    }
    if (open.length > HEAD_DEPTH) return null
    at = end < 0 ? -1 : text.indexOf('<', end)
  }
  return open
}
