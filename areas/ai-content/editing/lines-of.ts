import { wordsOf, type DraftText } from '../drafts/draft.ts'

/** Writes a text with one line for each part, for comparing versions. */
export function linesOf({ parts }: DraftText): string {
  return parts.map(wordsOf).join('\n')
}
