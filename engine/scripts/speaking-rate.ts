import { WORDS_PER_MINUTE } from './script.ts'
import { isWritten } from './shortage.ts'
import type { ScriptWishes } from './script-wishes.ts'

/**
 * Words a minute as the built-in voices speak them, measured over podcasts of real news: in English with two
 * built-in voices (156), elsewhere with eSpeak. At a rate that no voice speaks, lengths would be wrong by half.
 */
const RATES: Readonly<Record<string, number>> = {
  en: WORDS_PER_MINUTE,
  ar: 84,
  de: 127,
  es: 162,
  fr: 176,
  it: 138,
  ko: 83,
  no: 144,
  pl: 111,
  ru: 134,
  tr: 95,
  zh: 118,
}
/** The rate of all other languages, which lies between the measured ones. */
const USUAL = 130

/** The words a minute that are spoken in a language. */
export function wordsPerMinute(language: string): number {
  const code = language.toLowerCase().split(/[-_]/)[0]!
  return Object.hasOwn(RATES, code) ? RATES[code]! : USUAL
}

/** The words of a language that a piece is to have: reading is counted in words, speech in minutes. */
export function wordsAsked({ form, words }: ScriptWishes, language: string): number {
  return isWritten(form) ? words : wordsOfSameDuration(words, language)
}

/** The number of words in a language that take as long to speak as so many English ones. */
export function wordsOfSameDuration(words: number, language: string): number {
  return Math.max(1, Math.round((words * wordsPerMinute(language)) / WORDS_PER_MINUTE))
}
