import { useState } from 'react'
import { useRead } from '#web/asking/api.tsx'
import { Empty } from '#web/ui/blocks/Empty.tsx'
import { Meant } from '#web/ui/blocks/Meant.tsx'
import { PagedList } from '#web/ui/paging/PagedList.tsx'
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
  /** True if the items can be searched and used for a piece. */
  isEditable: boolean
}

/** Saved articles or conversations, the newest first. */
export function SavedItems({ kind, isEditable }: SavedItemsProps) {
  const [search, setSearch] = useState('')
  const unread = useUnread()
  const isUnreadOnly = kind === 'articles' && unread.unreadAt !== undefined
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
      <PagedList
        operation={listOf(kind)}
        input={{ search, ...(isUnreadOnly && unread) }}
        rowsOf={(page) => page.items}
        label={labels[kind]}
        className="side-cards"
        waiting={3}
        empty={
          search !== '' || isUnreadOnly ? <NothingFound {...{ search, isUnreadOnly }} /> : null
        }
        above={({ meant }) => <Meant search={search} meant={meant} />}
      >
        {(item, { marks }) => <SavedCard key={item.id} kind={kind} item={item} marks={marks} />}
      </PagedList>
    </>
  )
}

function NothingFound({ search, isUnreadOnly }: { search: string; isUnreadOnly: boolean }) {
  return (
    <li>
      <Empty quiet action={isUnreadOnly && <ShowAllButton />}>
        {isUnreadOnly ? 'Nothing unread' : 'Nothing saved'}
        {search === '' ? ' among what you saved' : ` matches “${search}”`}.
      </Empty>
    </li>
  )
}

function listOf(kind: Kind) {
  return kind === 'articles' ? savedLists.listArticles : savedLists.listThreads
}
