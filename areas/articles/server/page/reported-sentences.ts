import { readOptions } from '#engine/summaries/sentence-option.ts'
import { isSpoken } from '#engine/words/main-language.ts'
import type { EntryRow } from './entries-of-article.ts'

/** The most reports to read. The newest are up to date, and others repeat them. */
const ENTRIES_READ = 20

interface Reported {
  text: string
  entry: number
  start: number
  end: number
}

/** Finds the sentences of an article's newest reports that can be understood alone. */
export function reportedSentences(
  entries: readonly EntryRow[],
  language: string | null,
): Reported[] {
  return entries
    .filter((entry) => !entry.isPointer && isSpoken(language, entry))
    .slice(-ENTRIES_READ)
    .flatMap((entry, at) =>
      readOptions({ ...entry, publishedAt: Date.parse(entry.publishedAt) }, at, language ?? 'en'),
    )
    .filter(({ flaws: { isUnfit, isUnfinished, isDangling, leansOnHeadline, isBackground } }) => {
      return !(isUnfit || isUnfinished || isDangling || leansOnHeadline || isBackground)
    })
    .map(({ text, entry, start, end }) => ({ text, entry, start, end }))
}
