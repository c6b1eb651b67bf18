import './Skeleton.css'

interface SkeletonProps {
  /** The shape of the content that is loading. */
  shape?: 'line' | 'title' | 'picture' | 'mark' | 'button'
  width?: 'full' | 'most' | 'half' | 'short'
}

/** Reserves the space of something that is loading, so that nothing moves when it arrives. */
export function Skeleton({ shape = 'line', width = 'full' }: SkeletonProps) {
  return <span className={`skeleton skeleton-${shape} skeleton-${width}`} aria-hidden="true" />
}

/** Reserves the space of a paragraph: whole lines and a shorter last one. */
export function SkeletonLines({ count }: { count: number }) {
  return (
    <span className="skeleton-lines" aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        <Skeleton key={index} width={index === count - 1 && count > 1 ? 'half' : 'full'} />
      ))}
    </span>
  )
}
