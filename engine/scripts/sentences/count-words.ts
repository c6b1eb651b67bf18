import { words } from '../../words/terms.ts'

/** How many words a voice says: what is written without spaces is segmented. */
export function countWords(text: string, language: string | null): number {
  return words(text, language).length
}
