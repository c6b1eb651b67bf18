import { MarkedNumbers } from '../lists/marked-numbers.ts'
import type { WindowArticle, WindowEntry } from './entry-window.ts'

/** Articles with at most this many entries have no terms of most entries: it would be chance. */
export const TOO_FEW = 2
/** The number of newest entries by which an article is judged. */
const NEWEST_ENTRIES = 32

const NOTHING = new Int32Array()
/**
 * The terms of the article that is being counted; `counts` has the number of entries with each
 * term, by its place.
 */
const met = new MarkedNumbers()
const counts: number[] = []

/** The terms of at least half of an article's newest entries; none for a small article. */
export function saidByMost(article: WindowArticle): Int32Array {
  if (article.entries.length <= TOO_FEW) return NOTHING
  return (article.saidByMost ??= countSaidByMost(article.entries.slice(-NEWEST_ENTRIES)))
}

function countSaidByMost(entries: WindowEntry[]): Int32Array {
  const most: number[] = []
  const half = Math.ceil(entries.length / 2)
  for (const { known } of entries) {
    for (const term of known) {
      const { size } = met
      const place = met.mark(term)
      const count = met.size > size ? 1 : counts[place]! + 1
      counts[place] = count
      if (count === half) most.push(term)
    }
  }
  met.clear()
  return Int32Array.from(most)
}
