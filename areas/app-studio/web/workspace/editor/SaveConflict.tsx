import { Button } from '#web/ui/controls/Button.tsx'

interface SaveConflictProps {
  path: string
  /** The text that the others saved; null if they deleted the file. */
  theirs: string | null
  onSettle: (which: 'mine' | 'theirs') => void
}

/** A notice that another window, device or push has changed the file in the editor. */
export function SaveConflict({ path, theirs, onSettle }: SaveConflictProps) {
  return (
    <div className="code-conflict" role="alert">
      <p>
        <strong>
          {path} was {theirs === null ? 'deleted' : 'changed'} elsewhere, too.
        </strong>{' '}
        Your text is below and not saved.
      </p>
      {theirs !== null && (
        <textarea readOnly rows={6} dir="auto" aria-label="The saved text" value={theirs} />
      )}
      <p className="code-choices">
        <Button size="s" variant="primary" onClick={() => onSettle('mine')}>
          Keep mine
        </Button>
        <Button size="s" onClick={() => onSettle('theirs')}>
          Take theirs
        </Button>
      </p>
    </div>
  )
}
