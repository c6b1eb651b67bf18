import type { OutletOutline } from '../summaries/outlet-habits.ts'

/** The articles that pieces are made from, and the texts of their sources, as plain data. */
export interface Material {
  /** The subject: the title of an article, a topic, a folder, a search, or "The last 24 hours". */
  title: string
  /** The hours before `asOf` that it covers; `isAll` is true if this time is its whole subject. */
  time?: { hours: number; isAll: boolean }
  /** Words and phrases of the search or topic. Only stories with sentences about them are told. */
  asked?: readonly string[]
  /** The time at which the piece is told, ISO 8601. It decides words such as "today". */
  asOf: string
  /** The reader's time zone, such as "Europe/Vienna", in which dates are written. */
  zone: string
  /** The articles, the most important first. */
  articles: readonly MaterialArticle[]
  /**
   * Beginnings and ends of these outlets' newest texts. Sentences that several of them share are
   * not news.
   */
  outlines?: readonly OutletOutline[]
}

export interface MaterialArticle {
  id: number
  title: string
  /** The time at which its first source published, ISO 8601. */
  publishedAt: string
  /** Entries by time of publication, the oldest first; at least one. */
  entries: readonly MaterialEntry[]
}

export interface MaterialEntry {
  id: number
  outlet: string
  /** The key of its source in the outlines; absent if that is the outlet. */
  source?: string
  title: string
  link: string | null
  /** Plain text; citations are offsets into it (UTF-16 units). */
  text: string
  /** ISO 8601. */
  publishedAt: string
  /** The language, as in `lang` attributes ("de"); null if it is unknown. */
  language: string | null
  /** True if its words are copied from another outlet. */
  isCopy?: boolean
  /** The address of its picture among the server's media, if it has one. */
  picture?: string
}

/** The key of an entry's source in the outlines. */
export function sourceOf({ source, outlet }: MaterialEntry): string {
  return source ?? outlet
}
