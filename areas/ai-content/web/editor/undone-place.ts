import { wordsOf, type DraftText } from '../../drafts/draft.ts'
import { changeBetween } from './parts/field-words.ts'

interface Place {
  part: string
  variant: number | null
  /** The position after the last letter that changed. */
  at: number
}

/** Finds the place that an undo or redo changed; null if no part changed or is left. */
export function undonePlace(before: DraftText, after: DraftText): Place | null {
  const former = new Map(before.parts.map((part) => [part.id, part]))
  const changed = after.parts.find((part) => former.get(part.id) !== part)
  if (changed) {
    const now = wordsOf(changed)
    const then = former.get(changed.id)
    const change = changeBetween(then ? wordsOf(then) : '', now, 0)
    const at = change ? change.from + change.words.length : now.length
    return { part: changed.id, variant: changed.variant, at }
  }
  const nth = before.parts.findIndex((part, at) => part.id !== after.parts[at]?.id)
  const beside = nth === -1 ? undefined : (after.parts[nth] ?? after.parts.at(-1))
  if (!beside) return null
  return { part: beside.id, variant: beside.variant, at: wordsOf(beside).length }
}
