import { quotable } from '#engine/quotation/quotation.ts'
import { leansOnAnother } from '#engine/scripts/sentences/leans-on-another.ts'
import { outsideQuotes } from '#engine/summaries/sentences/outside-quotes.ts'
import type { DraftText, Part, Run } from '../drafts/draft.ts'
import { withCitedSources } from './with-cited-sources.ts'
import { isQuotation, quotationsIn } from './quoted-by-outlet.ts'

/**
 * Cuts a text to what may be published of each outlet: nothing of private sources, and the best
 * sentences of the others.
 */
export function shortenToFit(text: DraftText): DraftText {
  const { parts, sources } = text
  const variants = new Set(parts.map(({ variant }) => variant))
  if (variants.size > 1) variants.delete(null)
  const kept = new Set<Run>()
  for (const variant of variants)
    for (const run of keptOf(quotationsIn(parts, variant), sources)) kept.add(run)
  const fitting = parts.flatMap((part) => shortened(part, kept, sources))
  return withCitedSources({ ...text, parts: withoutEmpty(fitting) })
}

type Placed = ReturnType<typeof quotationsIn>[number]

/**
 * Chooses the public sentences to keep, among those that can be understood alone: first the ones
 * that open a paragraph, then the others.
 */
function keptOf(quotations: readonly Placed[], sources: DraftText['sources']): Run[] {
  const open = quotations.filter(({ run }) => !sources[run.citations[0]!.source]!.isPrivate)
  const standing = open.filter(({ run }) => !leans(run))
  const ranked = [
    ...standing.filter(({ part, run }) => part.runs.find(isQuotation) === run),
    ...standing.filter(({ part, run }) => part.runs.find(isQuotation) !== run),
  ]
  return quotable(
    ranked.map(({ run }) => {
      const { outlet, language } = sources[run.citations[0]!.source]!
      return { text: run.text, run, outlet, language }
    }),
  ).map(({ run }) => run)
}

const leans = ({ text }: Run) => leansOnAnother(text, outsideQuotes(text))

/** A part without its dropped sentences; empty if only words of the program are left. */
function shortened(part: Part, kept: ReadonlySet<Run>, sources: DraftText['sources']): Part[] {
  const isHidden = ({ by, citations: [first] }: Run) =>
    by === 'source' && first !== undefined && sources[first.source]!.isPrivate
  const goes = (run: Run) => (isQuotation(run) ? !kept.has(run) : isHidden(run))
  if (!part.runs.some(goes)) return [part]
  const runs = part.runs.filter((run) => !goes(run))
  if (runs.every(({ by }) => by === 'frame')) return []
  return [{ ...part, runs: withSingleSpaces(runs) }]
}

/** Removes the spaces next to dropped sentences. */
function withSingleSpaces(runs: readonly Run[]): Run[] {
  const kept: Run[] = []
  for (const run of runs) {
    const isSpace = run.text.trim() === ''
    if (!isSpace || !/(?:^|\s)$/u.test(kept.at(-1)?.text ?? '')) kept.push(run)
  }
  if (kept.at(-1)?.text.trim() === '') kept.pop()
  return kept
}

/** Drops headings without a quotation in the next part, unless the reader wrote in them. */
function withoutEmpty(parts: readonly Part[]): Part[] {
  return parts.filter(
    ({ kind, runs, variant }, at) =>
      kind !== 'heading' ||
      runs.some(({ by }) => by === 'reader') ||
      (parts[at + 1]?.variant === variant &&
        ['paragraph', 'item'].includes(parts[at + 1]!.kind) &&
        parts[at + 1]!.runs.some(isQuotation)),
  )
}
