import './HubToolbar.css'
import { Suspense, useEffect, useRef, useState } from 'react'
import { useRead } from '#web/api.tsx'
import { PageLink, usePage } from '#web/page.tsx'
import { IconButton } from '#web/ui/IconButton.tsx'
import { Search, X } from '#web/ui/icons.ts'
import { SearchBox } from '#web/ui/SearchBox.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { Trouble } from '#web/ui/Trouble.tsx'
import { newsHub } from '../contract.ts'
import { addFeedPage, feedPage, isFeedPage, pageWith } from './pages.ts'
import { useShortcut } from './use-shortcut.ts'

const tabs = [
  { name: 'Feed', page: feedPage, isShown: isFeedPage },
  { name: 'Add Feed', page: addFeedPage, isShown: (page: string) => page === addFeedPage },
]

/** A search goes out when the typing rests for this long. */
const SEARCH_AFTER_MS = 200

/** The hub's name, its pages and its search: what stands in the top bar on every page of the hub. */
export function HubToolbar() {
  const [isSearching, setSearching] = useState(false)
  return (
    <div className="hub-toolbar" data-searching={isSearching || undefined}>
      <span className="hub-name">
        <Trouble silent>
          <Suspense fallback={<Skeleton shape="title" />}>
            <HubName />
          </Suspense>
        </Trouble>
      </span>
      <HubTabs />
      <SearchArticles isOpen={isSearching} onClose={() => setSearching(false)} />
      <IconButton
        className="hub-search-toggle"
        label={isSearching ? 'Close search' : 'Open search'}
        icon={isSearching ? <X /> : <Search />}
        aria-expanded={isSearching}
        onClick={() => setSearching(!isSearching)}
      />
    </div>
  )
}

function HubName() {
  return useRead(newsHub.getHub, {}).name
}

function HubTabs() {
  const { page } = usePage()
  return (
    <nav className="hub-tabs" aria-label="Hub pages">
      {tabs.map((tab) => (
        <PageLink
          key={tab.page}
          page={tab.page}
          aria-current={tab.isShown(page) ? 'page' : undefined}
        >
          {tab.name}
        </PageLink>
      ))}
    </nav>
  )
}

interface SearchProps {
  /** On a phone it takes the place of the hub's name, when it is asked for. */
  isOpen: boolean
  onClose: () => void
}

/** What is typed here goes into the feed's page, from whichever page of the hub it was typed on. */
function SearchArticles({ isOpen, onClose }: SearchProps) {
  const { page, params, goTo } = usePage()
  const isOnFeed = isFeedPage(page)
  const kept = (isOnFeed && params.get('q')) || ''
  const [text, setText] = useState(kept)
  const [followed, setFollowed] = useState(kept)
  const input = useRef<HTMLInputElement>(null)

  // The page may also change from elsewhere: by going back, or by "Clear search".
  if (kept !== followed) {
    setFollowed(kept)
    setText(kept)
  }

  const wanted = text.trim() === '' ? '' : text
  useEffect(() => {
    if (wanted === kept) return
    const search = () =>
      isOnFeed
        ? goTo(pageWith(page, params, { q: wanted }), { replace: true })
        : goTo(pageWith(feedPage, new URLSearchParams(), { q: wanted }))
    const timer = setTimeout(search, SEARCH_AFTER_MS)
    return () => clearTimeout(timer)
  }, [wanted, kept, isOnFeed, page, params, goTo])

  useEffect(() => {
    if (isOpen) input.current?.focus()
  }, [isOpen])
  useShortcut({ '/': () => input.current?.focus() })

  return (
    <div className="hub-search" role="search">
      <SearchBox
        ref={input}
        label="Search articles"
        value={text}
        onChange={setText}
        onKeyDown={(event) => event.key === 'Escape' && onClose()}
      />
    </div>
  )
}
