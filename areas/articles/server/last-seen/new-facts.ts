import type { CitedSentence } from '../../contract.ts'
import { changedSentences } from '#engine/summaries/facts/changed-sentences.ts'
import { isToldAgain } from '#engine/summaries/facts/told-again.ts'

interface Looked {
  language: string | null
  /** The sentences that were seen. */
  seen: readonly { text: string }[]
  /** It is true if an endpoint wrote the article as shown now. */
  isWritten: boolean
  /** Says if a piece of coverage was not there at the last look, or says something else since. */
  isLate: (coverage: number) => boolean
}

/**
 * The sentences that say what a reader has not seen, not what was only worded anew. What an endpoint writes of
 * reports that were there before is no news, however it puts it.
 */
export function newFacts(
  sentences: readonly CitedSentence[],
  { language, seen, isWritten, isLate }: Looked,
): CitedSentence[] {
  const told = seen.map(({ text }) => text)
  return changedSentences(sentences, seen).filter(({ text, citations }) => {
    const late = citations.filter(({ coverage }) => isLate(coverage))
    if (isWritten && late.length === 0) return false
    // A sentence that also has an older report as its proof says what that one said.
    const isReworded = isWritten && late.length < citations.length
    return !isToldAgain(text, told, { language, isReworded })
  })
}
