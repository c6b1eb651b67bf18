import { Suspense, useId, useState } from 'react'
import { useWrite } from '#web/asking/api.tsx'
import { PageLink } from '#web/place/page.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { Badge } from '#web/ui/marks/Badge.tsx'
import { Marked } from '#web/ui/marks/Marked.tsx'
import { TimeAgo } from '#web/ui/marks/TimeAgo.tsx'
import { bookmarks, type Bookmark } from '../../contracts/bookmarks.ts'
import { bookmarkPage, stateWords } from './bookmark-words.ts'
import { useDeleting } from './use-deleting.ts'

const EditDialog = lazyPart(async () => (await import('./EditDialog.tsx')).EditDialog)

interface BookmarkCardProps {
  bookmark: Bookmark
  /** Words that a search found; undefined if there is no search. */
  marks: readonly string[] | undefined
}

/** One bookmark in the panel: its title, its state, and its actions. */
export function BookmarkCard({ bookmark, marks }: BookmarkCardProps) {
  const { id, title, site, savedAt, minutes, tags, note, isRead, isArchived, state } = bookmark
  const { excerpt } = bookmark
  const titleId = useId()
  const [isEdited, setEdited] = useState(false)
  const [wasEdited, setWasEdited] = useState(false)
  const change = useWrite(bookmarks.changeBookmark)
  const again = useWrite(bookmarks.fetchBookmark)
  const remove = useDeleting(bookmark)
  const trouble = stateWords(bookmark)
  const buttons = [
    ...(state === 'failed' ? [{ words: 'Try again', press: () => again.mutate({ id }) }] : []),
    {
      words: isRead ? 'Mark as unread' : 'Mark as read',
      press: () => change.mutate({ id, isRead: !isRead }),
    },
    {
      words: isArchived ? 'Unarchive' : 'Archive',
      press: () => change.mutate({ id, isArchived: !isArchived }),
    },
    {
      words: 'Edit',
      press: () => {
        setWasEdited(true)
        setEdited(true)
      },
    },
    { words: 'Delete', press: remove },
  ]
  return (
    <li className="bookmark-card" data-read={isRead || undefined}>
      <h3 id={titleId} dir="auto">
        <PageLink page={bookmarkPage(id)}>
          <Marked text={title} words={marks ?? []} />
        </PageLink>
      </h3>
      <p className="meta">
        <span>{site}</span> <TimeAgo time={savedAt} />
        {minutes !== null && <span>{minutes} min read</span>}
      </p>
      {trouble !== null && <p className={state === 'failed' ? 'field-error' : 'meta'}>{trouble}</p>}
      {note !== '' && (
        <p className="bookmark-note" dir="auto">
          <Marked text={note} words={marks ?? []} />
        </p>
      )}
      {marks !== undefined && excerpt !== '' && (
        <p className="meta" dir="auto">
          <Marked text={excerpt} words={marks} />
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
      <div className="saved-actions">
        {buttons.map(({ words, press }) => (
          <Button key={words} size="s" variant="quiet" aria-describedby={titleId} onClick={press}>
            {words}
          </Button>
        ))}
      </div>
      {wasEdited && (
        <Suspense fallback={null}>
          <EditDialog bookmark={bookmark} open={isEdited} onClose={() => setEdited(false)} />
        </Suspense>
      )}
    </li>
  )
}
