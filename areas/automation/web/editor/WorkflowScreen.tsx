import '#web/ui/blocks/Workspace.css'
import '../Automation.css'
import { Suspense } from 'react'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { Empty } from '#web/ui/blocks/Empty.tsx'
import { SkeletonLines } from '#web/ui/blocks/Skeleton.tsx'
import { Trouble } from '#web/ui/blocks/Trouble.tsx'
import { useRoute } from '#web/use-route.ts'
import { useCanBuild } from '../use-can-build.ts'
import { routes } from '../../routes.ts'

const WorkflowRoom = lazyPart(async () => (await import('./WorkflowRoom.tsx')).WorkflowRoom)

/**
 * Shows the workflow that the address names. The editor's code is loaded when a workflow is first
 * opened.
 */
export function WorkflowScreen() {
  const opened = useRoute(routes.workflow)
  if (!opened) return null
  return (
    <div className="workspace workflow-place">
      <Trouble key={opened.workflow}>
        <Suspense fallback={<SkeletonLines count={12} />}>
          <Room id={opened.workflow} place={opened['*']} />
        </Suspense>
      </Trouble>
    </div>
  )
}

function Room(props: { id: string; place: string }) {
  if (!useCanBuild())
    return <Empty title="No workflow here">Workflows cannot be opened here.</Empty>
  return <WorkflowRoom {...props} />
}
