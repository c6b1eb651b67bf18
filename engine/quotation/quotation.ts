import { countWords } from '../scripts/sentences/count-words.ts'

/**
 * The most that a public text quotes of one outlet, so that the quotation does not replace its
 * report.
 */
export const QUOTATION = { sentences: 2, words: 40 } as const

/** A sentence of a report, and the outlet that published it. */
export interface Quoted {
  text: string
  outlet: string
  /** A BCP 47 tag; null if the language is unknown. */
  language: string | null
}

/**
 * The sentences that may appear in a public text, in order: of each outlet, the first ones that fit
 * in `QUOTATION`.
 */
export function quotable<Sentence extends Quoted>(sentences: readonly Sentence[]): Sentence[] {
  const used = new Map<string, { sentences: number; words: number }>()
  return sentences.filter(({ text, outlet, language }) => {
    const before = used.get(outlet) ?? { sentences: 0, words: 0 }
    const after = {
      sentences: before.sentences + 1,
      words: before.words + countWords(text, language),
    }
    if (after.sentences > QUOTATION.sentences || after.words > QUOTATION.words) return false
    used.set(outlet, after)
    return true
  })
}
