import { createHash } from 'node:crypto'
import { canonicalLink } from '../addresses/canonical-link.ts'
import type { FeedEntry } from '../feeds/feed-document.ts'
import { hashOfWords, comparableWords } from './comparable-words.ts'

/**
 * The least length of a text that identifies an item. Shorter ones, such as "The best photos of the
 * day", are repeated under other items.
 */
const TELLING_CHARACTERS = 200

/** The keys by which an item of a feed is recognized. */
export interface ItemKeys {
  /** Hash of the guid; null if the publisher gives none, or the address of the whole site. */
  id: string | null
  /** Hash of the canonical link with its fragment; null if it has none. */
  place: string | null
  /**
   * Hash of the canonical link, or of the first enclosure's address if there is no link; null if
   * the item has neither, or if it is the address of the site.
   */
  link: string | null
  /** Hash of title and text. */
  words: string
  /** Hash of link, title and time; null if it has a guid or no time. A status page repeats its words under one link. */
  moment: string | null
}

export interface Item {
  entry: FeedEntry
  keys: ItemKeys
  /** True if the words are too many for another item to have them by chance. */
  isTelling: boolean
  contentHash: string
  /** The significant words of the title and of the text; empty if there are none. */
  title: string
  text: string
}

/** Reads the keys of an item; a link or guid that is the address of `site` itself is ignored. */
export function readItem(entry: FeedEntry, site: string | null): Item {
  const home = homesOf(site)
  const address = entry.link ?? entry.enclosures[0]?.url ?? null
  const canonical = address === null ? null : canonicalLink(address)
  const link = canonical === null || home.has(canonical) ? null : canonical
  const fragment = link === null ? '' : new URL(address!).hash
  const id = idOf(entry, home)
  const title = comparableWords(entry.title ?? '')
  const text = comparableWords(entry.text)
  const contentHash = hashOfWords(title, text)
  return {
    entry,
    keys: {
      id: id && keyOf(id),
      place: fragment ? keyOf(link + fragment) : null,
      link: link && keyOf(link),
      words: keyOf(`words:${contentHash}`),
      moment:
        id === null && entry.published !== null
          ? keyOf(`moment:${link ?? ''}:${title || contentHash}:${entry.published.slice(0, 16)}`)
          : null,
    },
    isTelling: text.length >= TELLING_CHARACTERS,
    contentHash,
    title,
    text,
  }
}

/** The guid in its canonical form: an address may move from http to https. */
function idOf({ guid }: FeedEntry, home: Set<string>): string | null {
  const canonical = guid === null ? null : canonicalLink(guid)
  if (guid === null || canonical === null) return guid
  return home.has(canonical) ? null : canonical + new URL(guid).hash
}

function homesOf(site: string | null): Set<string> {
  const canonical = site === null ? null : canonicalLink(site)
  return canonical === null ? new Set() : new Set([canonical, new URL(canonical).origin])
}

/** A hash in the form of a uuid, which PostgreSQL keeps in sixteen bytes. */
function keyOf(name: string): string {
  return createHash('sha256').update(name).digest('hex').slice(0, 32)
}
