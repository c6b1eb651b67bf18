import { htmlOfText } from '../../markup/html-of-text.ts'
import type { FeedHints } from '../feed-hints.ts'

/** A feed in our terms, from any dialect; texts are unchanged. */
export interface RawFeed {
  format: string
  title?: string | undefined
  link?: string | undefined
  description?: string | undefined
  language?: string | undefined
  /** The document's xml:base. */
  base?: string | undefined
  updateEveryMinutes: number | null
  hints: FeedHints
  items: RawItem[]
  /** Items that were cut off or broken, and left out. */
  broken: number
  /** Items beyond the most that are read. */
  leftOut: number
}

export interface RawItem {
  guid?: string | undefined
  /** True if the guid is also an address (`isPermaLink` in RSS). */
  isGuidLink: boolean
  title?: { value: string; isHtml: boolean } | undefined
  link?: string | undefined
  base?: string | undefined
  authors: (string | undefined)[]
  published?: string | undefined
  updated?: string | undefined
  summary?: RawText | undefined
  content?: RawText | undefined
  categories: (string | undefined)[]
  enclosures: RawEnclosure[]
  /** Statements about the recording, which apply to each of the files. */
  episode?: RawEpisode | undefined
  images: (string | undefined)[]
  /** Pictures to use if the text of the item has none. */
  smallImages?: (string | undefined)[] | undefined
  /** The original publisher, by name and address (RSS `source`). */
  source?: { name: string | null; url: string | null } | undefined
}

export interface RawText {
  html: string
  /** The base of its relative links, if one is stated. */
  base?: string | undefined
}

export interface RawEnclosure {
  url?: string | undefined
  type?: string | undefined
  length?: number | undefined
  role?: 'chapters' | 'transcript' | undefined
  /** The language of a transcript. */
  language?: string | undefined
  seconds?: number | undefined
  /**
   * True for another form of the recording, such as a smaller file or a video. It is used only if
   * no file of its kind is enclosed.
   */
  isOtherForm?: boolean
}

/** An episode of a podcast; addresses are unchanged. */
export interface RawEpisode {
  /**
   * True if the item calls itself an episode, so that one of its enclosures must be a recording.
   */
  isStated?: boolean
  seconds?: number | undefined
  cover?: string | undefined
  /**
   * A picture to use if neither the episode nor the item has one. `logo` is never used for an
   * article.
   */
  coverOfShow?: string | undefined
  logo?: string | undefined
  season?: number | undefined
  number?: number | undefined
  extra?: 'trailer' | 'bonus' | undefined
  isExplicit?: boolean
  isSerial?: boolean
  chapters: { title: string | undefined; start: string | undefined }[]
}

/** The most items that are read: no reader wants more, and a hostile feed may be endless. */
const MOST_ITEMS = 10_000

/** Reads the whole items, up to the limit; `found` counts broken ones as well. */
export function readItems<Item>(
  whole: Item[],
  found: number,
  read: (item: Item) => RawItem,
): Pick<RawFeed, 'items' | 'broken' | 'leftOut'> {
  const items = whole.slice(0, MOST_ITEMS).map(read)
  return { items, broken: found - whole.length, leftOut: whole.length - items.length }
}

/** A length in bytes; undefined for anything else. */
export function bytesStated(length: unknown): number | undefined {
  const bytes = typeof length === 'string' && length.trim() !== '' ? Number(length) : length
  return typeof bytes === 'number' && Number.isSafeInteger(bytes) && bytes >= 0 ? bytes : undefined
}

/** Escapes plain text for HTML. Line ends stay as they are, so a browser shows them as spaces. */
export function escaped(words: string): string {
  return words.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}

/** Turns plain text into HTML with its paragraphs, lines and links, as people typed it. */
export function wordsAsHtml(words: string): string {
  const isPlain = !words.includes('\n') && !/https?:\/\//i.test(words)
  return isPlain ? escaped(words) : htmlOfText(words.trim())
}
