import { Suspense, useEffect, useRef } from 'react'
import { PageLink, useWholePage } from '#web/place/page.tsx'
import { count } from '#web/ui/count.ts'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { Picture } from '#web/ui/marks/Picture.tsx'
import { TimeAgo } from '#web/ui/marks/TimeAgo.tsx'
import { ALL_SOURCES, type Topic } from '../contract.ts'
import { GenerateButton } from '#areas/newsroom/web/lends/GenerateButton.tsx'
import { pageWith } from '#areas/portal/web/lends/pages.ts'
import { useKept } from '#web/asking/use-kept.ts'

const FocusTools = lazyPart(async () => (await import('./FocusTools.tsx')).FocusTools)

const BULLETS_SHOWN = 3

interface FocusCardProps {
  topic: Topic
  isEditing: boolean
  /** True if the card is new; then it is scrolled into view. */
  isFresh: boolean
  onEdit: () => void
}

/** The card of a topic, with the number of its articles and the latest news. */
export function FocusCard({ topic, isEditing, isFresh, onEdit }: FocusCardProps) {
  const card = useRef<HTMLLIElement>(null)
  useEffect(() => {
    if (isFresh) card.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [isFresh])

  const holdsArticles = useKept('topics/articles')

  return (
    <li ref={card} id={topic.id} className="focus-card">
      <div className="focus-picture" role="img" aria-label={`Illustration for ${topic.title}`}>
        <Picture
          src={topic.image}
          title={topic.title}
          category={topic.category}
          ratio="fill"
          rows={20}
        />
      </div>
      <h3 dir="auto" title={topic.title}>
        {holdsArticles ? <TopicLink topic={topic} /> : topic.title}
      </h3>
      <p className="meta">
        {count(topic.articleCount, 'article')},{' '}
        {topic.sources.includes(ALL_SOURCES)
          ? 'all sources'
          : count(topic.sources.length, 'source')}
      </p>
      <ul>
        {topic.bullets.slice(0, BULLETS_SHOWN).map((bullet) => (
          <li key={bullet}>
            <span dir="auto">{bullet}</span>
          </li>
        ))}
      </ul>
      {topic.bullets.length === 0 && <p className="focus-none">No articles yet.</p>}
      <p className="meta focus-time">
        <TimeAgo time={topic.latestUpdate} />
      </p>
      <div className="focus-tools">
        {isEditing ? (
          <Suspense fallback={null}>
            <FocusTools topic={topic} onEdit={onEdit} />
          </Suspense>
        ) : (
          <GenerateButton
            title={topic.title}
            sourceModule="Focus Cards"
            subject={{ kind: 'topic', id: topic.id }}
          />
        )}
      </div>
    </li>
  )
}

/** A link that opens the topic in a window. An article that is open next to the page stays open. */
function TopicLink({ topic }: Pick<FocusCardProps, 'topic'>) {
  const { page, params } = useWholePage()
  return (
    <PageLink className="article-link" page={pageWith(page, params, { topic: topic.id })}>
      {topic.title}
    </PageLink>
  )
}
