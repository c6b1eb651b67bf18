import { useRead } from '#web/api.tsx'
import { Panel } from '#web/ui/Panel.tsx'
import { SkeletonLines } from '#web/ui/Skeleton.tsx'
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
