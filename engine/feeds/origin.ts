import { isRedditAddress } from '../addresses/reddit.ts'
import { outletKey } from '../outlets/outlet-key.ts'

/** The report that an entry of an aggregator points to. The entry itself has no news of its own. */
export interface Origin {
  /** The outlet, as the aggregator names it. */
  name: string | null
  /** An address of the outlet. */
  address: string | null
  /** The address of the report itself, if the aggregator states it. */
  page: string | null
}

interface Pointing {
  /** The feed's own page, and the address that it is fetched from. */
  site: string | null
  address: string | null
  /** The link of the entry. */
  link: string | null
  html: string
  text: string
  authors: readonly string[]
  /** The source that the entry states (RSS `source`). */
  source?: { name: string | null; url: string | null } | undefined
}

/**
 * Sites that list links to other outlets' reports. A link is that of the item, or the first one in
 * its text.
 */
const LISTS_OF_LINKS = new Set(
  'ycombinator.com hnrss.org lobste.rs techmeme.com memeorandum.com mediagazer.com tildes.net'.split(
    ' ',
  ),
)
/** Hosts of pictures and films that are uploaded with a post. */
const UPLOADS = new Set('redd.it imgur.com giphy.com gfycat.com streamable.com'.split(' '))
/**
 * The least characters of a text that is a report of its own, although the entry names another
 * source.
 */
const OWN_CHARACTERS = 400

/** The report that an entry points to; null if the entry is the outlet's own report. */
export function originOf(entry: Pointing): Origin | null {
  if (isGoogleNewsAddress(entry.site) || isGoogleNewsAddress(entry.address)) {
    const { name = null, url = null } = entry.source ?? {}
    return { name: name ?? entry.authors[0] ?? null, address: url, page: null }
  }
  const own = outletKey(entry.site) ?? outletKey(entry.address)
  if ([entry.site, entry.address].some((address) => address && isRedditAddress(address))) {
    return pointingTo(hrefBefore(entry.html, '[link]</a>'), 'reddit.com')
  }
  if (own !== null && LISTS_OF_LINKS.has(own)) {
    return pointingTo(entry.link, own) ?? pointingTo(firstHref(entry.html), own)
  }
  const of = outletKey(entry.source?.url)
  if (of === null || of === own || entry.text.length > OWN_CHARACTERS) return null
  return { name: entry.source!.name, address: entry.source!.url, page: null }
}

/** Says if a site is an aggregator, which is not an outlet of the reports that it lists. */
export function isAggregator(site: string | null, address: string): boolean {
  if (isGoogleNewsAddress(site) || isGoogleNewsAddress(address)) return true
  const key = outletKey(site) ?? outletKey(address)
  return key !== null && LISTS_OF_LINKS.has(key)
}

export function isGoogleNewsAddress(address: string | null | undefined): boolean {
  return !!address && URL.canParse(address) && new URL(address).hostname === 'news.google.com'
}

function pointingTo(page: string | null, own: string): Origin | null {
  const key = outletKey(page)
  if (key === null || key === own || UPLOADS.has(key)) return null
  return { name: null, address: page, page }
}

/** The address of the link in sanitized HTML whose text ends with these words. */
function hrefBefore(html: string, words: string): string | null {
  const end = html.lastIndexOf(words)
  return end === -1 ? null : hrefAt(html, html.lastIndexOf('<a ', end))
}

function firstHref(html: string): string | null {
  return hrefAt(html, html.indexOf('<a '))
}

function hrefAt(html: string, tag: number): string | null {
  if (tag === -1) return null
  const start = html.indexOf('href="', tag)
  const end = html.indexOf('>', tag)
  if (start === -1 || start > end) return null
  const href = html.slice(start + 6, html.indexOf('"', start + 6))
  return href.replaceAll('&amp;', '&') || null
}
