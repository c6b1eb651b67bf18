import type { WindowArticle } from '../entry-window.ts'
import { pairOdds, type Comparing, type Reported } from './pair-odds.ts'

/** The number of newest entries that are compared, which tell the subject of an article. */
const NEWEST_ENTRIES = 24
const NEWEST_TO_MERGE = 12
/**
 * The share of an article's entries that an entry is compared by, the most alike first;
 * `ALIKE_AT_LEAST` is the fewest. One entry is not enough, because it may be in the wrong article.
 */
const ALIKE_SHARE = 0.3
const ALIKE_AT_LEAST = 3

/** Log odds that an entry reports the event of an article. */
export function sameEventOdds(
  entry: Reported,
  article: WindowArticle,
  comparing: Comparing,
): number {
  const newest = article.entries.slice(-NEWEST_ENTRIES)
  const odds = pairOdds(entry, newest, comparing).toSorted((a, b) => b - a)
  return mean(odds.slice(0, Math.max(ALIKE_AT_LEAST, Math.ceil(ALIKE_SHARE * odds.length))))
}

/** Log odds that two articles are about one event: the mean over their newest entries, pair by pair. */
export function oddsAcross(one: WindowArticle, other: WindowArticle, comparing: Comparing): number {
  const there = other.entries.slice(-NEWEST_TO_MERGE)
  const here = one.entries.slice(-NEWEST_TO_MERGE)
  return mean(here.map((entry) => mean(pairOdds(entry, there, comparing))))
}

function mean(odds: readonly number[]): number {
  return odds.reduce((sum, one) => sum + one, 0) / odds.length
}
