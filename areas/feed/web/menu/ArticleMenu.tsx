import { Suspense } from 'react'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import type { Article } from '#areas/articles/contract.ts'
import { useKept } from '#web/asking/use-kept.ts'

const CardMenu = lazyPart(async () => (await import('./CardMenu.tsx')).CardMenu)

export interface ArticleMenuProps {
  article: Article
  /** It stands in a list that goes by time, of which the part above can be marked as read. */
  isListed?: boolean
}

/** Why an article is here, and what to do about it, where the door can say. */
export function ArticleMenu(props: ArticleMenuProps) {
  return (
    useKept('reading') && (
      <Suspense fallback={null}>
        <CardMenu {...props} />
      </Suspense>
    )
  )
}
