import { PageLink } from '#web/place/page.tsx'
import type { Article } from '../../contract.ts'
import { useFeedPage } from './use-feed-page.ts'

/** A headline that opens its article. It covers the box it stands in, so that all of it can be clicked. */
export function ArticleLink({ article }: { article: Pick<Article, 'id' | 'title'> }) {
  const { articlePage } = useFeedPage()
  return (
    <PageLink
      className="article-link"
      data-headline={article.id}
      dir="auto"
      page={articlePage(article.id)}
    >
      {article.title}
    </PageLink>
  )
}
