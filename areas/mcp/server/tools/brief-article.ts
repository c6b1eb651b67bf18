import * as z from 'zod/mini'
import { Article } from '#areas/articles/contract.ts'
import type { AskedHub } from './tool.ts'

/** An article in a list, with the facts that a model needs to choose and cite it. */
export const BriefArticle = z.object({
  ...z.pick(Article, {
    id: true,
    title: true,
    summary: true,
    publishedTime: true,
    category: true,
    isRead: true,
  }).shape,
  /** The names of the sources that report the article. */
  sources: z.array(z.string()),
  /** The number of these sources whose report is not a copy. */
  independentSources: z.int(),
  /** The address of the article's page. */
  page: z.string(),
})
export type BriefArticle = z.infer<typeof BriefArticle>

export function briefArticle({ origin }: Pick<AskedHub, 'origin'>, article: Article): BriefArticle {
  const { id, title, summary, publishedTime, category, isRead, sources, sourceCount } = article
  return {
    id,
    title,
    summary,
    publishedTime,
    category,
    isRead,
    sources: sources.map(({ name }) => name),
    independentSources: article.independentCount ?? sourceCount,
    page: pageOf(origin, id),
  }
}

export function pageOf(origin: string, article: number): string {
  return `${origin}/news-hub/feed?article=${article}`
}
