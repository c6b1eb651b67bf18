import { useRead } from '#web/asking/api.tsx'
import { Panel } from '#web/ui/blocks/Panel.tsx'
import { SkeletonLines } from '#web/ui/blocks/Skeleton.tsx'
import { automation } from '../contract.ts'
import { ActivityLog } from './ActivityLog.tsx'

export function MonitoringPage() {
  return (
    <Panel title="Activity log" skeleton={<SkeletonLines count={18} />}>
      <Log />
    </Panel>
  )
}

function Log() {
  return <ActivityLog entries={useRead(automation.listActivity, {})} />
}
