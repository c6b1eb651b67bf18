import { outsideQuotes } from './outside-quotes.ts'

/** Matches text between single marks; one in the middle of a word is an apostrophe. */
const SINGLE = /(?<!\p{L})['‘](?:[^'’]|['’](?=\p{L})){3,80}['’](?!\p{L})/gu

/** The author's own words, without quotes in any marks. */
export function ownWords(text: string): string {
  return outsideQuotes(text.replace(SINGLE, ' '))
}
