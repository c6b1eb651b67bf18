/** Words in double quotation marks, curly, straight or angular. */
const QUOTED = /["“”„«»]([^"“”„«»]{1,600})["“”«»]/gu
/** The fewest words that count as a quotation; fewer are a title or scare quotes. */
const LEAST_WORDS = 3

/** True if each quotation of three words or more is in one of the texts, word for word. */
export function areQuotesWhole(sentence: string, texts: readonly string[]): boolean {
  const quotes = Array.from(sentence.matchAll(QUOTED), ([, words = '']) => plain(words))
  const long = quotes.filter((words) => words.split(' ').length >= LEAST_WORDS)
  if (long.length === 0) return true
  const said = texts.map((text) => ` ${plain(text)} `)
  return long.every((words) => said.some((text) => text.includes(` ${words} `)))
}

/**
 * Reduces a text to lower-case words without punctuation, which editors may change at the ends of a
 * quotation.
 */
function plain(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[‘’]/gu, "'")
    .replaceAll(/[^\p{L}\p{N}'%$€£]+/gu, ' ')
    .trim()
}
