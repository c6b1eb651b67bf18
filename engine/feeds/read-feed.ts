import { Problem } from '#core/problem.ts'
import { decodeBody } from './decoding/decode-body.ts'
import type { RawFeed, RawItem } from './dialects/raw-feed.ts'
import type { FeedDocument, FeedEntry } from './feed-document.ts'
import type { FeedHints } from './feed-hints.ts'
import { outletApart } from './google-news-entry.ts'
import { isGoogleNewsAddress, originOf } from './origin.ts'
import { parseDocument } from './parse-document.ts'
import { plainText, upTo } from '../markup/plain-text.ts'
import { readEntry } from './read-entry.ts'
import { linkTo } from '../addresses/web-address.ts'
import { webAddress } from '../addresses/web-address.ts'

/** The most characters that are read of each text of a feed about itself. */
const ABOUT_CHARACTERS = 5000
/** The longest stated interval that is believed: a year. */
const MOST_MINUTES = 365 * 24 * 60

export interface ReadOptions {
  /** The Content-Type header that it came with. */
  contentType?: string | undefined
  /** The address that it came from, from which relative links start. */
  address: string
  now: Date
}

/** Reads a feed of any dialect and encoding; fails with a description of what it found instead. */
export function readFeed(body: Uint8Array, { contentType, address }: ReadOptions): FeedDocument {
  const { text, doubt } = decodeBody(body, contentType)
  if (text.trim() === '') {
    throw new Problem(
      'invalid',
      'The answer was empty. Try again later, or look for another address.',
    )
  }
  const problems = doubt === null ? [] : [doubt]
  return feedOf(parseDocument(text, address, problems), address, problems)
}

/**
 * A feed in our terms, with whole addresses and sanitized texts. Faults are added to `problems`.
 */
export function feedOf(raw: RawFeed, address: string, problems: string[]): FeedDocument {
  const base = raw.base ?? address
  const site = linkTo(raw.link, base)
  const isBaseStated = raw.base !== undefined
  const language = raw.language?.trim().replaceAll('_', '-') || undefined
  return {
    format: raw.format,
    title: words(raw.title),
    link: site,
    description: words(raw.description),
    language: language ?? null,
    updateEveryMinutes: wholeMinutes(raw.updateEveryMinutes),
    hints: wholeHints(raw.hints, base),
    entries: entriesOf(
      raw,
      { base: raw.base ? base : (site ?? base), isBaseStated, site, address, language },
      problems,
    ),
    problems,
  }
}

/**
 * Reads each item once; unreadable ones are added to `problems`. Items with one identity and
 * different words all stay, because some publishers give every item the same guid. The stored
 * entries later show which are the same.
 */
function entriesOf(raw: RawFeed, feed: FeedPlace, problems: string[]): FeedEntry[] {
  const entries = new Map<string, FeedEntry>()
  for (const item of raw.items) {
    try {
      const entry = ofItsOutlet(readEntry(item, feed), item, feed)
      const { identity, link, title, text, guid, published } = entry
      // An entry without a guid that repeats its words at another time may be another report.
      const isUnnamed = guid === null || guid === feed.site
      const key = JSON.stringify([identity, link, title, text, isUnnamed && published])
      if (!entries.has(key)) entries.set(key, entry)
    } catch (error) {
      problems.push(`An entry could not be read: ${String(error)}`)
    }
  }
  return [...entries.values()]
}

/** The base and the addresses of a feed, for reading its entries. */
interface FeedPlace {
  base: string
  /** True if xml:base states the base. */
  isBaseStated: boolean
  site: string | null
  address: string
  language: string | undefined
}

/** Adds the report that an aggregator's entry points to. */
function ofItsOutlet(
  read: FeedEntry,
  { source }: RawItem,
  { site, address }: FeedPlace,
): FeedEntry {
  const entry = isGoogleNewsAddress(site) ? outletApart(read, source?.name ?? undefined) : read
  const { link, text, authors } = entry
  const html = entry.content ?? entry.summary ?? ''
  const origin = originOf({ site, address, link, html, text, authors, source })
  return origin === null ? entry : { ...entry, origin }
}

function wholeHints(hints: FeedHints, base: string): FeedHints {
  const whole = (address: string | null) => webAddress(address, base)
  const { hub, self, newAddress } = hints
  return { ...hints, hub: whole(hub), self: whole(self), newAddress: whole(newAddress) }
}

function words(html: string | undefined): string | null {
  return plainText(upTo(html ?? '', ABOUT_CHARACTERS)) || null
}

function wholeMinutes(stated: number | null): number | null {
  return stated === null ? null : Math.min(Math.ceil(stated), MOST_MINUTES)
}
