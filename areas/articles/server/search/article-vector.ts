import { searchVector } from '#engine/search/search-vector.ts'

/** The most reports to index, because further ones repeat the same words. */
const ENTRIES_INDEXED = 60

export interface IndexedEntry {
  title: string
  text: string
  /** The text of its page, if that was read. It usually continues where the feed's text ends. */
  pageText?: string | null
  language: string | null
}

/**
 * Makes the `tsvector` by which a search finds an article. The title has the most weight (A), followed by the beginning
 * of the summary (B), the titles (C) and the texts (D) of its reports, each in its own language.
 *
 * @param entries the entries, first published first. If there are too many, the newest are used.
 */
export function articleVector({
  title,
  lead,
  language,
  entries,
}: {
  title: string
  lead: string
  language: string | null
  entries: readonly IndexedEntry[]
}): string {
  const indexed = entries.slice(-ENTRIES_INDEXED)
  return searchVector([
    { text: title, language, weight: 'A' },
    { text: lead, language, weight: 'B' },
    ...indexed.map((entry) => ({
      text: entry.title,
      language: entry.language,
      weight: 'C' as const,
    })),
    ...indexed.flatMap(({ text, pageText, language }) =>
      [text, pageText ?? ''].map((text) => ({ text, language, weight: 'D' as const })),
    ),
  ])
}
