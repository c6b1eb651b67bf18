import { words } from '../../words/word-segments.ts'

/** Counts the words that a voice says. Languages without spaces are segmented into words. */
export function countWords(text: string, language: string | null): number {
  return words(text, language).length
}
