import { isHalfQuoted } from './sentence-quality.ts'
import type { Sentence } from '../../words/sentences.ts'

/** A quote of more sentences than this is a speech. */
const MOST_JOINED = 4

/**
 * The sentences of a text, with those of one quote kept together: “It was dark. We saw nothing,” said Veil. Apart, one
 * half would have no speaker and the other no beginning. A quote whose end is not near stays as it is.
 */
export function withWholeQuotes(text: string, found: readonly Sentence[]): Sentence[] {
  const whole: Sentence[] = []
  for (let at = 0; at < found.length; at++) {
    const joined = isHalfQuoted(found[at]!.text) ? quoteFrom(text, found, at) : null
    whole.push(joined?.sentence ?? found[at]!)
    if (joined) at = joined.last
  }
  return whole
}

function quoteFrom(
  text: string,
  found: readonly Sentence[],
  first: number,
): { sentence: Sentence; last: number } | null {
  const { start } = found[first]!
  for (const [offset, { end }] of found.slice(first + 1, first + MOST_JOINED).entries()) {
    const together = text.slice(start, end)
    // A new paragraph has a new speaker, or the same one at length.
    if (together.includes('\n')) return null
    if (!isHalfQuoted(together))
      return { sentence: { text: together, start, end }, last: first + 1 + offset }
  }
  return null
}
