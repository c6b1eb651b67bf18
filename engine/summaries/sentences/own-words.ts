import { outsideQuotes } from './outside-quotes.ts'

/** Matches text between single quotation marks. A mark inside a word is an apostrophe. */
const SINGLE = /(?<!\p{L})['‘](?:[^'’]|['’](?=\p{L})){3,80}['’](?!\p{L})/gu

/** A text without its quotes, whatever their marks, so that the author's own words remain. */
export function ownWords(text: string): string {
  return outsideQuotes(text.replace(SINGLE, ' '))
}
