import type { Article } from '../../contract.ts'
import type { ArticleFacts } from '../../contracts/happenings.ts'

/** The facts about an article that programs receive. */
export function articleFacts(article: Article, publicAddress: string | null): ArticleFacts {
  const { id, title, summary, publishedTime, category, sources, sourceCount, independentCount } =
    article
  const page = `/news-hub/feed?article=${id}`
  return {
    id,
    title,
    summary,
    publishedTime,
    category,
    sources: sources.map(({ name }) => name),
    sourceCount,
    independentCount: independentCount ?? sourceCount,
    page: (publicAddress ?? '') + page,
  }
}
