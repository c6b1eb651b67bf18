import { Button } from '#web/ui/controls/Button.tsx'
import type { SaveState } from '../../note-saver.ts'

const words: Record<Exclude<SaveState['kind'], 'refused' | 'conflict'>, string> = {
  saved: 'Saved',
  changed: 'Not saved yet',
  saving: 'Saving…',
  offline: 'Offline: kept in this browser, saved when the server answers',
  merged: 'Merged with changes from another window or device',
}

/** Says if the note is saved. */
export function SaveStatus({ state }: { state: SaveState }) {
  const isTrouble = state.kind === 'refused' || state.kind === 'conflict'
  return (
    <p className={isTrouble ? 'field-error' : 'meta'} role="status" data-state={state.kind}>
      {state.kind === 'refused'
        ? `Not saved: ${state.message}`
        : state.kind === 'conflict'
          ? 'Not saved: changed elsewhere, too'
          : words[state.kind]}
    </p>
  )
}

interface ConflictProps {
  theirs: string
  onKeepBoth: () => void
  onMine: () => void
  onTheirs: () => void
}

/** The choice between two versions that changed the same lines. */
export function Conflict({ theirs, onKeepBoth, onMine, onTheirs }: ConflictProps) {
  return (
    <div className="note-conflict" role="alert">
      <p>
        <strong>Another window or device changed the same lines.</strong> Nothing of yours is lost:
        choose what to keep.
      </p>
      <details>
        <summary>Show the other version</summary>
        <textarea dir="auto" readOnly rows={6} aria-label="The other version" value={theirs} />
      </details>
      <div className="note-choices">
        <Button size="s" variant="primary" onClick={onKeepBoth}>
          Keep both as two notes
        </Button>
        <Button size="s" onClick={onMine}>
          Keep mine
        </Button>
        <Button size="s" onClick={onTheirs}>
          Keep the other
        </Button>
      </div>
    </div>
  )
}
