import '#web/ui/blocks/Workspace.css'
import '../../Automation.css'
import './TriggerPage.css'
import { Suspense } from 'react'
import { PageLink } from '#web/place/page.tsx'
import { Empty } from '#web/ui/blocks/Empty.tsx'
import { SkeletonLines } from '#web/ui/blocks/Skeleton.tsx'
import { Trouble } from '#web/ui/blocks/Trouble.tsx'
import { useRoute } from '#web/use-route.ts'
import { routes } from '../../../routes.ts'
import { useCanBuild } from '../../use-can-build.ts'
import { TriggerRoom } from './TriggerRoom.tsx'

/** Shows the trigger that the address names. */
export function TriggerScreen() {
  const opened = useRoute(routes.trigger)
  if (!opened) return null
  return (
    <div className="workspace workspace-narrow">
      <PageLink className="trigger-back" page="/automation/triggers">
        All triggers
      </PageLink>
      <Trouble key={opened.trigger}>
        <Suspense fallback={<SkeletonLines count={12} />}>
          <Room id={opened.trigger} />
        </Suspense>
      </Trouble>
    </div>
  )
}

function Room({ id }: { id: string }) {
  if (!useCanBuild()) return <Empty title="No trigger here">Triggers cannot be opened here.</Empty>
  return <TriggerRoom id={id} />
}
