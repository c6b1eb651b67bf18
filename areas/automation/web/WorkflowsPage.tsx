import { useRead } from '#web/asking/api.tsx'
import { count } from '#web/ui/count.ts'
import { Panel } from '#web/ui/blocks/Panel.tsx'
import { SkeletonLines } from '#web/ui/blocks/Skeleton.tsx'
import { automation } from '../contract.ts'
import { WorkflowTable } from './WorkflowTable.tsx'

export function WorkflowsPage() {
  return (
    <Panel title="Workflows" count={<Counts />} skeleton={<SkeletonLines count={20} />}>
      <Workflows />
    </Panel>
  )
}

function Counts() {
  const workflows = useRead(automation.listWorkflows, {})
  const paused = workflows.filter(({ status }) => status === 'paused').length
  return `${count(workflows.length, 'workflow')}, ${paused} paused`
}

function Workflows() {
  return <WorkflowTable label="Workflows" rows={useRead(automation.listWorkflows, {})} />
}
