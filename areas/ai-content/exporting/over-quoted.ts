import { quotable } from '#engine/quotation/quotation.ts'
import type { DraftText } from '../drafts/draft.ts'

/** Outlets of which a text quotes more than may leave the house, by name. */
export function overQuoted({ parts, sources }: DraftText): string[] {
  const quoted = parts.flatMap(({ runs }) =>
    runs.flatMap(({ text, by, citations: [first] }) => {
      const source = by === 'source' && first ? sources[first.source] : undefined
      return source ? [{ text, outlet: source.outlet, language: source.language }] : []
    }),
  )
  const kept = new Set(quotable(quoted))
  return [...new Set(quoted.filter((one) => !kept.has(one)).map(({ outlet }) => outlet))].toSorted()
}
