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

const AgentRoom = lazyPart(async () => (await import('./AgentRoom.tsx')).AgentRoom)

/** Shows the agent that the address names. */
export function AgentScreen() {
  const opened = useRoute(routes.agent)
  if (!opened) return null
  return (
    <div className="workspace workspace-narrow">
      <Trouble key={opened.agent}>
        <Suspense fallback={<SkeletonLines count={12} />}>
          <Room id={opened.agent} place={opened['*']} />
        </Suspense>
      </Trouble>
    </div>
  )
}

function Room(props: { id: string; place: string }) {
  if (!useCanBuild()) return <Empty title="No agent here">Agents cannot be opened here.</Empty>
  return <AgentRoom {...props} />
}
