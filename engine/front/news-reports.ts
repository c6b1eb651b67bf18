import { tellsNews } from './tells-news.ts'

/** An entry of an article, with its source. */
export interface ReadEntry {
  source: string
  title: string
  link: string | null
  /** The time in epoch milliseconds. */
  at: number
}

/** The first and the last time at which an outlet reported an article. */
export interface NewsReport {
  source: string
  first: number
  last: number
}

/**
 * The outlets that reported an article as news, each once. Outlets that only comment on it or list
 * it are left out.
 */
export function newsReports(entries: readonly ReadEntry[]): NewsReport[] {
  const reports = new Map<string, NewsReport>()
  for (const { source, at, ...entry } of entries) {
    if (!tellsNews(entry)) continue
    const known = reports.get(source)
    if (!known) reports.set(source, { source, first: at, last: at })
    else {
      known.first = Math.min(known.first, at)
      known.last = Math.max(known.last, at)
    }
  }
  return [...reports.values()]
}
