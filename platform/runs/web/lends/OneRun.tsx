import '../Runs.css'
import { useRead } from '#web/asking/api.tsx'
import { runs } from '../../contract.ts'
import { RunRow } from '../RunRow.tsx'

/** A single run with progress and controls, for screens of other areas. */
export function OneRun({ id }: { id: string }) {
  const run = useRead(runs.getRun, { id })
  return (
    <ul className="runs-list">
      <RunRow run={run} />
    </ul>
  )
}
