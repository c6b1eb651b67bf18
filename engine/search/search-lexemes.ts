import { functionWordsOf, languagesWithFunctionWords } from '../words/function-words.ts'
import type { Stemmer } from '../words/stems/stem-memory.ts'
import { stemMemory } from '../words/terms.ts'
import { exactOf, languagesFor, stemsOfWord } from './word-stems.ts'

/** Words on lists of function words that a reader may nevertheless search for. */
const WANTED = new Set('said säger sier year roku году deux fait'.split(' '))

/**
 * The language value for a short text of unknown language. Its words are found in the forms of
 * every language.
 */
export const ANY_LANGUAGE = 'any'

/** The language under which the words of a text are stored, by its tag; "" if unknown. */
export function languageOf(tag: string | null): string {
  const language = (tag ?? '').toLowerCase().split(/[-_]/u)[0]!
  return language === 'nb' || language === 'nn' ? 'no' : language
}

/**
 * The lexemes of a word in the index, in the language of its text; none for a function word.
 *
 * @param word The word in small letters.
 */
export function lexemesOfWord(word: string, language: string): readonly string[] {
  if (language === ANY_LANGUAGE) return formsOfWord(word, () => word)
  const stems = stemMemory().stemOf(word, stemmerOf(language))
  if (stems === '') return NONE
  return stems.includes(' ') ? stems.split(' ') : [stems]
}

const NONE: readonly string[] = []

/** Says if a word is a function word in a language. */
export function isStopWord(word: string, language: string): boolean {
  return !WANTED.has(word) && (functionWordsOf(language)?.has(word) ?? false)
}

/** Says if a word is a function word in any language. */
export function saysNothing(word: string): boolean {
  return languagesWithFunctionWords.some((language) => isStopWord(word, language))
}

/**
 * The forms in which texts may hold a word, over all languages in which it is not a function word.
 *
 * @param written the word in the small letters of a language.
 */
export function formsOfWord(word: string, written: (language: string) => string): string[] {
  const stems = languagesFor(word).flatMap((language) => lexemesOfWord(written(language), language))
  return [...new Set([exactOf(word), ...stems])].filter((form) => form !== '')
}

const stemmers = new Map<string, Stemmer>()
/** The first number of these stemmers, above those of the stemmers for comparing texts. */
const FIRST_NUMBER = 1000

function stemmerOf(language: string): Stemmer {
  let stemmer = stemmers.get(language)
  if (!stemmer) {
    stemmer = {
      number: FIRST_NUMBER + stemmers.size,
      stem: (word) => (isStopWord(word, language) ? '' : stemsOfWord(word, language).join(' ')),
    }
    stemmers.set(language, stemmer)
  }
  return stemmer
}
