import { wholeWord } from '#engine/search/whole-word.ts'
import type { TextSearch } from './pattern.ts'

/** Finds words or phrases, as whole words, in any case. */
export function findWords(words: readonly string[]): TextSearch {
  // safe expression: made of nothing but escaped words, it takes as long as the text is long
  const any = new RegExp(words.map(wholeWord).join('|'), 'iu')
  return {
    isIn: (text) => any.test(text),
    placeIn: (text) => any.exec(text)?.[0] ?? null,
  }
}
