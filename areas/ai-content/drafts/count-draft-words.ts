import { countWords } from '#engine/scripts/sentences/count-words.ts'
import type { DraftText, Part } from './draft.ts'

interface Counted {
  parts: readonly Part[]
  sources: readonly DraftText['sources'][number][]
}

/** Counts the words of the parts that all variants share, and of the longest variant. */
export function countDraftWords({ parts, sources }: Counted): number {
  const counts = new Map<number | null, number>([[null, 0]])
  for (const { variant, runs } of parts) {
    const words = runs.reduce((sum, run) => sum + wordsOfRun(run, sources), 0)
    counts.set(variant, (counts.get(variant) ?? 0) + words)
  }
  const shared = counts.get(null)!
  counts.delete(null)
  return shared + Math.max(0, ...counts.values())
}

function wordsOfRun(
  { text, citations }: Part['runs'][number],
  sources: Counted['sources'],
): number {
  const [first] = citations
  return countWords(text, (first && sources[first.source]?.language) ?? null)
}
