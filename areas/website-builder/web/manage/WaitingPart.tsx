import { SkeletonLines } from '#web/ui/blocks/Skeleton.tsx'

/** Stands in for a part of a site. It is as high as the window, so that nothing below it is seen to move. */
export function WaitingPart() {
  return (
    <div className="site-waiting">
      <SkeletonLines count={10} />
    </div>
  )
}
