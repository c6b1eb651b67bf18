import * as z from 'zod/mini'
import { Article } from '#areas/articles/contract.ts'
import type { AskedHub } from './tool.ts'

/** An article in a list, with what a model needs to choose and cite it. */
export const BriefArticle = z.object({
  ...z.pick(Article, {
    id: true,
    title: true,
    summary: true,
    publishedTime: true,
    category: true,
    isRead: true,
  }).shape,
  /** Names of the sources that report on it. */
  sources: z.array(z.string()),
  /** The number of these sources that wrote their report themselves. */
  independentSources: z.int(),
  /** The address at which a person opens it. */
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
