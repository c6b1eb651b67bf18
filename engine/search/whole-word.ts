/**
 * Matches scripts without spaces between words, or with particles joined to words. A word in one of
 * them is found anywhere in a text.
 */
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u
const LETTER = /[\p{L}\p{N}]/u

/**
 * The source of an expression for a separate word or phrase; in scripts without spaces it matches
 * anywhere.
 */
export function wholeWord(word: string): string {
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
