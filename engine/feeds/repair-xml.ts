import { entitiesIn, withEntities } from './decoding/entities.ts'
const FEED_START = /<(?:[\w.-]+:)?(?:rss|rdf|feed)(?=[\s>])/i
/**
 * The most characters in which the beginning of a feed is searched, because servers may print error
 * messages before it.
 */
const JUNK_CHARACTERS = 65_536

/**
 * Prepares a document for parsing: removes control characters, the document type, and junk before the first element;
 * replaces the entities that the document type defines; completes the last tag.
 */
export function cleanXml(text: string): string {
  const { doctype, xml } = withoutProlog(text)
  const feed = withEntities(xml, entitiesIn(doctype))
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
function rootOf(xml: string): string {
  return /^<(?:[\w.-]+:)?([\w.-]+)/.exec(xml)?.[1]?.toLowerCase() ?? ''
}

export function isWebPage(xml: string): boolean {
  return /^(html|head|body|script|div|meta|center|title)$/.test(rootOf(xml))
}

/** The document from its first element on, and separately its document type. */
function withoutProlog(text: string): { doctype: string; xml: string } {
  const lastInstructionEnd = text.lastIndexOf('?>')
  let doctype = ''
  let at = text.indexOf('<')
  while (at >= 0) {
    const next = text[at + 1] ?? ''
    let end = -1
    if (text.startsWith('<!--', at)) end = endOf(text, '-->', at)
    else if (next === '?') end = endOf(text, at < lastInstructionEnd ? '?>' : '>', at)
    else if (next === '!') {
      end = endOfDoctype(text, at)
      if (doctype === '' && end > 0) doctype = text.slice(at, end)
    } else if (/[\w/]/.test(next)) return { doctype, xml: text.slice(at) }
    else end = at + 1
    at = end < 0 ? -1 : text.indexOf('<', end)
  }
  return { doctype, xml: '' }
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
