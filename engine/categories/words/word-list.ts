/** Words that speak for a subject, one or several that stand together, between commas. */
export interface WordList {
  /** A text with one of these is hardly about anything else. */
  strong: string
  plain: string
  /** They decide between subjects that other words left open. */
  weak: string
}

export const weightOf: Readonly<Record<keyof WordList, number>> = { strong: 2, plain: 1, weak: 0.5 }
