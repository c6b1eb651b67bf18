import { Panel } from '#web/ui/blocks/Panel.tsx'
import { SkeletonLines } from '#web/ui/blocks/Skeleton.tsx'
import { BriefingSchedules } from './BriefingSchedules.tsx'

/** The settings panel of scheduled recaps. */
export function BriefingsPanel() {
  return (
    <Panel title="Briefings" className="panel-list" skeleton={<SkeletonLines count={4} />}>
      <BriefingSchedules />
    </Panel>
  )
}
