import type { DraftText, Part, Run } from '../drafts/draft.ts'

export interface PublicText {
  text: DraftText
  /** Counts of the sentences that were left out. */
  leftOut: {
    /** The number that came from sources only their reader may see. */
    fromPrivateSources: number
    fromNotes: number
  }
}

/**
 * Makes the publishable part of a draft: nothing from private sources, and notes only if the reader
 * includes them.
 */
export function publicText(text: DraftText, { withNotes }: { withNotes: boolean }): PublicText {
  const leftOut = { fromPrivateSources: 0, fromNotes: 0 }
  const isLeaving = ({ by, citations }: Run) => {
    if (citations.some(({ source }) => text.sources[source]?.isPrivate !== false)) {
      leftOut.fromPrivateSources++
      return false
    }
    if (by === 'note' && !withNotes) {
      leftOut.fromNotes++
      return false
    }
    return true
  }
  const parts = text.parts.flatMap((part) => {
    const runs = part.runs.filter(isLeaving)
    if (runs.length === part.runs.length) return [part]
    return runs.some(({ text: words }) => words.trim() !== '') ? [{ ...part, runs }] : []
  })
  return { text: { ...text, parts: withoutIdleHeadings(parts, text.parts) }, leftOut }
}

/** Drops headings whose content was left out. */
function withoutIdleHeadings(parts: readonly Part[], before: readonly Part[]): Part[] {
  const wasIdle = new Set(before.filter((_, at) => isIdle(before, at)).map(({ id }) => id))
  return parts.filter((part, at) => !isIdle(parts, at) || wasIdle.has(part.id))
}

function isIdle(parts: readonly Part[], at: number): boolean {
  const next = parts[at + 1]
  return parts[at]!.kind === 'heading' && (!next || next.kind === 'heading')
}
