import { createContext, use, useLayoutEffect, useMemo } from 'react'
import type { Article } from '#areas/articles/contract.ts'
import { foldAffairs } from '../../fold-affairs.ts'

/** The articles of each page of a list, by the number of the page. */
export type Pages = ReadonlyMap<number, readonly Article[]>

interface StoryFolds {
  pages: Pages
  /** Reports the articles of a page; null if the page is gone. */
  onPage: (depth: number, articles: readonly Article[] | null) => void
}

/** The folding of a list's stories; null if they are not folded. */
export const StoryFoldsContext = createContext<StoryFolds | null>(null)

/** The articles of a page to show, each with the articles of its story that are folded under it. */
export function useStoryFolds(
  depth: number,
  articles: readonly Article[],
): { article: Article; folded: readonly Article[] }[] {
  const folds = use(StoryFoldsContext)
  const onPage = folds?.onPage
  useLayoutEffect(() => {
    onPage?.(depth, articles)
    return () => onPage?.(depth, null)
  }, [onPage, depth, articles])

  const pages = folds?.pages
  return useMemo(() => {
    if (!pages) return articles.map((article) => ({ article, folded: [] }))
    // The articles of this page are added here, because the list receives them only after
    // rendering.
    const all = new Map(pages).set(depth, articles)
    const inOrder = [...all].toSorted(([one], [other]) => one - other).flatMap(([, page]) => page)
    const standing = foldAffairs(inOrder)
    const before = new Set(
      [...all].flatMap(([at, page]) => (at < depth ? page.map(({ id }) => id) : [])),
    )
    return articles.flatMap((article) => {
      const folded = before.has(article.id) ? undefined : standing.get(article.id)
      return folded ? [{ article, folded }] : []
    })
  }, [pages, depth, articles])
}
