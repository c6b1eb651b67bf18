import './BreakingNews.css'
import { Suspense, useState, type KeyboardEvent } from 'react'
import { useRead } from '#web/asking/api.tsx'
import { IconButton } from '#web/ui/controls/IconButton.tsx'
import { ChevronLeft, ChevronRight, Pause, Play } from '#web/ui/icons.ts'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { Masthead } from '#web/ui/blocks/Masthead.tsx'
import { Panel } from '#web/ui/blocks/Panel.tsx'
import { Picture } from '#web/ui/marks/Picture.tsx'
import { Slug } from '#web/ui/marks/Slug.tsx'
import { TimeAgo } from '#web/ui/marks/TimeAgo.tsx'
import type { Article } from '#areas/articles/contract.ts'
import { feed } from '../../contract.ts'
import { ArticleLink } from '#areas/articles/web/lends/ArticleLink.tsx'
import { ConfigureButton } from '../settings/ConfigureButton.tsx'
import { SlideSkeleton } from '#web/ui/skeletons/FrontSkeleton.tsx'
import { GenerateButton } from '#areas/newsroom/web/lends/GenerateButton.tsx'
import { usePieceDialog } from '#areas/newsroom/web/lends/PieceDialogProvider.tsx'
import { ArticleMenu } from '../menu/ArticleMenu.tsx'
import { Synthesis } from '#areas/articles/web/lends/Synthesis.tsx'
import { useCarousel } from './use-carousel.ts'
import { useHasOpenArticle } from '#areas/articles/web/lends/use-feed-page.ts'
import { useHub } from '#areas/portal/web/lends/use-hub.ts'
import { useSwipe } from './use-swipe.ts'

const BreakingGist = lazyPart(async () => (await import('./HeadlineGist.tsx')).BreakingGist)
const NoBreaking = lazyPart(async () => (await import('./HeadlineGist.tsx')).NoBreaking)

const title = 'Breaking News'

/** Shows one breaking article at a time. */
export function BreakingNews() {
  return (
    <Panel
      id="breaking-news"
      title={title}
      accent
      ownMasthead
      className="breaking"
      skeleton={<SlideSkeleton />}
    >
      <Carousel />
    </Panel>
  )
}

function Carousel() {
  const articles = useRead(feed.listBreaking, useHub())
  const hasOpenArticle = useHasOpenArticle()
  const [isLookedAt, setLookedAt] = useState(false)
  const dialog = usePieceDialog()
  const isElsewhere = hasOpenArticle || dialog.isOpen
  const carousel = useCarousel(articles.length, isLookedAt || isElsewhere)
  const swipe = useSwipe(carousel.step)
  const article = articles[carousel.index]

  if (!article) {
    return (
      <>
        <Masthead title={title} accent actions={<ConfigureButton module="breaking" />} />
        <Suspense fallback={null}>
          <NoBreaking />
        </Suspense>
      </>
    )
  }

  function handleKey(event: KeyboardEvent) {
    const steps = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
    if (!steps) return
    event.preventDefault()
    carousel.step(steps)
  }

  const hasOthers = articles.length > 1
  return (
    <div
      className="breaking-carousel"
      role="group"
      aria-roledescription="carousel"
      aria-label={title}
      onKeyDown={hasOthers ? handleKey : undefined}
    >
      <Masthead
        title={title}
        accent
        count={hasOthers && `${carousel.index + 1} of ${articles.length}`}
        actions={
          <>
            <GenerateButton
              title={article.title}
              sourceModule={title}
              subject={{ kind: 'article', id: article.id }}
            />
            <ArticleMenu article={article} />
            {hasOthers && <Controls count={articles.length} carousel={carousel} />}
            <ConfigureButton module="breaking" />
          </>
        }
      />
      <div
        className="breaking-stage"
        aria-live={carousel.isPaused ? 'polite' : 'off'}
        onMouseEnter={() => setLookedAt(true)}
        onMouseLeave={() => setLookedAt(false)}
        onFocus={({ target }) => setLookedAt(target.matches(':focus-visible'))}
        onBlur={() => setLookedAt(false)}
        {...(hasOthers ? swipe : {})}
      >
        <Slide
          key={article.id}
          article={article}
          place={`${carousel.index + 1} of ${articles.length}`}
          hasTurned={carousel.hasTurned}
        />
      </div>
    </div>
  )
}

interface ControlsProps {
  count: number
  carousel: ReturnType<typeof useCarousel>
}

function Controls({ count, carousel }: ControlsProps) {
  const { index, isPaused, show, step, togglePaused } = carousel
  return (
    <div className="breaking-controls">
      <div className="breaking-dots" role="group" aria-label="Choose an item">
        {Array.from({ length: count }, (_, item) => (
          <button
            key={item}
            type="button"
            aria-label={`Item ${item + 1}`}
            aria-current={item === index}
            onClick={() => show(item)}
          />
        ))}
      </div>
      <IconButton size="s" label="Previous" icon={<ChevronLeft />} onClick={() => step(-1)} />
      <IconButton
        size="s"
        label={isPaused ? 'Play' : 'Pause'}
        icon={isPaused ? <Play /> : <Pause />}
        onClick={togglePaused}
      />
      <IconButton size="s" label="Next" icon={<ChevronRight />} onClick={() => step(1)} />
    </div>
  )
}

interface SlideProps {
  article: Article
  place: string
  hasTurned: boolean
}

function Slide({ article, place, hasTurned }: SlideProps) {
  return (
    <div
      className="breaking-slide"
      data-turned={hasTurned || undefined}
      role="group"
      aria-roledescription="slide"
      aria-label={place}
    >
      <div className="breaking-copy">
        <div className="article-meta">
          <Slug category={article.category} hue={article.hue} />
          <TimeAgo time={article.publishedTime} />
        </div>
        <h3>
          <ArticleLink article={article} />
        </h3>
        <div className="breaking-gist">
          <Suspense fallback={<p>{article.summary}</p>}>
            <BreakingGist summary={article.summary} />
          </Suspense>
        </div>
        <Synthesis article={article} />
      </div>
      <Picture
        src={article.image}
        title={article.title}
        category={article.category}
        hue={article.hue}
        ratio="fill"
        rows={30}
        eager
      />
    </div>
  )
}
