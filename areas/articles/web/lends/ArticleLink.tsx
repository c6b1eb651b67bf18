import type { ReactNode } from 'react'
import { PageLink } from '#web/place/page.tsx'
import type { Article } from '../../contract.ts'
import { useFeedPage, useIsOpen } from './use-feed-page.ts'

interface ArticleLinkProps {
  article: Pick<Article, 'id' | 'title'>
  /** The text of the link, if it is not the title. */
  children?: ReactNode
}

/**
 * A link with a headline that opens its article. It covers the whole box around it, so that all of
 * the box can be clicked.
 */
export function ArticleLink({ article, children = article.title }: ArticleLinkProps) {
  const { articlePage } = useFeedPage()
  const isOpen = useIsOpen(article.id)
  return (
    <PageLink
      className="article-link"
      data-headline={article.id}
      aria-current={isOpen || undefined}
      dir="auto"
      page={articlePage(article.id)}
    >
      {children}
    </PageLink>
  )
}
