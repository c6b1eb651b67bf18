import type { FeedHints } from './feed-hints.ts'
import type { Origin } from './origin.ts'

/** A feed in our terms, from any dialect. Times are ISO 8601 in UTC, missing fields null. */
export interface FeedDocument {
  /** The dialect: "rss", "atom", "rdf", "json" or another. */
  format: string
  title: string | null
  link: string | null
  description: string | null
  language: string | null
  /** The minutes between changes that the publisher states (ttl, sy:updatePeriod); null when it states none. */
  updateEveryMinutes: number | null
  /** The publisher's other wishes about requests; addresses are whole. */
  hints: FeedHints
  entries: FeedEntry[]
  /** The document's errors, described for a person. The document could be read in spite of them. */
  problems: string[]
}

/** A file that goes with an entry. */
export interface Enclosure {
  url: string
  type: string | null
  /** Its size in bytes. */
  length: number | null
  /** Its role as podcasts state it, if it is not a recording. */
  role?: 'chapters' | 'transcript'
  /** The language of a transcript if the feed states one, such as "pt-BR". */
  language?: string
  /** Facts of a recording: its length, its picture, and its chapters if the feed itself has them. */
  seconds?: number
  cover?: string
  chapters?: { title: string; start: number }[]
  /** Its season and number as an episode, its kind, and whether it is unsuitable for children. */
  season?: number
  number?: number
  extra?: 'trailer' | 'bonus'
  isExplicit?: boolean
  /** True if the podcast says that its episodes are heard in order, from the first one on. */
  isSerial?: boolean
}

export interface FeedEntry {
  /** The guid, else the canonical link, else a hash of title and text. */
  identity: string
  /** The publisher's id for it, of any quality; null if it has none. */
  guid: string | null
  title: string | null
  link: string | null
  authors: string[]
  published: string | null
  updated: string | null
  /** Sanitized HTML of the short text; the same as `content` if the feed gives only one text. */
  summary: string | null
  /** Sanitized HTML of the longest text that the feed gives. */
  content: string | null
  /** Plain text of the content, else of the summary. Citations are offsets into it. */
  text: string
  categories: string[]
  /** Files that go with the entry: enclosures, then recordings, players, chapters, transcripts. */
  enclosures: Enclosure[]
  image: string | null
  /** The report that an aggregator's entry points to. */
  origin?: Origin
}
