import type { OutletOutline } from '../summaries/outlet-habits.ts'

/** The articles that pieces are made from, and the texts of their sources, as plain data. */
export interface Material {
  /** The subject: the title of an article, a topic, a folder, a search, "The last 24 hours". */
  title: string
  /** The time back from `asOf` that it tells of; `isAll`: the time is all that it is about. */
  time?: { hours: number; isAll: boolean }
  /** Words and phrases that a search or a topic asks for; stories enter with sentences that say them. */
  asked?: readonly string[]
  /** The time as of which it is told, ISO 8601; words about times go by it. */
  asOf: string
  /** The reader's zone, such as "Europe/Vienna": dates are said in it. */
  zone: string
  /** The most important first. */
  articles: readonly MaterialArticle[]
  /**
   * Beginnings and ends of these outlets' newest texts, by the keys of the entries; words that they share are no
   * news.
   */
  outlines?: readonly OutletOutline[]
}

export interface MaterialArticle {
  id: number
  title: string
  /** The time at which its first source published, ISO 8601. */
  publishedAt: string
  /** The first to publish first; at least one. */
  entries: readonly MaterialEntry[]
}

export interface MaterialEntry {
  id: number
  outlet: string
  /** The key of its texts in the outlines; without it, its outlet's. */
  source?: string
  title: string
  link: string | null
  /** Plain text; citations are offsets into it (UTF-16 units). */
  text: string
  /** ISO 8601. */
  publishedAt: string
  /** The language, as in `lang` attributes ("de"); null where nobody could tell. */
  language: string | null
  /** Its words are those of another outlet. */
  isCopy?: boolean
  /** The address of its picture among the media of the server, if it has one. */
  picture?: string
}

/** The key of the outlet that it is from. */
export function sourceOf({ source, outlet }: MaterialEntry): string {
  return source ?? outlet
}
