import type { OutletOutline } from '../summaries/outlet-habits.ts'

/** What pieces are made from: articles and what their sources wrote, as plain data. */
export interface Material {
  /** What it is about: the title of an article, a topic, a folder, a search, "The last 24 hours". */
  title: string
  /** How far back it goes from `asOf`, where it tells of a time; `isAll`: the time is all that it is about. */
  time?: { hours: number; isAll: boolean }
  /** Words and phrases that a search or a topic asks for; stories enter with sentences that say them. */
  asked?: readonly string[]
  /** As of when; what is said of times goes by it. ISO 8601. */
  asOf: string
  /** The reader's zone, such as "Europe/Vienna": dates are said in it. */
  zone: string
  /** The most important first. */
  articles: readonly MaterialArticle[]
  /** How the newest texts of these outlets begin and end, by the keys of the entries; what they show is no news. */
  outlines?: readonly OutletOutline[]
}

export interface MaterialArticle {
  id: number
  title: string
  /** When its first source published, ISO 8601. */
  publishedAt: string
  /** The first to publish first; at least one. */
  entries: readonly MaterialEntry[]
}

export interface MaterialEntry {
  id: number
  outlet: string
  /** Whose texts it is among in the outlines; without it, its outlet's. */
  source?: string
  title: string
  link: string | null
  /** Plain text; citations are offsets into it (UTF-16 units). */
  text: string
  /** ISO 8601. */
  publishedAt: string
  /** As in `lang` attributes ("de"); null where nobody could tell. */
  language: string | null
  /** Its words are those of another outlet. */
  isCopy?: boolean
  /** Where its picture lies among the media of the hub, where it has one. */
  picture?: string
}

/** The key of the outlet that it is from. */
export function sourceOf({ source, outlet }: MaterialEntry): string {
  return source ?? outlet
}
