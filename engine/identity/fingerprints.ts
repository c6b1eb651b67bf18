import { createHash } from 'node:crypto'
import { canonicalLink } from '../addresses/canonical-link.ts'
import { areTitlesAlike, comparableWords } from './comparable-words.ts'

/** Hashes that show whether two entries of different feeds are one piece of one publisher. */
export interface Fingerprints {
  page: string | null
  text: string | null
  title: string | null
}

interface Piece {
  /** The publisher: the outlet's key, or a key of the feed alone. */
  outlet: string
  /** Hash of the page; null if the entry has none of its own. */
  page: string | null
  title: string
  text: string
}

/**
 * The least length of a text that identifies a piece. Shorter texts, such as a teaser of the site,
 * appear below many headlines.
 */
const TELLING_CHARACTERS = 200
/**
 * The fewest letters of a title that identifies a piece. Shorter titles return each day with
 * another text.
 */
const TELLING_TITLE = 16

export function fingerprintsOf({ outlet, page, title, text }: Piece): Fingerprints {
  const textSaid = comparableWords(text)
  const titleSaid = comparableWords(title).toLowerCase()
  return {
    page,
    text: textSaid.length < TELLING_CHARACTERS ? null : hashOf(`text:${outlet}:${textSaid}`),
    title: titleSaid.length < TELLING_TITLE ? null : hashOf(`title:${outlet}:${titleSaid}`),
  }
}

/** The hash that all links to one place of one page share; `readItem` makes the same one. */
export function pageFingerprint(address: string): string | null {
  const canonical = canonicalLink(address)
  return canonical === null ? null : hashOf(canonical + new URL(address).hash)
}

/** An entry that may be the same piece as another. */
export interface Carrier {
  feed: number
  isPointer: boolean
  title: string
  publishedAt: number
}

const HOUR_MS = 3_600_000
/** The age after which the content of a page may have changed: a daily quiz has one address. */
const SAME_PAGE_MS = 48 * HOUR_MS
const SAME_TEXT_MS = 96 * HOUR_MS
/**
 * The most time between reports with one title that are the same piece. Feeds of one publisher
 * carry a report at about the same time, but a daily column repeats its title.
 */
const SAME_TITLE_MS = HOUR_MS

/**
 * Says if an entry is the same piece as another with these fingerprints. A report is never merged into one that only
 * links to it.
 */
export function isSamePiece(
  entry: Carrier & { text: string; prints: Fingerprints },
  other: Carrier & { prints: readonly string[] },
): boolean {
  if (other.isPointer && !entry.isPointer) return false
  const { page, text, title } = entry.prints
  const has = (print: string | null) => print !== null && other.prints.includes(print)
  const apartMs = Math.abs(entry.publishedAt - other.publishedAt)
  const isElsewhere = entry.feed !== other.feed
  if (
    isElsewhere &&
    has(page) &&
    (apartMs <= SAME_PAGE_MS || areTitlesAlike(entry.title, other.title))
  )
    return true
  if (has(text) && apartMs <= SAME_TEXT_MS) {
    if (areTitlesAlike(entry.title, other.title) || isAbout(entry.text, entry.title)) return true
  }
  const titleMs = entry.isPointer ? SAME_PAGE_MS : SAME_TITLE_MS
  return isElsewhere && has(title) && apartMs <= titleMs
}

/**
 * Says if a text is about its title. An offer to subscribe, for example, is not: it appears below
 * many headlines.
 */
function isAbout(text: string, title: string): boolean {
  const said = new Set(text.toLowerCase().match(LONG_WORD))
  const words = title.toLowerCase().match(LONG_WORD) ?? []
  return words.filter((word) => said.has(word)).length * 2 >= Math.max(words.length, 1)
}

const LONG_WORD = /[\p{L}\p{M}\p{N}]{4,}/gu

/** A hash in the form of a uuid, which PostgreSQL keeps in sixteen bytes. */
function hashOf(words: string): string {
  return createHash('sha256').update(words).digest('hex').slice(0, 32)
}
