import { unitsOf } from './search-tokens.ts'

/** A shorter run is a word, as a rule. */
const SHORTEST = 4
/** A longer phrase is a sentence that somebody looks for again. */
const LONGEST = 24
const segmenter = new Intl.Segmenter('zh', { granularity: 'word' })

/**
 * The words in a run of letters without spaces, divided by the rules of its language; none if it is one word. Words of
 * one letter are left out.
 */
export function wordsApart(run: string): string[] {
  const { length } = unitsOf(run)
  if (length < SHORTEST || length > LONGEST) return []
  const words = Array.from(segmenter.segment(run), ({ segment }) => segment)
  const known = [...new Set(words)].filter((word) => unitsOf(word).length > 1)
  return known.length > 1 ? known : []
}
