import './Bookmarks.css'
import { Suspense, useState } from 'react'
import { useRead } from '#web/asking/api.tsx'
import { Empty } from '#web/ui/blocks/Empty.tsx'
import { Meant } from '#web/ui/blocks/Meant.tsx'
import { PagedList } from '#web/ui/paging/PagedList.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { SearchBox } from '#web/ui/controls/SearchBox.tsx'
import { Segmented } from '#web/ui/controls/Segmented.tsx'
import { TagSelect } from '#web/ui/controls/TagSelect.tsx'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { bookmarks, type bookmarkFilters } from '../../contracts/bookmarks.ts'
import { savedLists } from '../../contracts/lists.ts'
import { AddBookmark } from './AddBookmark.tsx'
import { BookmarkCard } from './BookmarkCard.tsx'

const PortDialog = lazyPart(async () => (await import('./PortDialog.tsx')).PortDialog)

type Filter = (typeof bookmarkFilters)[number]

const filters = [
  { value: 'unread', label: 'Unread' },
  { value: 'all', label: 'All' },
  { value: 'archived', label: 'Archived' },
] as const

interface Narrowed {
  filter: Filter
  tag: string
  search: string
}

/** The pages that a reader saved, with controls to add, search, import and export them. */
export function Bookmarks() {
  const { bookmarks: count } = useRead(savedLists.countSaved, {})
  const [narrowed, setNarrowed] = useState<Narrowed>({ filter: 'unread', tag: '', search: '' })
  const [wasPortOpen, setPortOpened] = useState(false)
  const [isPortOpen, setPortOpen] = useState(false)
  const { filter, tag, search } = narrowed
  const change = (changes: Partial<Narrowed>) => setNarrowed({ ...narrowed, ...changes })

  function handlePort() {
    setPortOpened(true)
    setPortOpen(true)
  }

  return (
    <>
      <AddBookmark />
      <div className="saved-tools">
        <Button size="s" aria-haspopup="dialog" onClick={handlePort}>
          Import, export, bookmarklet
        </Button>
      </div>
      {wasPortOpen && (
        <Suspense fallback={null}>
          <PortDialog open={isPortOpen} onClose={() => setPortOpen(false)} />
        </Suspense>
      )}
      {count === 0 ? (
        <Empty quiet>
          No bookmarks yet. Enter the address of any page to keep its text and pictures here.
        </Empty>
      ) : (
        <>
          <SearchBox
            className="saved-search"
            label="Search bookmarks"
            value={search}
            onChange={(search) => change({ search })}
          />
          <div className="saved-narrow">
            <Segmented
              label="Show"
              options={filters}
              value={filter}
              onChange={(filter) => change({ filter })}
            />
            <OwnTags tag={tag} onChange={(tag) => change({ tag })} />
          </div>
          <BookmarkList {...narrowed} />
        </>
      )}
    </>
  )
}

function OwnTags({ tag, onChange }: { tag: string; onChange: (tag: string) => void }) {
  const tags = useRead(bookmarks.listTags, {})
  const counted = tags.map((one) => ({ tag: one.tag, count: one.bookmarks }))
  return <TagSelect tags={counted} value={tag} onChange={onChange} />
}

function BookmarkList(narrowed: Narrowed) {
  const { filter, tag, search } = narrowed
  return (
    <PagedList
      operation={bookmarks.listBookmarks}
      input={{ filter, search, ...(tag !== '' && { tag }) }}
      rowsOf={(page) => page.bookmarks}
      label="Bookmarks"
      className="side-cards"
      waiting={3}
      empty={emptyWords(narrowed)}
      above={({ meant }) => <Meant search={search} meant={meant} />}
    >
      {(bookmark, { marks }) => (
        <BookmarkCard key={bookmark.id} bookmark={bookmark} marks={marks} />
      )}
    </PagedList>
  )
}

function emptyWords({ filter, tag, search }: Narrowed): string {
  if (search !== '') return `No bookmark matches “${search}”.`
  if (tag !== '') return `No bookmark here has the tag “${tag}”.`
  if (filter === 'unread') return 'You have read all of your bookmarks. Choose All to see them.'
  return filter === 'archived' ? 'Nothing is archived.' : 'All of your bookmarks are archived.'
}
