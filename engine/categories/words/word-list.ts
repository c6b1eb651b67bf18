/** Words for a subject, single ones or phrases, between commas. */
export interface WordList {
  /** A text with one of these is hardly about anything else. */
  strong: string
  plain: string
  /** Weak words, which decide only between subjects that are equal otherwise. */
  weak: string
}

export const weightOf: Readonly<Record<keyof WordList, number>> = { strong: 2, plain: 1, weak: 0.5 }
