import './TopicOverlay.css'
import { Suspense, useState, type ReactNode } from 'react'
import { useRead } from '#web/asking/api.tsx'
import { PageLink } from '#web/place/page.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { ChainedPages, type PlaceInChain } from '#web/ui/paging/ChainedPages.tsx'
import { count } from '#web/ui/count.ts'
import { Dialog } from '#web/ui/overlays/Dialog.tsx'
import { Empty } from '#web/ui/blocks/Empty.tsx'
import { SkeletonLines } from '#web/ui/blocks/Skeleton.tsx'
import { Marked } from '#web/ui/marks/Marked.tsx'
import { Slug } from '#web/ui/marks/Slug.tsx'
import { TimeAgo } from '#web/ui/marks/TimeAgo.tsx'
import { Trouble } from '#web/ui/blocks/Trouble.tsx'
import { MadeBy } from '#platform/actions/web/lends/MadeBy.tsx'
import type { Article } from '#areas/articles/contract.ts'
import { type Topic, topicArticles } from '../contract.ts'
import { summarySentences } from '#engine/summaries/summary-sentences.ts'
import { firstPage, NewArticles } from '#areas/articles/web/lends/NewArticles.tsx'
import { Synthesis } from '#areas/articles/web/lends/Synthesis.tsx'
import { ShowAllButton, UnreadSwitch } from '#areas/articles/web/lends/UnreadSwitch.tsx'
import { useUnread } from '#areas/portal/web/lends/use-unread.ts'
import { useFeedPage } from '#areas/articles/web/lends/use-feed-page.ts'

/**
 * The number of articles up to which the window grows with its content. With more articles it has
 * its full height from the start.
 */
const FILL_FROM = 6

interface TopicOverlayProps {
  topic: Topic
  open: boolean
  onClose: () => void
  /** More actions in the header of the window. */
  actions?: ReactNode
}

/** The articles of a topic, newest first, in the style of the topic. */
export function TopicOverlay({ topic, open, onClose, actions }: TopicOverlayProps) {
  return (
    <Dialog open={open} onClose={onClose} title={topic.title} size="wide" actions={actions}>
      <div className="topic-meta">
        <p className="meta">
          {count(topic.articleCount, 'article')}, latest{' '}
          <TimeAgo inSentence time={topic.latestUpdate} />
        </p>
        <UnreadSwitch />
      </div>
      <TopicContent key={topic.id} topic={topic} />
    </Dialog>
  )
}

function TopicContent({ topic }: { topic: Topic }) {
  const [showsLeftOut, setShowsLeftOut] = useState(false)
  return (
    <>
      <Trouble silent>
        <Suspense fallback={null}>
          <Judging topic={topic} showsLeftOut={showsLeftOut} onShow={setShowsLeftOut} />
        </Suspense>
      </Trouble>
      <TopicArticles key={String(showsLeftOut)} topic={topic} leftOut={showsLeftOut} />
    </>
  )
}

interface JudgingProps {
  topic: Topic
  showsLeftOut: boolean
  onShow: (leftOut: boolean) => void
}

/**
 * The number of articles that the reader's endpoint left out because of the topic's instructions,
 * or the reason if it cannot judge.
 */
function Judging({ topic, showsLeftOut, onShow }: JudgingProps) {
  const { leftOut, trouble, madeBy } = useRead(topicArticles.getTopicJudging, { topic: topic.id })
  return (
    <div className="topic-judging" aria-live="polite">
      {(leftOut > 0 || showsLeftOut) && (
        <p>
          {leftOut} left out by your instructions{' '}
          <Button size="s" onClick={() => onShow(!showsLeftOut)}>
            {showsLeftOut ? 'Show matching articles' : 'Show left-out articles'}
          </Button>
        </p>
      )}
      {trouble !== null && <p>{trouble}</p>}
      <MadeBy by={madeBy} />
    </div>
  )
}

function TopicArticles({ topic, leftOut }: { topic: Topic; leftOut: boolean }) {
  const asked = useAsked(topic, leftOut)
  const label = leftOut ? `Left out of ${topic.title}` : `Articles of ${topic.title}`
  return (
    <>
      <NewArticles
        operation={topicArticles.listTopicArticles}
        input={{ ...asked, before: undefined }}
        list={firstPage}
      />
      <ul className="topic-articles" aria-label={label}>
        <ChainedPages
          waiting={
            <li className={topic.articleCount > FILL_FROM ? 'topic-waiting' : undefined}>
              <SkeletonLines count={6} />
            </li>
          }
        >
          {(place) => <Articles topic={topic} leftOut={leftOut} {...place} />}
        </ChainedPages>
      </ul>
    </>
  )
}

function useAsked(topic: Topic, leftOut: boolean) {
  return { topic: topic.id, period: 'year', leftOut, ...useUnread() } as const
}

interface ArticlesProps extends PlaceInChain {
  topic: Topic
  leftOut: boolean
}

function Articles({ topic, leftOut, start, rest }: ArticlesProps) {
  const asked = { ...useAsked(topic, leftOut), before: start }
  const { articles, next } = useRead(topicArticles.listTopicArticles, asked)
  if (articles.length === 0 && start === undefined) {
    return (
      <li>
        {asked.unreadAt === undefined ? (
          <Empty quiet>
            {leftOut
              ? 'Nothing is left out.'
              : 'No articles yet. New matching articles will appear here.'}
          </Empty>
        ) : (
          <Empty quiet action={<ShowAllButton />}>
            Nothing unread in this topic.
          </Empty>
        )}
      </li>
    )
  }
  return (
    <>
      {articles.map((article) => (
        <TopicArticle key={article.id} article={article} topic={topic} />
      ))}
      {rest(next, (onMore) => (
        <li>
          <Button onClick={onMore}>Show more</Button>
        </li>
      ))}
    </>
  )
}

function TopicArticle({ article, topic }: { article: Article; topic: Topic }) {
  const { articlePage } = useFeedPage()
  const sentences = summarySentences(article.summary, topic.style === 'concise' ? 1 : Infinity)
  const words = topic.highlightWords
  return (
    <li className="topic-article" data-read={article.isRead || undefined}>
      <div className="article-meta">
        <Slug category={article.category} hue={article.hue} />
        <TimeAgo time={article.publishedTime} />
      </div>
      <h3 dir="auto">
        <PageLink page={articlePage(article.id)}>
          <Marked text={article.title} words={words} />
        </PageLink>
      </h3>
      {topic.style === 'bullet-points' ? (
        <ul>
          {sentences.map((sentence, index) => (
            <li key={index} dir="auto">
              <Marked text={sentence} words={words} />
            </li>
          ))}
        </ul>
      ) : (
        <p dir="auto">
          <Marked text={sentences.join(' ')} words={words} />
        </p>
      )}
      <Synthesis article={article} />
    </li>
  )
}
