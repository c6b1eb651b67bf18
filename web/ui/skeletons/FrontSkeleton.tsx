import './FrontSkeleton.css'
import { Skeleton, SkeletonLines } from '../blocks/Skeleton.tsx'

const HEADLINES_A_COLUMN = 6

/** The shape of the whole front page while it is loading. */
export function FrontSkeleton() {
  return (
    <div className="front-skeleton" role="status" aria-busy="true" aria-label="Loading your feed">
      <SlideSkeleton />
      <HeadlinesSkeleton />
      <FoldersSkeleton />
    </div>
  )
}

export function SlideSkeleton() {
  return (
    <div className="slide-skeleton">
      <div>
        <Skeleton width="short" />
        <Skeleton shape="title" />
        <Skeleton shape="title" width="most" />
        <SkeletonLines count={3} />
      </div>
      <Skeleton shape="picture" />
    </div>
  )
}

export function HeadlinesSkeleton() {
  return (
    <div className="headlines">
      {[0, 1].map((column) => (
        <div key={column}>
          {Array.from({ length: HEADLINES_A_COLUMN }, (_, index) => (
            <div key={index} className="headline headline-skeleton">
              <Skeleton width="half" />
              <Skeleton shape="title" width="most" />
            </div>
          ))}
        </div>
      ))}
    </div>
  )
}

export function FoldersSkeleton() {
  return Array.from({ length: 6 }, (_, index) => (
    <div key={index} className="folder folder-skeleton">
      <Skeleton shape="title" width="short" />
    </div>
  ))
}
