import './ArticleItem.css'
import { useEffect, useRef, type ReactNode } from 'react'
import { Badge } from '#web/ui/marks/Badge.tsx'
import { Picture } from '#web/ui/marks/Picture.tsx'
import { TimeAgo } from '#web/ui/marks/TimeAgo.tsx'
import type { Article } from '#areas/articles/contract.ts'
import { ArticleLink } from '#areas/articles/web/lends/ArticleLink.tsx'
import { FoldedStory } from '../stories/FoldedStory.tsx'
import { ArticleMenu } from '../menu/ArticleMenu.tsx'
import { RecordingLength } from '#areas/episodes/web/lends/RecordingLength.tsx'
import { Synthesis } from '#areas/articles/web/lends/Synthesis.tsx'

interface ArticleItemProps {
  article: Article
  /** True if the item takes the focus when it appears. */
  takesFocus?: boolean
  /** The heading level: 4 below the heading of a folder, otherwise 3. */
  level?: 3 | 4
  /** Other articles of the same story, which are listed below this one. */
  folded?: readonly Article[]
  /** Renders a title or a summary in place of plain text, such as with highlighted words. */
  shown?: (text: string) => ReactNode
  /** Content after the summary, such as a passage that a search found. */
  passage?: ReactNode
}

/** An article in a list. The surrounding list decides if it is shown as a row or a card. */
export function ArticleItem(props: ArticleItemProps) {
  const { article, takesFocus = false, level = 4, folded = [], shown = asItStands } = props
  const Heading = `h${level}` as const
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
        hue={article.hue}
        ratio="fill"
        rows={22}
      />
      <div className="article-meta">
        <TimeAgo time={article.publishedTime} />
        <RecordingLength article={article} />
        {article.isRead && <span>Read</span>}
        {!article.isRead && !article.isSeen && <Badge tone="pencil">New</Badge>}
      </div>
      <Heading>
        <ArticleLink article={article}>{shown(article.title)}</ArticleLink>
      </Heading>
      <p dir="auto">{shown(article.summary)}</p>
      {props.passage}
      <Synthesis article={article} />
      {folded.length > 0 && <FoldedStory article={article} folded={folded} />}
      <ArticleMenu article={article} isListed />
    </li>
  )
}

function asItStands(text: string): ReactNode {
  return text
}
