import type { EntryVector } from './entry-vector.ts'
import type { TermSet } from '../words/term-set.ts'
import type { EntryWindow, WindowArticle, WindowEntry } from './entry-window.ts'
import { saidByMost, TOO_FEW } from './said-by-most.ts'

/** Reasons against joining, from 0 to 1, even if an entry shares many words with an article. */
export interface Disagreement {
  /**
   * The share, by weight, of the words of most entries that this entry lacks. Reports on one quake
   * all name its town, for example. With few entries the share is reduced, because it is less
   * certain; below three it is 0.
   */
  unsaid: number
  /**
   * 1 if the entry and the most alike one both have at least three numbers and share none; less for
   * fewer numbers.
   */
  otherNumbers: number
}

/** The numbers that both entries need for a full contradiction; fewer may differ by chance. */
const ENOUGH_NUMBERS = 3

/** The disagreement of an entry, whose terms are all in `said`, with an article and its most alike entry. */
export function disagreement(
  { numbers, language }: EntryVector,
  said: TermSet,
  article: WindowArticle,
  best: WindowEntry,
  { memory }: EntryWindow,
): Disagreement {
  let all = 0
  let unsaid = 0
  for (const term of saidByMost(article)) {
    const weight = memory.weightOf(term, language)
    all += weight
    if (!said.has(term)) unsaid += weight
  }
  const certainty = 1 - TOO_FEW / article.entries.length
  return {
    unsaid: all > 0 ? (certainty * unsaid) / all : 0,
    otherNumbers: otherNumbers(numbers, best.numbers),
  }
}

function otherNumbers(some: Int32Array, others: Int32Array): number {
  if (some.some((number) => others.includes(number))) return 0
  return Math.min(1, Math.min(some.length, others.length) / ENOUGH_NUMBERS)
}
