import type { Reading } from '#server/reading/reading.ts'
import type { RuleCondition } from '../../contract.ts'

/** A condition that only the texts of an article answer. */
export type TextCondition = Extract<RuleCondition, { about: 'words' | 'pattern' }>

export interface TextQuestion {
  conditions: TextCondition[]
  texts: { title: string; lead: string }[]
  /** True if the place of the match is needed, not only whether there is one. */
  isPlaceWanted: boolean
  /** Processor time after which no further text is begun. */
  budgetMs: number
}

export interface TextAnswer {
  /**
   * The matching place for each searched text and each condition; '' if no place was asked for,
   * null if there is no match.
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
