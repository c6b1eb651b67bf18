import type { Citation, DraftSource, DraftText, Run } from './draft.ts'

/** Says if these are the words of an entry at these places. */
export type Quotes = (entry: number, citation: Citation, words: string) => boolean

/**
 * A text as it may be kept: its sources are those of before, and words count as a source's only where they are. Other
 * words that came with a citation are the reader's own.
 */
export function checkedText(
  given: DraftText,
  before: readonly DraftSource[],
  quotes: Quotes,
): DraftText {
  const placeOf = new Map(before.map(({ entry }, place) => [entry, place]))
  const check = (run: Run): Run => {
    const citations = run.citations.flatMap((citation) => {
      const place = placeOf.get(given.sources[citation.source]?.entry ?? 0)
      return place === undefined ? [] : [{ ...citation, source: place }]
    })
    if (run.by !== 'source') return { ...run, citations }
    const [citation] = citations
    const isQuoted =
      citations.length === 1 &&
      citation !== undefined &&
      quotes(before[citation.source]!.entry, citation, run.text)
    return isQuoted ? { ...run, citations } : { ...run, by: 'reader', citations: [] }
  }
  const parts = given.parts.map((part) => ({ ...part, runs: part.runs.map(check) }))
  return { title: given.title, parts, sources: [...before] }
}

/** The quotations of a text, as words that are found again by their place. */
export function quotationsOf({ parts, sources }: DraftText): Quotes {
  const known = new Map<string, { start: number; end: number; words: string }[]>()
  for (const { by, text, citations } of parts.flatMap(({ runs }) => runs)) {
    const [citation] = citations
    if (by !== 'source' || !citation) continue
    const entry = String(sources[citation.source]?.entry)
    known.set(entry, [...(known.get(entry) ?? []), { ...citation, words: text }])
  }
  return (entry, { start, end }, words) =>
    (known.get(String(entry)) ?? []).some((quoted) => {
      // A headline stands above the text of its report: its passage is empty.
      if (quoted.start === start && quoted.end === end && quoted.words === words) return true
      const isWithin = end - start === words.length && start >= quoted.start
      return isWithin && quoted.words.startsWith(words, start - quoted.start)
    })
}
