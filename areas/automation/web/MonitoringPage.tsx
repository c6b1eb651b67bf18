import { Suspense } from 'react'
import { useRead } from '#web/asking/api.tsx'
import { Panel } from '#web/ui/blocks/Panel.tsx'
import { SkeletonLines } from '#web/ui/blocks/Skeleton.tsx'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { automation } from '../contract.ts'
import { ActivityLog } from './ActivityLog.tsx'
import { useCanBuild } from './use-can-build.ts'

const MonitoringPanels = lazyPart(
  async () => (await import('./MonitoringPanels.tsx')).MonitoringPanels,
)

export function MonitoringPage() {
  return (
    <>
      {/* The demo carries out no workflows, so it has no runs to show. */}
      {useCanBuild() && (
        <Suspense fallback={<SkeletonLines count={18} />}>
          <MonitoringPanels />
        </Suspense>
      )}
      <Panel title="Activity log" skeleton={<SkeletonLines count={18} />}>
        <Log />
      </Panel>
    </>
  )
}

function Log() {
  return <ActivityLog entries={useRead(automation.listActivity, {})} />
}
