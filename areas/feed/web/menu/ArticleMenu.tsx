import { Suspense } from 'react'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import type { Article } from '#areas/articles/contract.ts'
import { useKept } from '#web/asking/use-kept.ts'

const CardMenu = lazyPart(async () => (await import('./CardMenu.tsx')).CardMenu)

export interface ArticleMenuProps {
  article: Article
  /**
   * True if the article is in a list that is sorted by time, in which all articles above can be
   * marked as read.
   */
  isListed?: boolean
}

/**
 * A menu that explains why an article is here and offers what to do about it; renders nothing in a
 * door without it.
 */
export function ArticleMenu(props: ArticleMenuProps) {
  return (
    useKept('reading') && (
      <Suspense fallback={null}>
        <CardMenu {...props} />
      </Suspense>
    )
  )
}
