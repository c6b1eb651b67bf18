import { toldFigures } from '../claims/told-figures.ts'
import { withoutCorrected } from './reports/corrected-reports.ts'
import { pickTitle } from './titles/article-title.ts'
import { noHabits, type OutletHabits } from './outlet-habits.ts'
import { reportsAmong } from './reports/round-up.ts'
import { summarize, type SummaryEntry, type SummarySentence } from './summarize.ts'

export interface WordsEntry extends SummaryEntry {
  outlet: string
  /** The time at which the publisher last changed the text; absent if it never did. */
  saidAt?: number
}

/** The most entries that are read. More entries take time and add no new sentences. */
const ENTRIES_READ = 60
/**
 * The number of newest reports of one source that are read, in addition to its first. In a live
 * page with hundreds of updates, these have the news, and the first one has the subject.
 */
const NEWEST_OF_SOURCE = 3

/**
 * The words of an article: a summary of the news, and a title that says the same. `entries` are in
 * the order of publication.
 */
export function articleWords<Entry extends WordsEntry>(
  entries: readonly Entry[],
  {
    language,
    lead,
    habits = noHabits,
  }: { language: string | null; lead: number; habits?: OutletHabits },
): { title: string; summary: SummarySentence<Entry['id']>[] } {
  const read = entriesToRead(reportsAmong(withoutCorrected(entries, language)))
  const figures = toldFigures(read)
  const summary = summarize(read, {
    language,
    lead,
    figures,
    habits,
  })
  return { title: pickTitle(read, language, summary[0]?.text, figures), summary }
}

/**
 * The first entry of each source and its newest ones. Entries of a source with the same words count
 * once.
 */
function entriesToRead<Entry extends WordsEntry>(entries: readonly Entry[]): Entry[] {
  const bySource = new Map<number | string, Entry[]>()
  for (const entry of entries) {
    const own = bySource.get(entry.source) ?? []
    bySource.set(entry.source, own)
    if (
      !own.some(({ text, title }) => text === entry.text && (text !== '' || title === entry.title))
    )
      own.push(entry)
  }
  const kept = new Set(
    [...bySource.values()].flatMap((own) => [own[0]!, ...own.slice(1).slice(-NEWEST_OF_SOURCE)]),
  )
  return entries.filter((entry) => kept.has(entry)).slice(-ENTRIES_READ)
}
