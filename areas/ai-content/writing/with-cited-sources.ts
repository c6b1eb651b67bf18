import type { DraftText } from '../drafts/draft.ts'

/** Drops the sources that a text does not cite, and sorts the others by their first citation. */
export function withCitedSources({ title, parts, sources }: DraftText): DraftText {
  const cited = new Set(
    parts.flatMap(({ runs }) =>
      runs.flatMap(({ citations }) => citations.map(({ source }) => source)),
    ),
  )
  const places = new Map([...cited].map((source, at) => [source, at]))
  return {
    title,
    parts: parts.map((part) => ({
      ...part,
      runs: part.runs.map((run) => ({
        ...run,
        citations: run.citations.map((one) => ({ ...one, source: places.get(one.source)! })),
      })),
    })),
    sources: [...cited].map((source) => sources[source]!),
  }
}
