/** Words in quotation marks of any language. */
const QUOTED = /["“”„«»]([^"“”„«»]{1,600})["“”«»]/gu
/** Fewer words in quotation marks are a title or scare quotes. */
const LEAST_WORDS = 3

/**
 * True if one of the texts has each quotation of a sentence word for word, with its numbers in the
 * same order.
 */
export function areQuotesWhole(sentence: string, texts: readonly string[]): boolean {
  const quotes = Array.from(sentence.matchAll(QUOTED), ([, words = '']) => plain(words))
  const long = quotes.filter((words) => words.split(' ').length >= LEAST_WORDS)
  if (long.length === 0) return true
  const said = texts.map((text) => ` ${plain(text)} `)
  return long.every((words) => said.some((text) => text.includes(` ${words} `)))
}

/** Words without marks and case, which an editor may change at the ends of a quotation. */
function plain(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[‘’]/gu, "'")
    .replaceAll(/[^\p{L}\p{N}'%$€£]+/gu, ' ')
    .trim()
}
