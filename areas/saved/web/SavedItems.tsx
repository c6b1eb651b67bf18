import { useState } from 'react'
import { useRead } from '#web/asking/api.tsx'
import { Empty } from '#web/ui/blocks/Empty.tsx'
import { Meant } from '#web/ui/blocks/Meant.tsx'
import { Pages } from '#web/ui/blocks/Pages.tsx'
import { SkeletonLines } from '#web/ui/blocks/Skeleton.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { SearchBox } from '#web/ui/controls/SearchBox.tsx'
import { ShowAllButton, UnreadSwitch } from '#areas/articles/web/lends/UnreadSwitch.tsx'
import { useUnread } from '#areas/portal/web/lends/use-unread.ts'
import { savedLists } from '../contracts/lists.ts'
import { GenerateFromSaved } from './GenerateFromSaved.tsx'
import { SavedCard } from './SavedCard.tsx'

type Kind = 'articles' | 'threads'

const labels = { articles: 'Articles', threads: 'Threads' }

interface SavedItemsProps {
  kind: Kind
  /** True if they can be searched, and used for a piece. */
  isEditable: boolean
}

/** Saved articles or conversations, the newest first. */
export function SavedItems({ kind, isEditable }: SavedItemsProps) {
  const [search, setSearch] = useState('')
  const first = useRead(listOf(kind), { search: '' })
  const isEmpty = first.items.length === 0
  return (
    <>
      {isEmpty && kind === 'articles' && (
        <Empty quiet>Nothing saved yet. Bookmark an article to keep it here.</Empty>
      )}
      {isEditable && !isEmpty && (
        <div className="saved-find">
          <SearchBox
            className="saved-search"
            label={`Search saved ${kind}`}
            value={search}
            onChange={setSearch}
          />
          {kind === 'articles' && <UnreadSwitch />}
        </div>
      )}
      {isEditable && kind === 'articles' && !isEmpty && search === '' && <GenerateFromSaved />}
      <ul className="side-cards" aria-label={labels[kind]}>
        <Pages list={search} waiting={<SkeletonItem />}>
          {(cursor, onMore) => <PageOfItems {...{ kind, search, cursor, onMore }} />}
        </Pages>
      </ul>
    </>
  )
}

interface PageProps {
  kind: Kind
  search: string
  cursor: string | undefined
  onMore: ((next: string) => void) | undefined
}

function PageOfItems({ kind, search, cursor, onMore }: PageProps) {
  const unread = useUnread()
  const isUnreadOnly = kind === 'articles' && unread.unreadAt !== undefined
  const asked = { search, ...(cursor && { cursor }), ...(isUnreadOnly && unread) }
  const { items, next, marks, meant } = useRead(listOf(kind), asked)
  return (
    <>
      {items.length === 0 && (search !== '' || isUnreadOnly) && (
        <li>
          <Empty quiet action={isUnreadOnly && <ShowAllButton />}>
            {isUnreadOnly ? 'Nothing unread' : 'Nothing saved'}
            {search === '' ? ' among what you saved' : ` matches “${search}”`}.
          </Empty>
        </li>
      )}
      {cursor === undefined && <Meant search={search} meant={meant} />}
      {items.map((item) => (
        <SavedCard key={item.id} kind={kind} item={item} marks={marks} />
      ))}
      {next && onMore && (
        <li className="saved-more">
          <Button size="s" onClick={() => onMore(next)}>
            Show more
          </Button>
        </li>
      )}
    </>
  )
}

function SkeletonItem() {
  return (
    <li>
      <SkeletonLines count={3} />
    </li>
  )
}

function listOf(kind: Kind) {
  return kind === 'articles' ? savedLists.listArticles : savedLists.listThreads
}
