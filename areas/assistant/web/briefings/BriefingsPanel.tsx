import { Panel } from '#web/ui/blocks/Panel.tsx'
import { SkeletonLines } from '#web/ui/blocks/Skeleton.tsx'
import { BriefingSchedules } from './BriefingSchedules.tsx'

/** Recaps that come by themselves. */
export function BriefingsPanel() {
  return (
    <Panel title="Briefings" className="panel-list" skeleton={<SkeletonLines count={4} />}>
      <BriefingSchedules />
    </Panel>
  )
}
