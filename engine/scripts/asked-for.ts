import { words } from '../words/word-segments.ts'
import { stems } from '../words/terms.ts'
import type { ReadableSentence } from './sentences/readable-sentences.ts'

/**
 * Returns a function that says if a sentence is about the wanted subject: it holds all words of one
 * phrase. Null if every sentence of the article is, because nothing was asked or its title names
 * the subject.
 */
export function askedFor(
  asked: readonly string[],
  title: string,
  language: string,
): ((sentence: Pick<ReadableSentence, 'text'>) => boolean) | null {
  const phrases = asked
    .map((phrase) => formsOf(phrase, language))
    .filter(({ length }) => length > 0)
  if (phrases.length === 0) return null
  const says = (text: string) => {
    const own = new Set(formsOf(text, language))
    return phrases.some((phrase) => phrase.every((stem) => own.has(stem)))
  }
  return says(title) ? null : ({ text }) => says(text)
}

/** Shorter words are not stemmed: "AIS" is not a plural of "AI". */
const SHORT = 4

function formsOf(text: string, language: string): string[] {
  const short = words(text, language).filter(({ length }) => length < SHORT)
  return [...stems(text, language).filter(({ length }) => length >= SHORT), ...short]
}
