import { useKept } from '#web/asking/use-kept.ts'
import { NewPiece } from './NewPiece.tsx'
import { QueuePanel } from './QueuePanel.tsx'

/** The queue of jobs in the right panel. */
export function QueueTab() {
  const isMade = useKept('generation/making')
  return (
    <div className="side-scroll">
      <h3 className="side-title">Generation queue</h3>
      {isMade && <NewPiece />}
      <QueuePanel />
    </div>
  )
}
