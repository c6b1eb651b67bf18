import { Suspense, useState } from 'react'
import { useRead } from '#web/asking/api.tsx'
import { PageLink } from '#web/place/page.tsx'
import { buttonClass } from '#web/ui/controls/Button.tsx'
import { Empty } from '#web/ui/blocks/Empty.tsx'
import { Panel } from '#web/ui/blocks/Panel.tsx'
import { ChainedPages, type PlaceInChain } from '#web/ui/paging/ChainedPages.tsx'
import { Trouble } from '#web/ui/blocks/Trouble.tsx'
import { ArticlesSkeleton } from '#web/ui/skeletons/ListSkeletons.tsx'
import { addFeedPage, feedPage } from '#areas/portal/web/lends/pages.ts'
import { ShowAllButton, UnreadSwitch } from '#areas/articles/web/lends/UnreadSwitch.tsx'
import { useUnread } from '#areas/portal/web/lends/use-unread.ts'
import { firstPage, NewArticles } from '#areas/articles/web/lends/NewArticles.tsx'
import { useFeedPage } from '#areas/articles/web/lends/use-feed-page.ts'
import { sourceList } from '../../contracts/source-list.ts'
import { ArticleItem } from '../folders/ArticleItem.tsx'
import { ArticleList, ListSkeleton } from './ArticleList.tsx'
import { FoldSwitch } from '../stories/FoldSwitch.tsx'
import { MoreArticles } from '../stories/MoreArticles.tsx'
import { StoryFolds } from '../stories/StoryFolds.tsx'
import { useStoryFolds } from '../stories/use-story-folds.ts'
import { MarkReadMenu } from '../marking/MarkReadMenu.tsx'

/** The articles of one source, newest first. */
export function SourceArticles() {
  const { source } = useFeedPage()
  return (
    <Trouble>
      <Suspense fallback={<ListSkeleton />}>
        <OneSource key={source} source={source!} />
      </Suspense>
    </Trouble>
  )
}

/** The page of a source that is no longer followed. */
function GoneSource() {
  return (
    <Empty
      title="This source is not here"
      action={
        <PageLink className={buttonClass()} page={addFeedPage}>
          Add a feed
        </PageLink>
      }
    >
      You do not follow it, or no longer do. Its articles may still be found by a search.
    </Empty>
  )
}

function OneSource({ source }: { source: string }) {
  const listed = useRead(sourceList.getListedSource, { source })
  if (!listed) return <GoneSource />
  const { name, site, isMuted } = listed
  return (
    <Panel
      id="source-articles"
      title={name}
      actions={
        <>
          <UnreadSwitch />
          <FoldSwitch />
          <MarkReadMenu name={name} list={{ source }} shown="all times" />
          <PageLink className={buttonClass({ size: 's' })} page={feedPage}>
            All sources
          </PageLink>
        </>
      }
      skeleton={<ListSkeleton />}
    >
      <p className="list-head meta">
        <span>
          Everything of this source, newest first.
          {isMuted && ' It is muted: other lists leave it out.'}
        </span>
        {isWebAddress(site) && (
          <a href={site} target="_blank" rel="noopener noreferrer">
            {new URL(site).host.replace(/^www\./, '')}
          </a>
        )}
      </p>
      <NewOfSource source={source} />
      <ArticleList label={`Articles of ${name}`}>
        <StoryFolds>
          <ChainedPages waiting={<ArticlesSkeleton />}>
            {(place) => <Articles source={source} {...place} />}
          </ChainedPages>
        </StoryFolds>
      </ArticleList>
    </Panel>
  )
}

function NewOfSource({ source }: { source: string }) {
  const asked = { source, before: undefined, ...useUnread() }
  return <NewArticles operation={sourceList.listSourceArticles} input={asked} list={firstPage} />
}

function Articles({ source, start, depth, rest }: { source: string } & PlaceInChain) {
  const unread = useUnread()
  const asked = { source, before: start, ...unread }
  const { articles, next } = useRead(sourceList.listSourceArticles, asked)
  const shown = useStoryFolds(depth, articles)
  // "Show more" disappears when it is pressed, so the first added article takes the focus.
  const [focusedId] = useState(start === undefined ? null : shown[0]?.article.id)
  if (articles.length === 0 && start === undefined) {
    return (
      <li className="articles-rest">
        {unread.unreadAt === undefined ? (
          <Empty quiet>Nothing has come from this source yet.</Empty>
        ) : (
          <Empty quiet action={<ShowAllButton />}>
            Nothing unread from this source.
          </Empty>
        )}
      </li>
    )
  }
  return (
    <>
      {shown.map(({ article, folded }) => (
        <ArticleItem
          key={article.id}
          article={article}
          folded={folded}
          level={3}
          takesFocus={article.id === focusedId}
        />
      ))}
      {rest(next, (onMore) => (
        <MoreArticles takesFocus={start !== undefined && shown.length === 0} onMore={onMore} />
      ))}
    </>
  )
}

/**
 * Says if a feed's site is a web address, so that it can be a link. Feeds may state anything there.
 */
function isWebAddress(site: string | null): site is string {
  return site !== null && URL.canParse(site) && /^https?:$/.test(new URL(site).protocol)
}
