import type { Term } from '../read-question.ts'
import type { ReadReport } from './read-pieces.ts'

const LEAST = 0.35
/**
 * The weight of a word that no report holds, for which reports may have a synonym. Names have no
 * synonyms, so their weight stays.
 */
const UNKNOWN_WORD = 0.45
/** The factor for names and numbers, which decide what a question is about. */
const NAME = 1.35

/**
 * The weight of each word of a question; rarer words weigh more. `found` is the number of articles, of `total`, that
 * hold it.
 */
export function termWeights(
  terms: readonly Term[],
  { found, total }: { found: readonly number[]; total: number },
  isInReports: readonly boolean[],
): number[] {
  const most = Math.log(1 + total)
  return terms.map(({ isName, number }, at) => {
    const count = found[at] ?? 0
    const rare = Math.max(LEAST, Math.log((total + 1) / (count + 0.5)) / Math.max(1, most))
    const isSpecial = isName || number !== null
    if (count === 0 && !isInReports[at] && !isSpecial) return UNKNOWN_WORD
    return Math.min(1, rare) * (isSpecial ? NAME : 1)
  })
}

/** Says for each word of a question if any of the reports holds it. */
export function wordsInReports(terms: readonly Term[], read: readonly ReadReport[]): boolean[] {
  return terms.map((_, at) => read.some(({ anywhere }) => anywhere[at]! > 0))
}
