import './HubToolbar.css'
import { Suspense, useEffect, useRef, useState, type ReactNode } from 'react'
import { usePage, usePageNow } from '#web/place/page.tsx'
import { IconButton } from '#web/ui/controls/IconButton.tsx'
import { Search, X } from '#web/ui/icons.ts'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { SearchBox } from '#web/ui/controls/SearchBox.tsx'
import { Skeleton } from '#web/ui/blocks/Skeleton.tsx'
import { Trouble } from '#web/ui/blocks/Trouble.tsx'
import { isFeedPage } from '#areas/hubs/web/lends/feed-page.ts'
import { useAriaKey } from '../keys/use-aria-key.ts'
import { FeedControls, WaitingControls } from './FeedControls.tsx'
import { HubHead } from '#areas/hubs/web/lends/HubHead.tsx'
import { HubTabs } from '#areas/hubs/web/lends/HubTabs.tsx'
import { feedPage, pageWith } from '#areas/portal/web/lends/pages.ts'
import { useKept } from '#web/asking/use-kept.ts'

// Help for searches that have operators is loaded on demand.
const SearchHelp = lazyPart(async () => (await import('./late-parts.ts')).SearchHelp)

/** The pause in typing after which a search starts. */
const SEARCH_AFTER_MS = 200

/** The hub's name, its pages and its search; on the feed, also a second row with its views. */
export function HubToolbar() {
  const { page } = usePage()
  const [isSearching, setSearching] = useState(false)
  return (
    <>
      <div className="hub-toolbar" data-searching={isSearching || undefined}>
        <Waiting fallback={<Skeleton shape="title" />}>
          <HubHead />
        </Waiting>
        <Waiting fallback={null}>
          <HubTabs />
        </Waiting>
        <SearchArticles isOpen={isSearching} onClose={() => setSearching(false)} />
        <IconButton
          className="hub-search-toggle"
          label={isSearching ? 'Close search' : 'Open search'}
          icon={isSearching ? <X /> : <Search />}
          aria-expanded={isSearching}
          onClick={() => setSearching(!isSearching)}
        />
      </div>
      {isFeedPage(page) && (
        <Waiting fallback={<WaitingControls />}>
          <FeedControls />
        </Waiting>
      )}
    </>
  )
}

function Waiting({ fallback, children }: { fallback: ReactNode; children: ReactNode }) {
  return (
    <Trouble silent>
      <Suspense fallback={fallback}>{children}</Suspense>
    </Trouble>
  )
}

interface SearchProps {
  /** True if the search field replaces the hub's name on a phone. */
  isOpen: boolean
  onClose: () => void
}

/** A search field that shows its results in the feed, from any page of the hub. */
function SearchArticles({ isOpen, onClose }: SearchProps) {
  const { page, params, goTo } = usePage()
  const now = usePageNow()
  const isOnFeed = isFeedPage(page)
  const kept = (isOnFeed && params.get('q')) || ''
  const [text, setText] = useState(kept)
  const [followed, setFollowed] = useState(kept)
  const input = useRef<HTMLInputElement>(null)

  // The search may change outside of the field, by going back or by "Clear search".
  if (kept !== followed) {
    setFollowed(kept)
    setText(kept)
  }

  const wanted = text.trim() === '' ? '' : text
  useEffect(() => {
    if (wanted === kept) return
    const search = () =>
      isOnFeed
        ? goTo(pageWith(page, now().params, { q: wanted }), { replace: true })
        : goTo(pageWith(feedPage, new URLSearchParams(), { q: wanted }))
    const timer = setTimeout(search, SEARCH_AFTER_MS)
    return () => clearTimeout(timer)
  }, [wanted, kept, isOnFeed, page, now, goTo])

  useEffect(() => {
    if (isOpen) input.current?.focus()
  }, [isOpen])

  return (
    <div className="hub-search" role="search" data-keeps-focus>
      <SearchBox
        ref={input}
        label="Search articles"
        aria-keyshortcuts={useAriaKey('search', '/')}
        value={text}
        onChange={setText}
        onKeyDown={(event) => event.key === 'Escape' && onClose()}
      />
      {useKept('topics/articles') && (
        <Waiting fallback={null}>
          <SearchHelp />
        </Waiting>
      )}
    </div>
  )
}
