import { Suspense } from 'react'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import type { Article } from '#areas/articles/contract.ts'
import { useKept } from '#areas/portal/web/lends/use-kept.ts'

const CardMenu = lazyPart(async () => (await import('./CardMenu.tsx')).CardMenu)

/** Why an article is here, and what to do about it, where the door can say. */
export function ArticleMenu({ article }: { article: Article }) {
  return (
    useKept('reading') && (
      <Suspense fallback={null}>
        <CardMenu article={article} />
      </Suspense>
    )
  )
}
