import '../folders/ArticleItem.css'
import './ArticleList.css'
import type { ReactNode } from 'react'
import { ArticlesSkeleton } from '#web/ui/skeletons/ListSkeletons.tsx'

/** A list of articles that is as long as the page. */
export function ArticleList({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ul className="articles article-list" data-view="magazine" aria-label={label}>
      {children}
    </ul>
  )
}

export function ListSkeleton() {
  return (
    <ul className="articles article-list" data-view="magazine" aria-busy="true">
      <ArticlesSkeleton />
    </ul>
  )
}
