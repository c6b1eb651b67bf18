import { useMemo } from 'react'
import { DiffText } from '#areas/articles/web/lends/DiffText.tsx'
import { diffText } from '#engine/words/diff/word-diff.ts'
import { EditingConflict } from '#web/ui/editing/EditingConflict.tsx'
import type { DraftText } from '../../drafts/draft.ts'
import { linesOf } from '../../editing/lines-of.ts'

interface DraftConflictProps {
  mine: DraftText
  theirs: DraftText
  language: string
  onSettle: (which: 'mine' | 'theirs') => void
}

/**
 * Shows two conflicting texts of a draft, and keeps the one that the reader chooses. Versions or
 * undo can bring back the other one.
 */
export function DraftConflict({ mine, theirs, language, onSettle }: DraftConflictProps) {
  const pieces = useMemo(
    () => diffText(linesOf(theirs), linesOf(mine), language),
    [mine, theirs, language],
  )
  return (
    <EditingConflict thing="text" onSettle={onSettle}>
      <p className="meta diff-text">
        <del>Struck through</del> is only in the saved one, <ins>underlined</ins> only in yours.
      </p>
      <div className="draft-conflict-words diff-text" dir="auto">
        <DiffText pieces={pieces} />
      </div>
    </EditingConflict>
  )
}
