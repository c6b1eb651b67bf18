import type { ReactNode } from 'react'
import { Button } from '../controls/Button.tsx'

interface EditingConflictProps {
  /** The thing that is edited, such as "page". */
  thing: string
  onSettle: (which: 'mine' | 'theirs') => void
  /** The two versions, or their differences. */
  children: ReactNode
}

/** A choice between two versions of the edited thing: the reader's, and the saved one. */
export function EditingConflict({ thing, onSettle, children }: EditingConflictProps) {
  return (
    <div className="editing-conflict" role="alert">
      <p>This {thing} was changed elsewhere while you edited it. Which one do you keep?</p>
      {children}
      <div className="editing-conflict-ways">
        <Button size="s" onClick={() => onSettle('mine')}>
          Keep mine
        </Button>
        <Button size="s" onClick={() => onSettle('theirs')}>
          Take the saved one
        </Button>
      </div>
    </div>
  )
}
