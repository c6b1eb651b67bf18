import { Suspense } from 'react'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import type { Article } from '#areas/articles/contract.ts'
import { useKept } from '#web/asking/use-kept.ts'

const CardMenu = lazyPart(async () => (await import('./CardMenu.tsx')).CardMenu)

export interface ArticleMenuProps {
  article: Article
  /** True if it is in a list by time, whose upper part can be marked as read. */
  isListed?: boolean
}

/** Tells why an article is here, and what to do about it, if the door knows. */
export function ArticleMenu(props: ArticleMenuProps) {
  return (
    useKept('reading') && (
      <Suspense fallback={null}>
        <CardMenu {...props} />
      </Suspense>
    )
  )
}
