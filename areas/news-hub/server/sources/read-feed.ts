import { parseFeed } from 'feedsmith'
import { Problem } from '#core/problem.ts'
import { decodeBody } from './decode-body.ts'
import { itemsOfAtom, itemsOfJson, itemsOfRdf, itemsOfRss, type RawFeed } from './dialects.ts'
import type { FeedDocument, FeedEntry } from './feed-document.ts'
import { readEntry } from './read-entry.ts'
import { plainText } from './plain-text.ts'
import { cleanXml, wholeItemsOf } from './repair-xml.ts'
import { webAddress } from './sanitize.ts'

export interface ReadOptions {
  /** The Content-Type header that it came with. */
  contentType?: string | undefined
  /** Where it came from; relative links are taken from here. */
  address: string
  now: Date
}

/** Reads a feed of any dialect and encoding; fails with what was found instead. */
export function readFeed(body: Uint8Array, { contentType, address }: ReadOptions): FeedDocument {
  const { text, doubt } = decodeBody(body, contentType)
  if (text.trim() === '') {
    throw new Problem(
      'invalid',
      'The answer was empty. Try again later, or look for another address.',
    )
  }
  const problems = doubt === null ? [] : [doubt]
  const raw = parse(text, problems)
  const base = webAddress(raw.base, address) ?? address
  const site = webAddress(raw.link, base)

  const seen = new Set<string>()
  const entries: FeedEntry[] = []
  for (const item of raw.items) {
    try {
      const entry = readEntry(item, {
        base: raw.base || !site ? base : (webAddress(site, base) ?? base),
      })
      if (seen.has(entry.identity)) continue
      seen.add(entry.identity)
      entries.push(entry)
    } catch (error) {
      problems.push(`An entry could not be read: ${String(error)}`)
    }
  }
  return {
    format: raw.format,
    title: raw.title ? plainText(raw.title) || null : null,
    link: site,
    description: raw.description ? plainText(raw.description) || null : null,
    language: raw.language?.trim() || null,
    updateEveryMinutes: raw.updateEveryMinutes,
    entries,
    problems,
  }
}

/** Reads the document as it is, else what is whole of it; adds to `problems` what that took. */
function parse(text: string, problems: string[]): RawFeed {
  const trimmed = text.trimStart()
  if (trimmed.startsWith('{') || trimmed.startsWith('[')) return parseJson(trimmed)

  const xml = cleanXml(text)
  const direct = tryParse(xml)
  if (direct) return direct
  if (looksLikeWebPage(xml)) {
    throw new Problem(
      'invalid',
      'This is a web page, not a feed. Paste the address of its feed, or of a page that names one.',
    )
  }
  const whole = wholeItemsOf(xml)
  const salvaged = whole === null ? null : tryParse(whole)
  if (salvaged) {
    problems.push('The document is cut off or broken; the entries that are whole were read')
    return salvaged
  }
  if (/<(?:[\w.-]+:)?(rss|feed|rdf)\b/i.test(xml)) {
    throw new Problem(
      'invalid',
      'The feed is cut off or broken before its first whole entry. Try again later, or tell its publisher.',
    )
  }
  throw new Problem(
    'invalid',
    'The answer is no feed: neither RSS, Atom, RDF nor JSON Feed. Check the address.',
  )
}

function parseJson(text: string): RawFeed {
  try {
    const document = JSON.parse(text)
    const parsed = parseFeed(document)
    if (parsed.format === 'json') return itemsOfJson(parsed.feed)
  } catch {
    // Said below, in the same words for JSON that is broken and JSON that is something else.
  }
  throw new Problem('invalid', 'The answer is JSON, but no JSON Feed. Check the address.')
}

function tryParse(xml: string): RawFeed | null {
  try {
    const parsed = parseFeed(xml)
    if (parsed.format === 'rss') return itemsOfRss(parsed.feed)
    if (parsed.format === 'atom') return itemsOfAtom(parsed.feed)
    if (parsed.format === 'rdf') return itemsOfRdf(parsed.feed)
    return null
  } catch {
    return null
  }
}

function looksLikeWebPage(xml: string): boolean {
  return /^\s*(?:<\?xml[^>]*>\s*)?(?:<!--[\s\S]*?-->\s*)*<(html|head|body|script|div|meta)\b/i.test(
    xml,
  )
}
