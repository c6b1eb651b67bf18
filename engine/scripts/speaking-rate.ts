import { WORDS_PER_MINUTE } from './script.ts'
import { isWritten } from './shortage.ts'
import type { ScriptWishes } from './script-wishes.ts'

/**
 * Words a minute, measured over podcasts of real news with the built-in voices: two voices for
 * English (156), eSpeak for the other languages. A wrong rate would make pieces up to half too long
 * or too short.
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
/** The rate of all other languages, which is between the measured ones. */
const USUAL = 130

/** The speaking rate of a language in words a minute. */
export function wordsPerMinute(language: string): number {
  const code = language.toLowerCase().split(/[-_]/)[0]!
  return Object.hasOwn(RATES, code) ? RATES[code]! : USUAL
}

/**
 * The wanted number of words in a language. Lengths of texts are given in words, those of spoken
 * pieces in words of English speech.
 */
export function wordsAsked({ form, words }: ScriptWishes, language: string): number {
  return isWritten(form) ? words : wordsOfSameDuration(words, language)
}

/** The number of words in a language that take as long to speak as so many English ones. */
export function wordsOfSameDuration(words: number, language: string): number {
  return Math.max(1, Math.round((words * wordsPerMinute(language)) / WORDS_PER_MINUTE))
}
