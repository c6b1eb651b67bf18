import { Button } from '#web/ui/controls/Button.tsx'
import { count } from '#web/ui/count.ts'
import { Pause, Play, Trash2 } from '#web/ui/icons.ts'
import { FolderInput } from '#web/ui/more-icons.ts'
import { useDocumentMark } from '#web/ui/use-document-mark.ts'
import type { SourceReport } from '../../contracts/source-health.ts'
import type { SourceActions } from './use-source-actions.ts'

interface ChosenBarProps {
  reports: readonly SourceReport[]
  actions: SourceActions
  onMove: () => void
  onClear: () => void
}

/** Actions on all selected sources at once. */
export function ChosenBar({ reports, actions, onMove, onClear }: ChosenBarProps) {
  useDocumentMark('choosing')
  return (
    <div className="source-chosen" role="group" aria-label="Chosen sources">
      <b>{count(reports.length, 'source')} chosen</b>
      <Button size="s" icon={<Pause />} onClick={() => void actions.pause(reports)}>
        Pause
      </Button>
      <Button size="s" icon={<Play />} onClick={() => void actions.resume(reports)}>
        Resume
      </Button>
      <Button size="s" icon={<FolderInput />} onClick={onMove}>
        Move
      </Button>
      <Button
        size="s"
        variant="danger"
        icon={<Trash2 />}
        onClick={() => {
          void actions.remove(reports)
          onClear()
        }}
      >
        Delete
      </Button>
      <Button size="s" variant="quiet" onClick={onClear}>
        Clear
      </Button>
    </div>
  )
}
