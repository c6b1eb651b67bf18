import { outsideQuotes } from './outside-quotes.ts'

/** Between single marks; one in the middle of a word is an apostrophe. */
const SINGLE = /(?<!\p{L})['‘](?:[^'’]|['’](?=\p{L})){3,80}['’](?!\p{L})/gu

/** What a writer says without quoting anybody, whatever marks are used. */
export function ownWords(text: string): string {
  return outsideQuotes(text.replace(SINGLE, ' '))
}
