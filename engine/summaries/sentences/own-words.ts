import { outsideQuotes } from './outside-quotes.ts'

/** Between single marks; one in the middle of a word is an apostrophe. */
const SINGLE = /(?<!\p{L})['‘](?:[^'’]|['’](?=\p{L})){3,80}['’](?!\p{L})/gu

/** The writer's own words, without quotes in whatever marks. */
export function ownWords(text: string): string {
  return outsideQuotes(text.replace(SINGLE, ' '))
}
