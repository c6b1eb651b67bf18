import './ArticleItem.css'
import { useEffect, useRef } from 'react'
import { Badge } from '#web/ui/Badge.tsx'
import { Picture } from '#web/ui/Picture.tsx'
import { TimeAgo } from '#web/ui/TimeAgo.tsx'
import type { Article } from '../contract.ts'
import { ArticleLink } from './ArticleLink.tsx'
import { ArticleMenu } from './reading/ArticleMenu.tsx'
import { Synthesis } from './Synthesis.tsx'

interface ArticleItemProps {
  article: Article
  /** When it appears. */
  takesFocus?: boolean
}

/** An article in a folder. The list around it decides whether it is a row or a card. */
export function ArticleItem({ article, takesFocus = false }: ArticleItemProps) {
  const item = useRef<HTMLLIElement>(null)

  useEffect(() => {
    if (takesFocus) item.current?.querySelector('a')?.focus()
  }, [takesFocus])

  return (
    <li className="article-item" data-read={article.isRead || undefined} ref={item}>
      <Picture
        src={article.image}
        title={article.title}
        category={article.category}
        ratio="fill"
        rows={16}
      />
      <div className="article-meta">
        <TimeAgo time={article.publishedTime} />
        {article.isRead ? <span>Read</span> : <Badge tone="pencil">New</Badge>}
      </div>
      <h4>
        <ArticleLink article={article} />
      </h4>
      <p dir="auto">{article.summary}</p>
      <Synthesis article={article} />
      <ArticleMenu article={article} />
    </li>
  )
}
