/** Matches words of letters and digits. All other characters separate words. */
const WORD = /[\p{L}\p{N}]+/gu
/**
 * Matches scripts without spaces between words. A word in one of them is found anywhere in a text.
 */
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u
const PART = /"[^"]*"?|[^\s"]+/g
const PLURAL = /(?:IES|(?<=X|Z|CH|SH|SS)ES|(?<!S)S)$/
/** The fewest letters of a word that also finds words that begin with it. */
const SHORTEST_BEGINNING = 4

/** The words of a text without case and accents, with a space before and after each. */
export function foldWords(text: string): string {
  // Words are compared in capitals, because small letters may depend on their neighbors, as the
  // Greek sigma at the end of a word does.
  const plain = text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toUpperCase()
  return ` ${(plain.match(WORD) ?? []).join(' ')} `
}

/**
 * Tells whether a text, folded by `foldWords`, holds what a search asks for: all of its words and "phrases", or those on
 * one side of an `or`. A longer word also finds words that begin with it, such as its plural.
 *
 * @param words The words of the search, as `readSearchQuery` gives them.
 */
export function textMatcher(words: string): (folded: string) => boolean {
  const choices: string[][] = [[]]
  for (const part of words.match(PART) ?? []) {
    if (part.toLowerCase() === 'or') choices.push([])
    else choices.at(-1)!.push(...neededFor(part))
  }
  const needed = choices.filter((choice) => choice.length > 0)
  return (folded) => needed.some((choice) => choice.every((each) => folded.includes(each)))
}

/** The strings that the folded text must contain; empty for a part without letters and digits. */
function neededFor(part: string): string[] {
  const folded = foldWords(part)
  const bare = folded.trim()
  if (bare === '') return []
  if (UNSPACED.test(bare)) return [bare]
  const isOneWord = !bare.includes(' ')
  const beginning = bare.replace(PLURAL, '')
  const isLong = bare.length >= SHORTEST_BEGINNING
  if (part.startsWith('"') || !isOneWord || !isLong) return [folded]
  return [` ${beginning.length >= SHORTEST_BEGINNING ? beginning : bare}`]
}
