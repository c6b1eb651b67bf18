import { QUOTATION } from '#engine/quotation/quotation.ts'
import { countWords } from '#engine/scripts/sentences/count-words.ts'
import type { DraftText, Part, Run } from '../drafts/draft.ts'

/** The quotations of one outlet in a text. */
export interface QuotedOutlet {
  outlet: string
  sentences: number
  words: number
  /** True if a public text may not quote so much of one outlet. */
  isOver: boolean
}

/**
 * Counts the quotations of each outlet in the variant that quotes it most, in the order of the
 * sources.
 */
export function quotedByOutlet({ parts, sources }: DraftText): QuotedOutlet[] {
  const variants = new Set(parts.flatMap(({ variant }) => variant ?? []))
  const read = variants.size === 0 ? [null] : [...variants]
  const most = new Map<string, QuotedOutlet>()
  for (const one of read) {
    const counts = new Map<string, { sentences: number; words: number }>()
    for (const { run } of quotationsIn(parts, one)) {
      const { outlet, language } = sources[run.citations[0]!.source]!
      const known = counts.get(outlet) ?? { sentences: 0, words: 0 }
      counts.set(outlet, {
        sentences: known.sentences + 1,
        words: known.words + countWords(run.text, language),
      })
    }
    for (const [outlet, { sentences, words }] of counts) {
      const known = most.get(outlet)
      const now = {
        sentences: Math.max(sentences, known?.sentences ?? 0),
        words: Math.max(words, known?.words ?? 0),
      }
      const isOver = now.sentences > QUOTATION.sentences || now.words > QUOTATION.words
      most.set(outlet, { outlet, ...now, isOver })
    }
  }
  return [...new Set(sources.map(({ outlet }) => outlet))].flatMap(
    (outlet) => most.get(outlet) ?? [],
  )
}

/** Finds the quotations in a variant. Headlines do not count, because they only name a report. */
export function quotationsIn(
  parts: readonly Part[],
  variant: number | null,
): { part: Part; run: Run }[] {
  return parts
    .filter((part) => part.variant === null || part.variant === variant)
    .flatMap((part) => part.runs.filter(isQuotation).map((run) => ({ part, run })))
}

/** Says if a run is a quotation. A cited headline has an empty passage, and does not count. */
export function isQuotation({ by, citations: [first] }: Run): boolean {
  return by === 'source' && first !== undefined && first.start < first.end
}
