import { parseJson } from '#core/bounded-json.ts'
import { Problem } from '#core/problem.ts'
import { withoutControls, withoutUnseen } from './decoding/control-characters.ts'
import { readAtom } from './dialects/atom.ts'
import { readJsonFeed } from './dialects/json-feed.ts'
import type { RawFeed } from './dialects/raw-feed.ts'
import { readRss } from './dialects/rss.ts'
import { readTree, type XmlElement } from './dialects/xml-tree.ts'
import { cleanXml, isWebPage } from './repair-xml.ts'

/** Parses a document of any dialect as far as possible; adds to `problems` what was left out. */
export function parseDocument(text: string, address: string, problems: string[]): RawFeed {
  const trimmed = text.trimStart()
  const isJson = trimmed.startsWith('{') || trimmed.startsWith('[')
  const feed = isJson ? readJson(trimmed) : parseXml(cleanXml(text), address, problems)
  if (feed.broken > 0) {
    problems.push(
      `The document is cut off or broken; ${feed.broken} of its entries could not be read`,
    )
  }
  if (feed.leftOut > 0) {
    problems.push(
      `It has ${feed.leftOut} more entries than the ${feed.items.length} that were read`,
    )
  }
  return feed
}

function parseXml(xml: string, address: string, problems: string[]): RawFeed {
  if (isWebPage(xml)) {
    throw new Problem(
      'invalid',
      'This is a web page, not a feed. Paste the address of its feed, or of a page that links to one.',
    )
  }
  const root = readTree(xml, address)
  const feed = root && readDialect(root)
  if (!feed) {
    throw new Problem(
      'invalid',
      'This is not a feed: neither RSS, Atom, RDF nor JSON Feed. Check the address.',
    )
  }
  if (feed.items.length === 0 && (feed.broken > 0 || !root.isWhole)) {
    throw new Problem(
      'invalid',
      'The feed is cut off or broken before its first complete entry. Try again later, or tell its publisher.',
    )
  }
  if (!root.isWhole && feed.broken === 0) {
    problems.push('The document is broken around its entries; the entries were read')
  }
  return feed
}

function readDialect(root: XmlElement): RawFeed | null {
  const name = root.name.slice(root.name.indexOf(':') + 1)
  if (name === 'feed' || name === 'entry') return readAtom(root)
  return name === 'rss' || name === 'rdf' || name === 'channel' ? readRss(root) : null
}

/**
 * Replaces halves of surrogate pairs by U+FFFD, removes the control characters that XML forbids, and repairs characters
 * of windows-1252 that were read as U+0080 to U+009F.
 */
function readable(value: unknown): unknown {
  return typeof value === 'string' ? withoutControls(withoutUnseen(value.toWellFormed())) : value
}

function readJson(text: string): RawFeed {
  try {
    // A document with items is read, whatever version it states.
    const feed = readJsonFeed(parseJson(text, (_, value) => readable(value)))
    if (feed) return feed
  } catch {
    // Broken JSON gets the same message as other JSON, below.
  }
  throw new Problem('invalid', 'This is JSON, but not a JSON Feed. Check the address.')
}
