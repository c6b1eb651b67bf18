import { sentences } from '#engine/words/sentences.ts'

/** A line of a writer as a sentence. */
export function ended(text: string): string {
  return /[.!?:…]["'”’»“)]?$/u.test(text) ? text : `${text}.`
}

/** A line of a writer as a headline, without its single full stop. */
export function withoutStop(text: string): string {
  return text.trim().replace(/(?<!\.)\.$/u, '')
}

/** A line if it fits, or else as many of its first sentences as do: nothing is cut inside of one. */
export function wholeSentencesWithin(line: string, most: number): string | null {
  if (line.length <= most) return line
  const fitting = sentences(line).filter(({ end }) => end <= most)
  const last = fitting.at(-1)
  return last ? line.slice(0, last.end).trim() : null
}
