import { useCallback, useState, type ReactNode } from 'react'
import { useRead } from '#web/asking/api.tsx'
import type { Article } from '#areas/articles/contract.ts'
import { folding } from '../../contracts/folding.ts'
import { StoryFoldsContext, type Pages } from './use-story-folds.ts'

/** Wraps all pages of a list, so that each story appears in it once if the reader chose folding. */
export function StoryFolds({ children }: { children: ReactNode }) {
  const { isOn } = useRead(folding.getFolding, {})
  const [pages, setPages] = useState<Pages>(new Map())
  const onPage = useCallback((depth: number, articles: readonly Article[] | null) => {
    setPages((known) => {
      const next = new Map(known)
      if (articles) next.set(depth, articles)
      else next.delete(depth)
      return next
    })
  }, [])
  return <StoryFoldsContext value={isOn ? { pages, onPage } : null}>{children}</StoryFoldsContext>
}
