import '#areas/articles/web/lends/Article.css'
import './FeedScreen.css'
import { Suspense, useState } from 'react'
import { useRead } from '#web/asking/api.tsx'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { Trouble } from '#web/ui/blocks/Trouble.tsx'
import { feed } from '../contract.ts'
import { BreakingNews } from './headlines/BreakingNews.tsx'
import { FrontSkeleton } from '#web/ui/skeletons/FrontSkeleton.tsx'
import { PieceDialogProvider } from '#areas/newsroom/web/lends/PieceDialogProvider.tsx'
import { ProgressLine } from '#areas/sources/web/lends/ProgressLine.tsx'
import { TopHeadlines } from './headlines/TopHeadlines.tsx'
import { useFeedPage, useOpenArticle } from '#areas/articles/web/lends/use-feed-page.ts'
import { useHub } from '#areas/portal/web/lends/use-hub.ts'
import { useFollowsChoices } from './use-follows-choices.ts'
import { useKept } from '#web/asking/use-kept.ts'

// Parts that a hub with news shows later or never are loaded on demand.
const FirstSteps = lazyPart(loadFirstSteps)
const FeedView = lazyPart(async () => (await import('./views/FeedView.tsx')).FeedView)
const loadLive = () => import('./LiveParts.tsx')
const TopicTools = lazyPart(async () => (await loadLive()).TopicTools)
const Trends = lazyPart(async () => (await loadLive()).Trends)
const LowerModules = lazyPart(async () => (await import('./LowerModules.tsx')).LowerModules)
const EmptyHub = lazyPart(async () => (await loadLive()).EmptyHub)
const KnownHub = lazyPart(async () => (await loadLive()).KnownHub)
const KeptView = lazyPart(async () => (await loadLive()).KeptView)
const OpenedArticle = lazyPart(async () => (await import('./OpenedArticle.tsx')).OpenedArticle)

/**
 * Loads the first steps, which a hub without sources shows. If the server rendered them, they are
 * loaded before the page becomes interactive.
 */
export async function loadFirstSteps() {
  return (await import('./FirstSteps.tsx')).FirstSteps
}

/** The front page of the hub. */
export function FeedScreen() {
  const { filter, viewMode, time, isCustomizing } = useFeedPage()
  return (
    <>
      <div
        className="feed"
        data-view-mode={viewMode}
        data-customizing={isCustomizing}
        data-filter={filter}
        data-time={time}
      >
        <ProgressLine />
        <Trouble>
          <Suspense fallback={<FrontSkeleton />}>
            <FrontOfHub />
          </Suspense>
        </Trouble>
      </div>
      <OpenArticle />
    </>
  )
}

function FrontOfHub() {
  const { hub } = useHub()
  if (!hub) return <Front />
  return (
    <KnownHub hub={hub}>
      <Front />
    </KnownHub>
  )
}

function Front() {
  const { hub } = useHub()
  const { sourceCount, hasArticle, isEmpty } = useRead(feed.getHub, { hub })
  const isAtWork = sourceCount > 0 && hasArticle
  // The first steps stay mounted, so that their dialog stays open while the page below loads.
  const [isNew, setNew] = useState(!isAtWork)
  if (!isAtWork && !isNew) setNew(true)
  return (
    <>
      {isNew && <FirstSteps sourceCount={sourceCount} hasArticle={hasArticle} />}
      {hub && (
        <Suspense fallback={null}>
          <EmptyHub key={hub} hub={hub} />
          <KeptView key={hub} hub={hub} />
        </Suspense>
      )}
      {isAtWork && !isEmpty && (
        <Suspense fallback={<FrontSkeleton />}>
          <FrontPage />
        </Suspense>
      )}
    </>
  )
}

function FrontPage() {
  const followsChoices = useFollowsChoices()
  const { shown } = useFeedPage()
  return followsChoices && shown !== 'custom' ? <FeedView shown={shown} /> : <Modules />
}

function Modules() {
  const knowsTopics = useKept('topics/articles')
  const hasTrends = useKept('trends')
  return (
    <PieceDialogProvider>
      {knowsTopics && (
        <Suspense fallback={null}>
          <TopicTools />
        </Suspense>
      )}
      <BreakingNews />
      {hasTrends && (
        <Trouble>
          <Suspense fallback={null}>
            <Trends />
          </Suspense>
        </Trouble>
      )}
      <TopHeadlines />
      <Suspense fallback={null}>
        <LowerModules />
      </Suspense>
    </PieceDialogProvider>
  )
}

/** The overlay shows the last article while it closes. */
function OpenArticle() {
  const { closeArticle } = useFeedPage()
  const openArticleId = useOpenArticle()
  const [shownId, setShownId] = useState(openArticleId)
  if (openArticleId !== null && openArticleId !== shownId) setShownId(openArticleId)
  if (shownId === null) return null
  return (
    <Suspense fallback={null}>
      <OpenedArticle id={shownId} open={openArticleId !== null} onClose={closeArticle} />
    </Suspense>
  )
}
