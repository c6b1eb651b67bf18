import type { ReactNode } from 'react'
import { PageLink } from '#web/place/page.tsx'
import type { Article } from '../../contract.ts'
import { useFeedPage } from './use-feed-page.ts'

interface ArticleLinkProps {
  article: Pick<Article, 'id' | 'title'>
  /** Its title, where that is not shown as it stands. */
  children?: ReactNode
}

/** A headline that opens its article. It covers the box it stands in, so that all of it can be clicked. */
export function ArticleLink({ article, children = article.title }: ArticleLinkProps) {
  const { articlePage, openArticleId } = useFeedPage()
  return (
    <PageLink
      className="article-link"
      data-headline={article.id}
      aria-current={openArticleId === article.id || undefined}
      dir="auto"
      page={articlePage(article.id)}
    >
      {children}
    </PageLink>
  )
}
