import { Button } from '#web/ui/controls/Button.tsx'
import type { Editor } from './use-editor.ts'

/**
 * Says if everything is saved. If another window saved a different draft, offers to keep one of the
 * two.
 */
export function SaveNote({ editor: { saving, loadTheirs } }: { editor: Editor }) {
  const { state } = saving
  if (state.kind === 'conflict')
    return (
      <div className="save-conflict" role="alert">
        <span>Changed in another window.</span>
        <Button size="s" onClick={() => void loadTheirs()}>
          Load that version
        </Button>
        <Button size="s" onClick={() => void saving.keepMine()}>
          Keep mine
        </Button>
      </div>
    )
  if (state.kind === 'failed')
    return (
      <div className="save-conflict" role="alert">
        <span>
          Not saved: {state.reason}
          {state.isRetried && ' Changes are kept in this browser, and saved automatically.'}
        </span>
        <Button size="s" onClick={() => void saving.flush()}>
          Save now
        </Button>
      </div>
    )
  return (
    <span className="meta" role="status">
      {state.kind === 'saved' ? 'Saved' : 'Saving...'}
    </span>
  )
}
