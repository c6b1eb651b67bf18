import { usePage, usePageFact, usePageNow } from '#web/place/page.tsx'
import { newsFilters, periods, viewModes } from '#areas/feed/contract.ts'
import { pageWith } from '#areas/portal/web/lends/pages.ts'

/** The state of the feed in the page's address: the search, and the choices of its toolbar. */
export function useFeedPage() {
  const { page, params, goTo } = usePage()
  const now = usePageNow()
  const articlePage = (id: number) => pageWith(page, params, { article: String(id) })
  const change = (changes: Record<string, string | null>) =>
    goTo(pageWith(page, now().params, changes), { replace: true })

  const filter = oneOf(newsFilters, params.get('filter'))
  const viewMode = oneOf(viewModes, params.get('view'))
  const time = oneOf(periods, params.get('time'))
  /** Only the custom view can be customized. */
  const isCustomizing = viewMode === 'custom' && params.has('customize')

  const search = params.get('q') ?? ''
  const source = params.get('source')

  return {
    search,
    /** The id of the source, if the page lists only one; otherwise null. */
    source,
    /** The view that is shown. A search or the list of one source replaces the chosen view. */
    shown: search ? ('search' as const) : source ? ('source' as const) : viewMode,
    /** The folder that a link leads to. */
    folder: params.get('folder'),
    articlePage,
    openArticle: (id: number) => goTo(articlePage(id)),
    closeArticle: () => goTo(pageWith(page, params, {}), { replace: true }),
    /** Searches the feed. It also works from an open article. */
    searchFor: (text: string) => goTo(pageWith(page, params, { q: text })),
    clearSearch: () => change({ q: null }),

    filter,
    viewMode,
    time,
    isCustomizing,
    chooseFilter: (value: string) => change({ filter: value }),
    chooseViewMode: (value: string) => change({ view: value, customize: null }),
    chooseTime: (value: string) => change({ time: value }),
    toggleCustomizing: () => change({ customize: isCustomizing ? null : 'on' }),
  }
}

/** The id of the open article; null if none is open. */
export function useOpenArticle(): number | null {
  return usePageFact(openArticle)
}

/** Says if an article is open. */
export function useHasOpenArticle(): boolean {
  return usePageFact((page) => openArticle(page) !== null)
}

/** Says if an article is the open one. A link is rendered again only if this changes. */
export function useIsOpen(id: number): boolean {
  return usePageFact((page) => openArticle(page) === id)
}

const openArticle = ({ params }: { params: URLSearchParams }) => readId(params.get('article'))

/** Finds a valid value; the first one is the default. */
function oneOf<Value extends string>(values: readonly [Value, ...Value[]], text: string | null) {
  return values.find((value) => value === text) ?? values[0]
}

function readId(text: string | null): number | null {
  return text !== null && /^\d{1,15}$/.test(text) ? Number(text) : null
}
