import { SkeletonLines } from '#web/ui/blocks/Skeleton.tsx'

/**
 * A placeholder for a part of a site that is loading. It is as high as the window, so that nothing
 * visible moves later.
 */
export function WaitingPart() {
  return (
    <div className="site-waiting">
      <SkeletonLines count={10} />
    </div>
  )
}
