import { english } from './english.ts'
import { french } from './french.ts'
import { german } from './german.ts'
import { spanish } from './spanish.ts'
import type { VisitorWords } from './visitor-words.ts'

/** The languages in which pages speak to visitors, by their tags. */
export const visitorLanguages: Readonly<Record<string, VisitorWords>> = {
  de: german,
  en: english,
  es: spanish,
  fr: french,
}

/** Returns the words in a language, or in English where there are none. */
export function visitorWords(language: string): VisitorWords {
  const base = language.split('-')[0]!.toLowerCase()
  return Object.hasOwn(visitorLanguages, base) ? visitorLanguages[base]! : english
}
