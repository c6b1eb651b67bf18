import {
  DetectError,
  ParseError,
  parseAtomFeed,
  parseJsonFeed,
  parseRdfFeed,
  parseRssFeed,
} from 'feedsmith'
import { Problem } from '#core/problem.ts'
import { itemsOfAtom, itemsOfJson, itemsOfRdf, itemsOfRss, type RawFeed } from './dialects.ts'
import { modernXml } from './old-spellings.ts'
import { cleanXml, isClosed, isWebPage, piecesOf, rootOf, type Pieces } from './repair-xml.ts'

/** A broken document is tried in halves this often; what is not found good by then is left out. */
const MOST_TRIES = 100

/** Parses the document as it is, else what is whole of it; adds to `problems` what that took. */
export function parseDocument(text: string, problems: string[]): RawFeed {
  const trimmed = text.trimStart()
  if (trimmed.startsWith('{') || trimmed.startsWith('[')) return parseJson(trimmed)

  const xml = modernXml(cleanXml(text))
  const whole = isClosed(xml) ? tryParse(xml) : null
  if (whole) return whole
  if (isWebPage(xml)) {
    throw new Problem(
      'invalid',
      'This is a web page, not a feed. Paste the address of its feed, or of a page that names one.',
    )
  }
  if (!/^(rss|feed|rdf)$/.test(rootOf(xml))) {
    throw new Problem(
      'invalid',
      'The answer is no feed: neither RSS, Atom, RDF nor JSON Feed. Check the address.',
    )
  }
  const salvaged = salvage(xml, problems)
  if (!salvaged) {
    throw new Problem(
      'invalid',
      'The feed is cut off or broken before its first whole entry. Try again later, or tell its publisher.',
    )
  }
  return salvaged
}

/** A feed that does not parse as it is: marks that are no tags are taken as text, then all whole items. */
function salvage(xml: string, problems: string[]): RawFeed | null {
  const mended = xml.replaceAll(/<(?![\w/!?:])/g, '&lt;')
  const whole = isClosed(mended) ? tryParse(mended) : null
  if (whole) {
    problems.push('The document has marks that are no tags; it was read all the same')
    return whole
  }
  const pieces = piecesOf(mended)
  return pieces && parsePieces(pieces, problems)
}

/** Reads every item that is whole: all at once, else by halves down to the ones that are broken. */
function parsePieces({ head, items, tail, cutOff }: Pieces, problems: string[]): RawFeed | null {
  let tries = 0
  let broken = cutOff
  const read = (items: string[]): RawFeed | null => {
    const feed = tries++ < MOST_TRIES ? tryParse(head + items.join('') + tail) : null
    if (feed) return feed
    if (items.length < 2 || tries > MOST_TRIES) {
      broken += items.length
      return null
    }
    const middle = Math.ceil(items.length / 2)
    const [first, second] = [read(items.slice(0, middle)), read(items.slice(middle))]
    if (!first || !second) return first ?? second
    return { ...first, items: [...first.items, ...second.items] }
  }
  const feed = read(items)
  if (!feed || feed.items.length === 0) return null
  problems.push(
    broken === 0
      ? 'The document is broken around its entries; the entries were read'
      : `The document is cut off or broken; ${broken} of its entries could not be read`,
  )
  return feed
}

function tryParse(xml: string): RawFeed | null {
  try {
    const root = rootOf(xml)
    if (root === 'rss') return itemsOfRss(parseRssFeed(xml))
    if (root === 'feed') return itemsOfAtom(parseAtomFeed(xml))
    if (root === 'rdf') return itemsOfRdf(parseRdfFeed(xml))
    return null
  } catch (error) {
    // Well formed, and nothing in it: an empty feed.
    if (error instanceof ParseError || error instanceof DetectError) {
      return {
        format: rootOf(xml) === 'feed' ? 'atom' : rootOf(xml),
        updateEveryMinutes: null,
        items: [],
      }
    }
    return null
  }
}

/** No half characters and no NUL, which no database takes. */
function readable(value: unknown): unknown {
  return typeof value === 'string' ? value.toWellFormed().replaceAll('\0', '') : value
}

function parseJson(text: string): RawFeed {
  try {
    const document: unknown = JSON.parse(text, (_, value) => readable(value))
    const isFeed = typeof document === 'object' && document !== null && 'items' in document
    // Whatever version it states: what has items is read.
    if (isFeed) {
      return itemsOfJson(
        parseJsonFeed({ ...document, version: 'https://jsonfeed.org/version/1.1' }),
      )
    }
  } catch {
    // Said below, in the same words for JSON that is broken and JSON that is something else.
  }
  throw new Problem('invalid', 'The answer is JSON, but no JSON Feed. Check the address.')
}
