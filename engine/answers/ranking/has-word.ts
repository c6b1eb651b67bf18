import { words } from '../../words/word-segments.ts'

/** Makes a set of the words of a list, which are separated by spaces. */
export const set = (list: string) => new Set(list.trim().split(/\s+/))

/** Says if one of the words is in a sentence, in capitals or not. */
export function hasWord(sentence: string, list: ReadonlySet<string>): boolean {
  return words(sentence.toLowerCase(), null).some((word) => list.has(word))
}
