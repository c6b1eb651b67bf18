import type { TextSearch } from './pattern.ts'

/** Scripts that put no space between words: there, a word is found anywhere. */
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u
const LETTER = /[\p{L}\p{N}]/u

/** Looks for some words or phrases: whole words, whatever their case. */
export function findWords(words: readonly string[]): TextSearch {
  // safe expression: made of nothing but escaped words, it takes as long as the text is long
  const any = new RegExp(words.map(wholeWord).join('|'), 'iu')
  return {
    isIn: (text) => any.test(text),
    placeIn: (text) => any.exec(text)?.[0] ?? null,
  }
}

function wholeWord(word: string): string {
  const spaced = word.trim().split(/\s+/).map(escaped).join('\\s+')
  const before = isSpaced(word.trim().at(0)) ? '(?<![\\p{L}\\p{N}])' : ''
  const after = isSpaced(word.trim().at(-1)) ? '(?![\\p{L}\\p{N}])' : ''
  return `${before}${spaced}${after}`
}

function isSpaced(letter = ''): boolean {
  return LETTER.test(letter) && !UNSPACED.test(letter)
}

function escaped(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')
}
