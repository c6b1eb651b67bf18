import './Skeleton.css'

interface SkeletonProps {
  /** The shape of what will stand here. */
  shape?: 'line' | 'title' | 'picture' | 'mark' | 'button'
  width?: 'full' | 'most' | 'half' | 'short'
}

/** Holds the place of something that is on its way, so that nothing moves when it arrives. */
export function Skeleton({ shape = 'line', width = 'full' }: SkeletonProps) {
  return <span className={`skeleton skeleton-${shape} skeleton-${width}`} aria-hidden="true" />
}

/** A paragraph on its way: whole lines and a shorter last one. */
export function SkeletonLines({ count }: { count: number }) {
  return (
    <span className="skeleton-lines" aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        <Skeleton key={index} width={index === count - 1 && count > 1 ? 'half' : 'full'} />
      ))}
    </span>
  )
}
