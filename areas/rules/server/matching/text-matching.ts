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
   * The place for each text that was looked at and each condition, or '' where no place was asked for; null where it
   * does not match.
   */
  found: (string | null)[][]
  spentMs: number
}

/** Conditions of readers are looked for in a process that may be ended. */
export const textMatching: Reading<TextQuestion, TextAnswer> = {
  name: 'rules/texts',
  what: () => 'A rule',
  origin: () => 'a rule of a reader',
  load: async () => (await import('./match-texts.ts')).matchTexts,
}
