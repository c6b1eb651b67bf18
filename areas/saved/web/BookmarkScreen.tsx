import './BookmarkScreen.css'
import { Suspense } from 'react'
import { useWrite } from '#web/asking/api.tsx'
import { useFound } from '#web/asking/use-found.ts'
import { PageLink, usePage } from '#web/place/page.tsx'
import { KeptHtml } from '#areas/articles/web/lends/KeptHtml.tsx'
import { selectable } from '#web/ui/selection/selected-text.ts'
import { Empty } from '#web/ui/blocks/Empty.tsx'
import { SkeletonLines } from '#web/ui/blocks/Skeleton.tsx'
import { Trouble } from '#web/ui/blocks/Trouble.tsx'
import { Button, buttonClass } from '#web/ui/controls/Button.tsx'
import { Badge } from '#web/ui/marks/Badge.tsx'
import { TimeAgo } from '#web/ui/marks/TimeAgo.tsx'
import { ExternalLink } from '#web/ui/more-icons.ts'
import { feedPage } from '#areas/portal/web/lends/pages.ts'
import { MadeBy } from '#platform/actions/web/lends/MadeBy.tsx'
import { bookmarks, type BookmarkPage } from '../contracts/bookmarks.ts'
import { stateWords } from './bookmarks/bookmark-words.ts'
import { useDeleting } from './bookmarks/use-deleting.ts'

/** A saved page as it was when it was saved. It can be read even if the site is gone. */
export function BookmarkScreen() {
  const { params } = usePage()
  const id = Number(params.get('id'))
  if (!Number.isSafeInteger(id) || id < 1) {
    return <Empty>Open a bookmark from Saved in the side panel.</Empty>
  }
  return (
    <div className="bookmark-page">
      <Trouble>
        <Suspense key={id} fallback={<SkeletonLines count={8} />}>
          <OneBookmark id={id} />
        </Suspense>
      </Trouble>
    </div>
  )
}

function OneBookmark({ id }: { id: number }) {
  const page = useFound(bookmarks.getBookmark, { id })
  return page ? <KeptPage page={page} /> : <GoneBookmark />
}

function KeptPage({ page }: { page: BookmarkPage }) {
  const {
    id,
    title,
    site,
    authors,
    publishedAt,
    savedAt,
    address,
    html,
    tags,
    note,
    state,
    madeBy,
  } = page
  const trouble = stateWords(page)
  return (
    <article className="entry" aria-label={title} {...selectable('bookmark', id)}>
      <h2 dir="auto">{title}</h2>
      <p className="meta">
        {[site, ...authors].join(', ')}
        {publishedAt && (
          <>
            {' '}
            · <TimeAgo time={publishedAt} inSentence />
          </>
        )}
      </p>
      <div className="entry-state" role="status">
        <p>
          {trouble ?? (
            <>
              Saved <TimeAgo time={savedAt} inSentence />
            </>
          )}
        </p>
        <MadeBy by={madeBy} />
      </div>
      <Actions page={page} />
      {note !== '' && (
        <p className="bookmark-note" dir="auto">
          {note}
        </p>
      )}
      {tags.length > 0 && (
        <ul className="bookmark-tags" aria-label="Tags">
          {tags.map((tag) => (
            <li key={tag}>
              <Badge>{tag}</Badge>
            </li>
          ))}
        </ul>
      )}
      {html !== '' && <KeptHtml html={html} />}
      {html === '' && state === 'kept' && <p>This page has no text.</p>}
      <a href={address} target="_blank" rel="noopener noreferrer">
        Open it at {site}
        <ExternalLink />
      </a>
    </article>
  )
}

function GoneBookmark() {
  return (
    <Empty
      level={2}
      title="This bookmark is not here"
      action={
        <PageLink className={buttonClass()} page={feedPage}>
          Go to the feed
        </PageLink>
      }
    >
      It was deleted, or is another reader's.
    </Empty>
  )
}

function Actions({ page }: { page: BookmarkPage }) {
  const { id, isRead, isArchived, state } = page
  const change = useWrite(bookmarks.changeBookmark)
  const again = useWrite(bookmarks.fetchBookmark)
  const remove = useDeleting(page)
  const { goTo } = usePage()

  function handleDelete() {
    remove()
    goTo(feedPage)
  }

  return (
    <div className="saved-actions">
      <Button size="s" onClick={() => change.mutate({ id, isRead: !isRead })}>
        {isRead ? 'Mark as unread' : 'Mark as read'}
      </Button>
      <Button size="s" onClick={() => change.mutate({ id, isArchived: !isArchived })}>
        {isArchived ? 'Unarchive' : 'Archive'}
      </Button>
      <Button
        size="s"
        disabled={again.isPending || state === 'waiting'}
        onClick={() => again.mutate({ id })}
      >
        {state === 'failed' ? 'Try again' : 'Fetch again'}
      </Button>
      <Button size="s" variant="quiet" onClick={handleDelete}>
        Delete
      </Button>
    </div>
  )
}
