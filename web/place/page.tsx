import {
  createContext,
  useContext,
  useMemo,
  useSyncExternalStore,
  type ComponentProps,
  type MouseEvent,
} from 'react'
import { isSamePage, pageBelow } from './page-below.ts'
import { Store, useStored } from './store.ts'

/** The keeper of the current page: the address bar, or memory. */
export interface PageKeeper {
  /** The part of an address before every page, such as "/demo". */
  base: string
  /** The base in stored addresses, which do not depend on the site's path: "/demo", or nothing. */
  recordBase: string
  /** The address of the home page, which is outside of this program. */
  home: string
  /** True if a bare name, such as "build-software", and its path are two different pages. */
  takesBareNames: boolean
  /** Path and search of the current page, with the base. */
  address: Store<string>
  go(address: string, options?: { replace?: boolean }): void
  /** An address of a page for other people; null if pages have none. */
  linkTo(address: string): string | null
}

interface CurrentPage {
  /** Path without the base and without what is open on it, such as "/news-hub/feed". */
  page: string
  /** The open place on the page; `useRoute` reads it. */
  place: string
  /** Parameters behind the "?" of the page. */
  params: URLSearchParams
  /** Goes to a page, or to a place on this page ("./projects/tide", "." for the page itself). */
  goTo: (page: string, options?: { replace?: boolean }) => void
  /** The address of a page or of a place on this page, for an `<a href>`. */
  addressOf: (page: string) => string
  /** The address of the home page. */
  home: string
  /** The address of a file that is not a page; its path begins with a slash. */
  fileAt: (path: string) => string
  /** The address of a page in records, which is the same wherever the site stands. */
  recordOf: (page: string) => string
  /** The address of a page for somebody else; null if pages have none. */
  linkTo: (page: string) => string | null
  /** The page at an address from a record. */
  pageAt: (address: string) => string
}

/** The current page, and the same one without the things open over it, which changes less often. */
class Pages extends Store<CurrentPage | null> {
  below = new Store(this.first && pageBelow(this.first))
  now = (): CurrentPage => kept(this.get())

  turn(next: CurrentPage): void {
    const isOther = !isSamePage(next, this.get()!)
    this.set(next)
    if (isOther) this.below.set(pageBelow(next))
  }
}

export const PageContext = createContext(new Pages(null))

/**
 * The current page without things open over it, so that the list behind an article is not drawn again with each
 * article. A link to another state of the page that keeps the article open uses `useWholePage`.
 */
export function usePage(): CurrentPage {
  return kept(useStored(useContext(PageContext).below))
}

/** The current page with what is open over it. */
export function useWholePage(): CurrentPage {
  return kept(useStored(useContext(PageContext)))
}

/** One primitive fact about the page: the component is only rendered again when that changes. */
export function usePageFact<Fact>(read: (page: CurrentPage) => Fact): Fact {
  const { add, now, first } = useContext(PageContext)
  return useSyncExternalStore(
    add,
    () => read(now()),
    () => read(kept(first)),
  )
}

/** Returns a function that handlers call to read the page with the things open over it. */
export function usePageNow(): () => CurrentPage {
  return useContext(PageContext).now
}

function kept(page: CurrentPage | null): CurrentPage {
  if (!page) throw new Error('No page is kept: wrap the screen in PageProvider')
  return page
}

interface Split {
  page: string
  place: string
  screen?: string | undefined
}

interface PageProviderProps {
  keeper: PageKeeper
  /** Separates a page from the place that is open on it; without it, the whole path is the page. */
  split?: (path: string) => Split
  children: React.ReactNode
}

const whole = (path: string): Split => ({ page: path, place: '' })

export function PageProvider({ keeper, split = whole, children }: PageProviderProps) {
  const pages = useMemo(() => {
    const read = () => currentPage(keeper, split)
    const pages = new Pages(read())
    keeper.address.add(() => pages.turn(read()))
    return pages
  }, [keeper, split])
  return <PageContext value={pages}>{children}</PageContext>
}

function currentPage(keeper: PageKeeper, split: typeof whole): CurrentPage {
  const [path = '', search = ''] = keeper.address.get().split('?')
  const { page, place, screen } = split(withoutBase(keeper.base, path))
  const onPage = (to: string) => (to.startsWith('.') ? page.replace(/\/$/, '') + to.slice(1) : to)
  const addressOf = (to: string) => keeper.base + rooted(onPage(to))
  return {
    page,
    place,
    home: keeper.home,
    params: new URLSearchParams(search),
    addressOf,
    linkTo: (to) => keeper.linkTo(addressOf(to)),
    fileAt: (path) => keeper.home.replace(/\/$/, '') + path,
    recordOf: (at) => keeper.recordBase + rooted(at),
    pageAt: (at) => withoutBase(keeper.recordBase, at),
    goTo(to, options) {
      const path = onPage(to)
      const isBareName = keeper.takesBareNames && !path.startsWith('/')
      keeper.go(isBareName ? path : addressOf(path), options)
      // A place on a page may be a separate screen, which is shown from its top.
      const [next = ''] = path.split('?')
      if (path === to ? next !== page : split(next).screen !== screen) window.scrollTo(0, 0)
    },
  }
}

/** Puts a slash before a page's name, which makes it a path. */
function rooted(page: string): string {
  return page.startsWith('/') ? page : `/${page}`
}

function withoutBase(base: string, path: string): string {
  const isBelow = path === base || path.startsWith(`${base}/`)
  return (isBelow ? path.slice(base.length) : path) || '/'
}

interface PageLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  page: string
  /** True to replace the current page in the history. */
  replace?: boolean
}

/**
 * A link to a page; with Ctrl, Cmd or the middle button it opens in a new tab, as any link does.
 */
export function PageLink({ page, replace = false, onClick, children, ...link }: PageLinkProps) {
  const { addressOf, goTo } = usePage()

  function handleClick(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event)
    const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey
    if (event.defaultPrevented || event.altKey || !isPlain) return
    event.preventDefault()
    goTo(page, { replace })
  }

  return (
    <a {...link} href={addressOf(page)} onClick={handleClick}>
      {children}
    </a>
  )
}
