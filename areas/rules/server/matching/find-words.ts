import { wholeWord } from '#engine/search/whole-word.ts'
import type { TextSearch } from './pattern.ts'

/** Searches for words or phrases as whole words. Not case-sensitive. */
export function findWords(words: readonly string[]): TextSearch {
  // safe expression: made of nothing but escaped words, it takes as long as the text is long
  const any = new RegExp(words.map(wholeWord).join('|'), 'iu')
  return {
    isIn: (text) => any.test(text),
    placeIn: (text) => any.exec(text)?.[0] ?? null,
  }
}
