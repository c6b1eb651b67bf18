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

/** English where a language has no words of its own here. */
export function visitorWords(language: string): VisitorWords {
  const base = language.split('-')[0]!.toLowerCase()
  return Object.hasOwn(visitorLanguages, base) ? visitorLanguages[base]! : english
}
