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

/** The keeper of the current page, either in the address bar or in memory. */
export interface PageKeeper {
  /** The part of an address before every page, such as "/demo". */
  base: string
  /**
   * The base of addresses in stored data, which do not depend on the site's path: "/demo", or
   * empty.
   */
  recordBase: string
  /** The address of the home page, which is outside of this program. */
  home: string
  /** True if a bare name, such as "build-software", and its path are two different pages. */
  takesBareNames: boolean
  /** The path and search of the current page, including the base. */
  address: Store<string>
  go(address: string, options?: { replace?: boolean }): void
  /** The address of a page for other people; null if they cannot open it. */
  linkTo(address: string): string | null
}

interface CurrentPage {
  /**
   * The path of the page, such as "/news-hub/feed", without the base and without the place that is
   * open on it.
   */
  page: string
  /** The path of the place that is open on the page, which `useRoute` reads. */
  place: string
  /** The parameters after the "?" of the address. */
  params: URLSearchParams
  /** Goes to a page, or to a place on this page ("./projects/tide", "." for the page itself). */
  goTo: (page: string, options?: { replace?: boolean }) => void
  /** The address of a page or of a place on this page, for an `<a href>`. */
  addressOf: (page: string) => string
  /** The address of the home page. */
  home: string
  /** The address of a file that is not a page; its path begins with a slash. */
  fileAt: (path: string) => string
  /** The address of a page for stored data, which is the same wherever the site is. */
  recordOf: (page: string) => string
  /** The address of a page for other people; null if they cannot open it. */
  linkTo: (page: string) => string | null
  /** The page of an address from stored data. */
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
 * The current page without things open over it, so that the list behind an article is not drawn
 * again for each article. A link to another state of the page that keeps the article open has to
 * use `useWholePage`.
 */
export function usePage(): CurrentPage {
  return kept(useStored(useContext(PageContext).below))
}

/** The current page, including things open over it. */
export function useWholePage(): CurrentPage {
  return kept(useStored(useContext(PageContext)))
}

/**
 * A primitive value that is read from the page. The component is rendered again only if this value
 * changes.
 */
export function usePageFact<Fact>(read: (page: CurrentPage) => Fact): Fact {
  const { add, now, first } = useContext(PageContext)
  return useSyncExternalStore(
    add,
    () => read(now()),
    () => read(kept(first)),
  )
}

/** Returns a function by which handlers read the page, including things open over it. */
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
  /**
   * Splits a path into the page and the place that is open on it; if absent, the whole path is the
   * page.
   */
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
      // A place on a page may be a screen of its own, which is shown from its top.
      const [next = ''] = path.split('?')
      if (path === to ? next !== page : split(next).screen !== screen) window.scrollTo(0, 0)
    },
  }
}

/** Makes a path of a page's name, by a slash before it. */
function rooted(page: string): string {
  return page.startsWith('/') ? page : `/${page}`
}

function withoutBase(base: string, path: string): string {
  const isBelow = path === base || path.startsWith(`${base}/`)
  return (isBelow ? path.slice(base.length) : path) || '/'
}

interface PageLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  page: string
  /** True if the page replaces the current one in the history. */
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
