import { useRead } from '#web/asking/api.tsx'
import { count } from '#web/ui/count.ts'
import { Panel } from '#web/ui/blocks/Panel.tsx'
import { SkeletonLines } from '#web/ui/blocks/Skeleton.tsx'
import { automation } from '../contract.ts'
import { WorkflowList } from './workflows/WorkflowList.tsx'
import { WorkflowTools } from './workflows/WorkflowTools.tsx'

export function WorkflowsPage() {
  return (
    <Panel
      title="Workflows"
      count={<Counts />}
      actions={<WorkflowTools />}
      skeleton={<SkeletonLines count={20} />}
    >
      <WorkflowList />
    </Panel>
  )
}

function Counts() {
  const workflows = useRead(automation.listWorkflows, {})
  const paused = workflows.filter(({ status }) => status === 'paused').length
  return `${count(workflows.length, 'workflow')}, ${paused} paused`
}
