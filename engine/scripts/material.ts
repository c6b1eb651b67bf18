import type { OutletOutline } from '../summaries/outlet-habits.ts'

/** The articles that pieces are made from, and the texts of their sources, as plain data. */
export interface Material {
  /** The subject: the title of an article, a topic, a folder, a search, "The last 24 hours". */
  title: string
  /** The time before `asOf` that it covers; `isAll` if the time is its whole subject. */
  time?: { hours: number; isAll: boolean }
  /** Words and phrases that a search or a topic asks for; stories enter with sentences that say them. */
  asked?: readonly string[]
  /** The time at which it is told, ISO 8601, which decides words such as "today". */
  asOf: string
  /** The reader's zone, such as "Europe/Vienna": dates are said in it. */
  zone: string
  /** The most important first. */
  articles: readonly MaterialArticle[]
  /**
   * Beginnings and ends of these outlets' newest texts, by the keys of the entries; words that they share are not news.
   */
  outlines?: readonly OutletOutline[]
}

export interface MaterialArticle {
  id: number
  title: string
  /** The time at which its first source published, ISO 8601. */
  publishedAt: string
  /** Entries by time of publication, the first one first; at least one. */
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
  /** The language, as in `lang` attributes ("de"); null if it is unknown. */
  language: string | null
  /** True if its words are copied from another outlet. */
  isCopy?: boolean
  /** The address of its picture among the server's media, if it has one. */
  picture?: string
}

/** The key of the outlet that it is from. */
export function sourceOf({ source, outlet }: MaterialEntry): string {
  return source ?? outlet
}
