import type { Kept } from '#server/asking/kept.ts'
import { articles } from '../../contract.ts'
import { serverArticles } from './api.ts'

export const articlesKeeper: Kept = {
  contract: articles,
  open: serverArticles,
  about: {
    getArticle: 'One article with every sentence, its citations, its coverage and what is related.',
    markRead: 'Marks an article as read.',
  } satisfies Record<keyof typeof articles, string>,
}
