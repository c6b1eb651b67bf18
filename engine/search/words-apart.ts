import { unitsOf } from './search-tokens.ts'

/** A shorter run is usually one word. */
const SHORTEST = 4
/** A longer run is a sentence that is searched as a whole. */
const LONGEST = 24
const segmenter = new Intl.Segmenter('zh', { granularity: 'word' })

/**
 * The words in a run of letters without spaces, as the runtime segments it, without those of one
 * letter. Empty if there are fewer than two, or if the run is too short or too long.
 */
export function wordsApart(run: string): string[] {
  const { length } = unitsOf(run)
  if (length < SHORTEST || length > LONGEST) return []
  const words = Array.from(segmenter.segment(run), ({ segment }) => segment)
  const known = [...new Set(words)].filter((word) => unitsOf(word).length > 1)
  return known.length > 1 ? known : []
}
