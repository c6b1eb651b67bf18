import './FoldedStory.css'
import { useId, useState } from 'react'
import { count } from '#web/ui/count.ts'
import { ChevronRight } from '#web/ui/icons.ts'
import { TimeAgo } from '#web/ui/marks/TimeAgo.tsx'
import type { Article } from '#areas/articles/contract.ts'
import { ArticleLink } from '#areas/articles/web/lends/ArticleLink.tsx'

interface FoldedStoryProps {
  /** The article that the others are folded under. */
  article: Article
  folded: readonly Article[]
}

/** The other articles of a story, as one line that opens in place. */
export function FoldedStory({ article, folded }: FoldedStoryProps) {
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const areEarlier = folded.every(({ publishedTime }) => publishedTime <= article.publishedTime)
  return (
    <div className="folded-story">
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        <ChevronRight />
        {folded.length} {areEarlier ? 'earlier' : 'more'} in this story
      </button>
      {/* The list is rendered even while it is closed, because "Mark all above as read" needs its
          articles. */}
      <ul id={id} hidden={!isOpen} aria-label={`In the story of “${article.title}”`}>
        {folded.map((one) => (
          <li key={one.id} data-read={one.isRead || undefined}>
            <ArticleLink article={one} />
            <p className="meta">
              <TimeAgo time={one.publishedTime} />, {count(one.sourceCount, 'source')}
              {one.isRead && ', read'}
            </p>
          </li>
        ))}
      </ul>
    </div>
  )
}
