import { publicText } from '../../exporting/public-text.ts'
import { DRAFTS } from '../../limits.ts'
import { isQuotation, quotedByOutlet } from '../../writing/quoted-by-outlet.ts'
import { shortenToFit } from '../../writing/shorten-to-fit.ts'
import { changedSources, isDoubt, type SourcesNow } from '../../drafts/changed-sources.ts'
import type { DraftText, Run } from '../../drafts/draft.ts'

/** A text that is ready for delivery. */
export interface OutgoingText {
  text: DraftText
  /** A remark on the sentences that were left out; null if there are none. */
  leftOut: string | null
  /** A question that the reader must confirm before delivery; null without one. */
  question: string | null
}

/**
 * Leaves out private sources, unless chosen notes, and all but two sentences and 40 words of each
 * outlet. The reader must confirm the delivery if a model may have used private sources without a
 * citation, if a statement has no source, or if a cited report has changed or is gone.
 */
export function outgoingText(given: DraftText, withNotes: boolean, now: SourcesNow): OutgoingText {
  const { text } = changedSources(given, now)
  const { text: open, leftOut: hidden } = publicText(text, { withNotes })
  const fitting = shortenToFit(open)
  const quoted = quotations(open) - quotations(fitting)
  const leftOut = [
    told(hidden.fromPrivateSources, 'from private sources'),
    told(hidden.fromNotes, 'from your notes'),
    told(quoted, `above the length that may be quoted of ${namesOver(open)}`),
  ].filter((words) => words !== null)
  const runs = fitting.parts.flatMap((part) => part.runs)
  const hasPrivate = text.sources.some(({ isPrivate }) => isPrivate)
  const questions = [
    hasPrivate && runs.some(isUncitedByModel)
      ? 'A model read your private sources, and its own words may tell of them.'
      : '',
    runs.some(({ isUnproven }) => isUnproven) ? 'Some statements are still yours to prove.' : '',
    ...changedSources(fitting, now)
      .notices.filter(isDoubt)
      .map(({ words }) => words),
  ].filter((words) => words !== '')
  return {
    text: fitting,
    leftOut:
      leftOut.length === 0
        ? null
        : `Left out: ${leftOut.join(', ')}.`.slice(0, DRAFTS.titleCharacters),
    question: questions.length === 0 ? null : `${questions.join(' ')} Deliver it anyway?`,
  }
}

const isUncitedByModel = ({ by, text, citations }: Run) =>
  by === 'model' && text.trim() !== '' && citations.length === 0

function quotations({ parts }: DraftText): number {
  return parts.flatMap(({ runs }) => runs).filter(isQuotation).length
}

/** Names the first outlet that is quoted at too great length, and counts the others. */
function namesOver(text: DraftText): string {
  const names = quotedByOutlet(text).flatMap(({ outlet, isOver }) => (isOver ? [outlet] : []))
  return names.length > 1 ? `${names[0]} and ${names.length - 1} more` : (names[0] ?? 'one outlet')
}

function told(count: number, where: string): string | null {
  return count === 0 ? null : `${count === 1 ? '1 sentence' : `${count} sentences`} ${where}`
}
