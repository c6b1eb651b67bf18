import type { Citation, DraftSource, DraftText, Run } from './draft.ts'

/** True if the entry has these words at the cited place. */
export type Quotes = (entry: number, citation: Citation, words: string) => boolean

/**
 * Checks a text before it is saved. It keeps the sources of the former text. A run that is cited as
 * a quotation but is not one becomes the reader's own, without a citation.
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

/** Returns a check that looks up words among the quotations of a text. */
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
      // A headline is not part of the report's text, so a citation of it has an empty passage.
      if (quoted.start === start && quoted.end === end && quoted.words === words) return true
      const isWithin = end - start === words.length && start >= quoted.start
      return isWithin && quoted.words.startsWith(words, start - quoted.start)
    })
}
