import { countDraftWords } from '../../../drafts/count-draft-words.ts'
import type { DraftSource, Part } from '../../../drafts/draft.ts'

/** Parts that close a text; further parts are inserted before them. */
const LAST: readonly Part['kind'][] = ['call', 'sign-off']
/** Parts that can be removed from a text that is too long. */
const SPARED: readonly Part['kind'][] = ['paragraph', 'item', 'heading']

/** Inserts further parts before those that close the text. */
export function withFurther(parts: readonly Part[], further: readonly Part[]): Part[] {
  const end = parts.findLastIndex(({ kind }) => !LAST.includes(kind)) + 1
  return [...parts.slice(0, end), ...further, ...parts.slice(end)]
}

/** Drops the last sentences before the closing parts until the text is within its word limit. */
export function cutToLength(
  parts: readonly Part[],
  most: number,
  sources: readonly DraftSource[],
): Part[] {
  let kept = [...parts]
  while (countDraftWords({ parts: kept, sources }) > most) {
    const at = kept.findLastIndex(({ kind }) => SPARED.includes(kind))
    const part = kept[at]
    if (!part) return kept
    // Drops a sentence and the space before it, which is a run of its own.
    const runs = part.runs.slice(0, -2)
    kept = runs.length === 0 ? kept.toSpliced(at, 1) : kept.with(at, { ...part, runs })
  }
  return kept
}
