import { writtenNumbers } from '../../claims/written-numbers.ts'
import { stems } from '../../words/terms.ts'
import { factWords, tellsAgain, tellsLittle } from './same-fact.ts'

interface ToldAgainOptions {
  language: string | null
  /**
   * True if the facts may have been reworded, so that fewer common words make a repetition. If
   * false, most words must be known.
   */
  isReworded: boolean
}

const NOTHING: ReadonlySet<string> = new Set()

/**
 * Says if a sentence repeats, in any words, what others told. A sentence with a number that none of
 * them has is always new.
 */
export function isToldAgain(
  text: string,
  told: readonly string[],
  { language, isReworded }: ToldAgainOptions,
): boolean {
  const known = new Set(told.flatMap((one) => numbersOf(one, language)))
  if (numbersOf(text, language).some((number) => !known.has(number))) return false
  const facts = factWords(stems(text, language))
  const others = told.map((one) => factWords(stems(one, language)))
  if (!isReworded) return tellsLittle(facts, others)
  return tellsAgain(
    { facts, entryAt: 0, position: 1, headline: NOTHING },
    others.map((other) => ({ facts: other, entryAt: 0, position: 0, headline: NOTHING })),
    NOTHING,
  )
}

function numbersOf(text: string, language: string | null): string[] {
  return writtenNumbers(text, language).map(({ text: written, value, unit }) =>
    value === null ? written : `${value} ${unit}`,
  )
}
