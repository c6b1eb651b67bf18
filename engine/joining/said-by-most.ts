import { MarkedNumbers } from '../lists/marked-numbers.ts'
import type { WindowArticle, WindowEntry } from './entry-window.ts'

/** A term that most of this many entries or fewer say is an accident. */
export const TOO_FEW = 2
/** An article is judged by its newest entries. */
const NEWEST_ENTRIES = 32

const NOTHING = new Int32Array()
/**
 * The terms of the article at hand, with the number of its entries that have each, by their places; none between calls.
 */
const met = new MarkedNumbers()
const counts: number[] = []

/** The terms of at least half of an article's entries, cached until an entry comes or goes. */
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
