import { words } from '../../words/word-segments.ts'

/** Words that a list divides by spaces. */
export const set = (list: string) => new Set(list.trim().split(/\s+/))

/** Says if one of the words is in a sentence, in any case. */
export function hasWord(sentence: string, list: ReadonlySet<string>): boolean {
  return words(sentence.toLowerCase(), null).some((word) => list.has(word))
}
