import { words } from '../../words/word-segments.ts'

/** Counts the words that a voice says: a language without spaces is segmented. */
export function countWords(text: string, language: string | null): number {
  return words(text, language).length
}
