import './FrontSkeleton.css'
import { Skeleton, SkeletonLines } from '../blocks/Skeleton.tsx'

export function CardsSkeleton() {
  return (
    <div className="cards-skeleton">
      {[0, 1, 2, 3].map((card) => (
        <div key={card}>
          <Skeleton shape="picture" />
          <Skeleton shape="title" width="most" />
          <SkeletonLines count={4} />
        </div>
      ))}
    </div>
  )
}

export function ArticlesSkeleton() {
  return [0, 1, 2].map((row) => (
    <li key={row} className="article-waiting">
      <span className="picture">
        <Skeleton shape="picture" />
      </span>
      <Skeleton width="short" />
      <Skeleton shape="title" width="most" />
      <SkeletonLines count={2} />
    </li>
  ))
}
