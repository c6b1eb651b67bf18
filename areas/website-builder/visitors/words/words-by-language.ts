import { english } from './english.ts'
import { french } from './french.ts'
import { german } from './german.ts'
import { spanish } from './spanish.ts'
import type { VisitorWords } from './visitor-words.ts'

/** The texts in all supported languages, by language tag. */
export const visitorLanguages: Readonly<Record<string, VisitorWords>> = {
  de: german,
  en: english,
  es: spanish,
  fr: french,
}

/** Returns the texts in a language; in English, if the language is not supported. */
export function visitorWords(language: string): VisitorWords {
  const base = language.split('-')[0]!.toLowerCase()
  return Object.hasOwn(visitorLanguages, base) ? visitorLanguages[base]! : english
}
