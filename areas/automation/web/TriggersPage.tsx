import { Panel } from '#web/ui/blocks/Panel.tsx'
import { SkeletonLines } from '#web/ui/blocks/Skeleton.tsx'
import { NewTriggerButton } from './triggers/NewTriggerButton.tsx'
import { TriggerList } from './triggers/TriggerList.tsx'

export function TriggersPage() {
  return (
    <Panel title="Triggers" actions={<NewTriggerButton />} skeleton={<SkeletonLines count={14} />}>
      <TriggerList />
    </Panel>
  )
}
