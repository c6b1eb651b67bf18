import { pairOdds, type Comparing } from '../developments/pair-odds.ts'
import type { EntryWindow, WindowArticle, WindowEntry } from '../entry-window.ts'
import { isInHeadlines } from '../in-headlines.ts'

/** Entries that left their article to form a new one, because they report another event. */
export interface Part {
  from: number
  into: number
  /** Ids of its entries. */
  entries: number[]
}

/** The most articles that one pass creates; further parts wait until the article changes again. */
export const MOST_PARTS = 10

/**
 * The age of entries, counted from the newest of their article, up to which they may be parted.
 * Older ones have been read already.
 */
const YOUNG_MS = 48 * 60 * 60 * 1000
const LEAST_ENTRIES = 4
/** The number of newest entries of a large article that are compared, to limit the time. */
const NEWEST_ENTRIES = 32
/** The fewest entries of a part. A single entry moves only if another article is more like it. */
const LEAST_PART = 2
/**
 * The log odds below which groups are parted. The threshold is lower than the one for merging, so
 * that articles are not parted and merged in turn.
 */
const PART_BELOW = -1.2

/**
 * Parts articles whose entries report two events. Entries are grouped by the mean log odds of their
 * pairs, and the largest group keeps the article. An article that a reader corrected is never
 * parted.
 */
export function partArticles(
  window: EntryWindow,
  articles: Iterable<WindowArticle>,
  newArticle: () => number,
): Part[] {
  const parts: Part[] = []
  for (const article of articles) {
    if (!window.holds(article) || window.isCorrected(article)) continue
    const young = youngEntries(article)
    if (young.length < LEAST_ENTRIES || isInHeadlines({ entries: young })) continue
    const groups = groupsOf(young, window)
    const [, ...smaller] = groups.toSorted((a, b) => b.length - a.length)
    for (const entries of smaller) {
      if (entries.length < LEAST_PART) continue
      if (parts.length === MOST_PARTS) return parts
      const into = newArticle()
      window.found(entries, into)
      parts.push({ from: article.id, into, entries: entries.map(({ id }) => id) })
    }
  }
  return parts
}

function youngEntries({ entries, lastPublishedAt }: WindowArticle): WindowEntry[] {
  return entries
    .filter(({ publishedAt }) => lastPublishedAt - publishedAt < YOUNG_MS)
    .slice(-NEWEST_ENTRIES)
}

/**
 * Unites the two groups that are most likely one event, again and again, as long as they are likely
 * enough.
 */
function groupsOf(entries: readonly WindowEntry[], comparing: Comparing): WindowEntry[][] {
  const groups = entries.map((entry) => [entry])
  /** The sum of log odds of each pair of groups. */
  const odds = entries.map((entry) => pairOdds(entry, entries, comparing))
  for (;;) {
    const [one, other] = likeliestPair(groups, odds)
    if (other < 0) return groups
    groups[one]!.push(...groups[other]!)
    groups.splice(other, 1)
    odds.splice(other, 1)
    for (const [at, row] of odds.entries()) {
      const theirs = row.splice(other, 1)[0]!
      if (at === one) continue
      row[one]! += theirs
      odds[one]![at] = row[one]!
    }
  }
}

function likeliestPair(groups: WindowEntry[][], odds: number[][]): [number, number] {
  let best: [number, number] = [-1, -1]
  let most = PART_BELOW
  for (let one = 0; one < groups.length; one++) {
    for (let other = one + 1; other < groups.length; other++) {
      const mean = odds[one]![other]! / groups[one]!.length / groups[other]!.length
      if (mean >= most) [best, most] = [[one, other], mean]
    }
  }
  return best
}
