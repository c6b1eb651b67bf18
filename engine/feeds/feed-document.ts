import type { FeedHints } from './feed-hints.ts'
import type { Origin } from './origin.ts'

/** What we read in a feed, whatever dialect it was written in. Times are ISO 8601 in UTC, missing fields null. */
export interface FeedDocument {
  /** Such as "rss", "atom", "rdf", "json". */
  format: string
  title: string | null
  link: string | null
  description: string | null
  language: string | null
  /** How often the publisher says it changes, in minutes (ttl, sy:updatePeriod); null when it does not say. */
  updateEveryMinutes: number | null
  /** What else it says about how it wants to be asked; addresses are whole. */
  hints: FeedHints
  entries: FeedEntry[]
  /** What was wrong with the document and got read all the same, in words. */
  problems: string[]
}

/** A file that goes with an entry. */
export interface Enclosure {
  url: string
  type: string | null
  /** In bytes. */
  length: number | null
  /** What it is where it is no recording, as podcasts say it. */
  role?: 'chapters' | 'transcript'
  /** Of a transcript: its language where the feed says one, such as "pt-BR". */
  language?: string
  /** Of a recording: how long it plays, its picture, and its chapters where the feed itself has them. */
  seconds?: number
  cover?: string
  chapters?: { title: string; start: number }[]
  /** Its numbers as an episode, what it is beside one, and that it is not for children. */
  season?: number
  number?: number
  extra?: 'trailer' | 'bonus'
  isExplicit?: boolean
  /** One of a story that is heard from its beginning, as its podcast says. */
  isSerial?: boolean
}

export interface FeedEntry {
  /** The guid, else the canonical link, else a hash of title and text. */
  identity: string
  /** What the publisher calls it, however badly; null when it does not say. */
  guid: string | null
  title: string | null
  link: string | null
  authors: string[]
  published: string | null
  updated: string | null
  /** Sanitised HTML of the short text, when the feed has one apart from the content. */
  summary: string | null
  /** Sanitised HTML of the longest text that the feed gives. */
  content: string | null
  /** Plain text of the content, else of the summary; what summaries cite, with offsets. */
  text: string
  categories: string[]
  /** Files that go with it: what it encloses, then recordings, players, chapters, transcripts. */
  enclosures: Enclosure[]
  image: string | null
  /** Where it is an aggregator's: what it points to. */
  origin?: Origin
}
