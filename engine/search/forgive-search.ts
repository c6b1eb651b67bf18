import { saysNothing } from './search-lexemes.ts'
import { tokensOfSearch } from './search-question.ts'
import { leftOutOf } from './search-vector.ts'
import { forgivenErrors, meantWords, type HeldWord } from './typing-errors.ts'

/** The most words of a question that are looked up. */
const MOST_WORDS = 8

/** For each word that may be mistyped, the lexemes to search instead. */
export type InsteadOf = ReadonlyMap<string, readonly string[]>

/**
 * Guesses the meaning of a search that found nothing. Words that no text holds are replaced by similar ones, and
 * letters without spaces by single words. Function words alone are searched in titles. Null if nothing can be guessed.
 *
 * @param readNear reads the words of the texts that may be near these forms.
 */
export async function forgiveSearch(
  words: string,
  readNear: (forms: readonly string[]) => Promise<HeldWord[]>,
): Promise<InsteadOf | null> {
  const tokens = tokensOfSearch(words)
  const sayNothing = tokens.every(({ kind, word }) => kind === 'word' && saysNothing(word))
  if (tokens.length > 0 && sayNothing)
    return new Map(tokens.map(({ word }) => [word, [leftOutOf(word)]]))
  const instead = new Map<string, readonly string[]>()
  for (const { word, apart } of tokens) if (apart.length > 0) instead.set(word, apart)
  const asked = tokens
    .filter(({ kind, forms }) => kind === 'word' && forms.some((form) => forgivenErrors(form) > 0))
    .slice(0, MOST_WORDS)
  if (asked.length === 0) return instead.size > 0 ? instead : null
  const held = await readNear(asked.flatMap(({ forms }) => forms))
  const lexemes = new Set(held.map(({ lexeme }) => lexeme))
  for (const { word, forms } of asked) {
    if (forms.some((form) => lexemes.has(form))) continue
    const meant = meantWords(forms, held)
    if (meant.length > 0) instead.set(word, meant)
  }
  return instead.size > 0 ? instead : null
}
