import type { Reading } from '#server/reading/reading.ts'
import type { RuleCondition } from '../../contract.ts'

/** A condition that is checked in the texts of an article. */
export type TextCondition = Extract<RuleCondition, { about: 'words' | 'pattern' }>

export interface TextQuestion {
  conditions: TextCondition[]
  texts: { title: string; lead: string }[]
  /** True if the matching text is needed, not only whether there is a match. */
  isPlaceWanted: boolean
  /** The processor time after which no further text is searched. */
  budgetMs: number
}

export interface TextAnswer {
  /**
   * The match for each searched text and each condition; '' if `isPlaceWanted` is false, null if
   * there is no match.
   */
  found: (string | null)[][]
  spentMs: number
}

/** Searches texts for readers' conditions, in a process that can be killed. */
export const textMatching: Reading<TextQuestion, TextAnswer> = {
  name: 'rules/texts',
  what: () => 'A rule',
  origin: () => 'a rule of a reader',
  load: async () => (await import('./match-texts.ts')).matchTexts,
}
