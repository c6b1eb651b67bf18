import '../Runs.css'
import { useRead } from '#web/asking/api.tsx'
import { runs } from '../../contract.ts'
import { RunRow } from '../RunRow.tsx'

/** One run, with progress and controls. */
export function OneRun({ id }: { id: string }) {
  const run = useRead(runs.getRun, { id })
  return (
    <ul className="runs-list">
      <RunRow run={run} />
    </ul>
  )
}
