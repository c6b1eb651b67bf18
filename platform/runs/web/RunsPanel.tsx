import './Runs.css'
import { useRead } from '#web/asking/api.tsx'
import { Empty } from '#web/ui/blocks/Empty.tsx'
import { Panel } from '#web/ui/blocks/Panel.tsx'
import { SkeletonLines } from '#web/ui/blocks/Skeleton.tsx'
import { wholeList } from '#web/ui/newer/growing-list.ts'
import { Newer } from '#web/ui/newer/Newer.tsx'
import { runs, type Run } from '../contract.ts'
import { RunRow } from './RunRow.tsx'

/** The runs of all areas, with progress and controls. */
export function RunsPanel() {
  return (
    <Panel
      title="Background work"
      className="runs panel-list"
      skeleton={<SkeletonLines count={3} />}
    >
      <Runs />
    </Panel>
  )
}

const growing = wholeList<Run>('run')

function Runs() {
  const list = useRead(runs.listRuns, {})
  if (list.length === 0)
    return <Empty quiet>Nothing is running. Work that takes a while is listed here.</Empty>
  return (
    <>
      <Newer operation={runs.listRuns} input={{}} list={growing} />
      <ul className="runs-list">
        {list.map((run) => (
          <RunRow key={run.id} run={run} />
        ))}
      </ul>
    </>
  )
}
