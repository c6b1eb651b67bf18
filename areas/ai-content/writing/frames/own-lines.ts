import { sentences } from '#engine/words/sentences.ts'

/** Ends a line of the writer like a sentence. */
export function ended(text: string): string {
  return /[.!?:…]["'”’»“)]?$/u.test(text) ? text : `${text}.`
}

/** Removes the single full stop of a line, for a headline. */
export function withoutStop(text: string): string {
  return text.trim().replace(/(?<!\.)\.$/u, '')
}

/**
 * Returns a line if it fits, otherwise as many of its first sentences as fit; null if not even one
 * does.
 */
export function wholeSentencesWithin(line: string, most: number): string | null {
  if (line.length <= most) return line
  const fitting = sentences(line).filter(({ end }) => end <= most)
  const last = fitting.at(-1)
  return last ? line.slice(0, last.end).trim() : null
}
