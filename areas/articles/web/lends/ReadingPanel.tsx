import { Panel } from '#web/ui/blocks/Panel.tsx'
import { SkeletonLines } from '#web/ui/blocks/Skeleton.tsx'
import { useMounted } from '#web/ui/use-mounted.ts'
import { ReadingLookCard } from '../reading-look/ReadingLookCard.tsx'

/** How articles and lists stand in this browser. */
export function ReadingPanel() {
  // Only the browser knows.
  const isMounted = useMounted()
  return (
    <Panel title="Reading" skeleton={<SkeletonLines count={6} />}>
      {isMounted ? <ReadingLookCard /> : <SkeletonLines count={6} />}
    </Panel>
  )
}
