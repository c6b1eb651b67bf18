import type { ArticlePage, CitedSentence } from '../../contract.ts'
import { extensionPoint } from '#server/extension-points.ts'
import type { ArticleScope } from '../reading/article-scope.ts'

/** The page before other areas add their parts. */
export interface PageSoFar {
  id: number
  language: string | null
  title: string
  sentences: CitedSentence[]
  /**
   * Returns the sentences of its reports that can be understood alone, including those that the
   * article leaves out.
   */
  reported: () => CitedSentence[]
}

/** Makes a part of an article's page for one reader. */
export type PagePart = (scope: ArticleScope, page: PageSoFar) => Promise<Partial<ArticlePage>>

export const pageParts = extensionPoint<PagePart>('page-parts')
