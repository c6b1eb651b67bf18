import { isHalfQuoted } from './sentence-quality.ts'
import type { Sentence } from '../../words/sentences.ts'

/** The most sentences of a quote that are joined. A longer quote is a speech. */
const MOST_JOINED = 4

/**
 * The sentences of a text, with those of one quote joined: “It was dark. We saw nothing,” said
 * Veil. Separately, the first would have no speaker, and the second no beginning. A quote whose end
 * is not near is not joined.
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
    // A quote is not joined over paragraphs, because a new one has another speaker, or continues a
    // speech.
    if (together.includes('\n')) return null
    if (!isHalfQuoted(together))
      return { sentence: { text: together, start, end }, last: first + 1 + offset }
  }
  return null
}
