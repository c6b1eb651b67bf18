import { wordsOf, type DraftText } from '../drafts/draft.ts'

/** The words of a text, a line for each part, as versions of it are compared. */
export function linesOf({ parts }: DraftText): string {
  return parts.map(wordsOf).join('\n')
}
