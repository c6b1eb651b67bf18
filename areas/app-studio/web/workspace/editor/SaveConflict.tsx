import { Button } from '#web/ui/controls/Button.tsx'

interface SaveConflictProps {
  path: string
  /** Null if the file was deleted. */
  theirs: string | null
  onSettle: (which: 'mine' | 'theirs') => void
}

/** A notice that another window, device or push changed the file that is edited here. */
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
