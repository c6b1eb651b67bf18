import type { CitedSentence } from '../../contract.ts'
import { changedSentences } from '#engine/summaries/facts/changed-sentences.ts'
import { isToldAgain } from '#engine/summaries/facts/told-again.ts'

interface Looked {
  language: string | null
  /** The sentences that the reader saw. */
  seen: readonly { text: string }[]
  /** True if an endpoint wrote the current text of the article. */
  isWritten: boolean
  /** Says if a report of the coverage was added or reworded since the last look. */
  isLate: (coverage: number) => boolean
}

/**
 * Finds sentences that are new to the reader and not merely reworded. If an endpoint describes old
 * reports in new words, that is not news.
 */
export function newFacts(
  sentences: readonly CitedSentence[],
  { language, seen, isWritten, isLate }: Looked,
): CitedSentence[] {
  const told = seen.map(({ text }) => text)
  return changedSentences(sentences, seen).filter(({ text, citations }) => {
    const late = citations.filter(({ coverage }) => isLate(coverage))
    if (isWritten && late.length === 0) return false
    // A sentence that an older report proves as well is not new.
    const isReworded = isWritten && late.length < citations.length
    return !isToldAgain(text, told, { language, isReworded })
  })
}
