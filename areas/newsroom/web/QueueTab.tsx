import { QueuePanel } from './QueuePanel.tsx'

/** The generation queue in the right panel. */
export function QueueTab() {
  return (
    <div className="side-scroll">
      <h3 className="side-title">Generation queue</h3>
      <QueuePanel />
    </div>
  )
}
