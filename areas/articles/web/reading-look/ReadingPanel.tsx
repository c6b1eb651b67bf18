import { Panel } from '#web/ui/blocks/Panel.tsx'
import { SkeletonLines } from '#web/ui/blocks/Skeleton.tsx'
import { useMounted } from '#web/ui/use-mounted.ts'
import { ReadingLookCard } from './ReadingLookCard.tsx'

/** Settings for how articles and lists look in this browser. */
export function ReadingPanel() {
  // The looks are known to the browser alone.
  const isMounted = useMounted()
  return (
    <Panel title="Reading" skeleton={<SkeletonLines count={6} />}>
      {isMounted ? <ReadingLookCard /> : <SkeletonLines count={6} />}
    </Panel>
  )
}
