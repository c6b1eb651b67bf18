import type { ReactNode } from 'react'
import { PageLink } from '#web/place/page.tsx'
import type { Article } from '../../contract.ts'
import { useFeedPage, useIsOpen } from './use-feed-page.ts'

interface ArticleLinkProps {
  article: Pick<Article, 'id' | 'title'>
  /** Another text than its title. */
  children?: ReactNode
}

/** A headline that opens its article. It covers its whole box, so that all of it can be clicked. */
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
