import { usePage, usePageFact, usePageNow } from '#web/place/page.tsx'
import { newsFilters, periods, viewModes } from '#areas/feed/contract.ts'
import { pageWith } from '#areas/portal/web/lends/pages.ts'

/** The state that the feed keeps in its page: the search, and the choices of its toolbar. */
export function useFeedPage() {
  const { page, params, goTo } = usePage()
  const now = usePageNow()
  const articlePage = (id: number) => pageWith(page, params, { article: String(id) })
  const change = (changes: Record<string, string | null>) =>
    goTo(pageWith(page, now().params, changes), { replace: true })

  const filter = oneOf(newsFilters, params.get('filter'))
  const viewMode = oneOf(viewModes, params.get('view'))
  const time = oneOf(periods, params.get('time'))
  /** The page can be customized in the custom view alone. */
  const isCustomizing = viewMode === 'custom' && params.has('customize')

  const search = params.get('q') ?? ''
  const source = params.get('source')

  return {
    search,
    /** The id of the source, if the page lists one alone. */
    source,
    /** The view of the page: a search replaces it, and so does the list of one source. */
    shown: search ? ('search' as const) : source ? ('source' as const) : viewMode,
    /** The folder that a link leads to. */
    folder: params.get('folder'),
    articlePage,
    openArticle: (id: number) => goTo(articlePage(id)),
    closeArticle: () => goTo(pageWith(page, params, {}), { replace: true }),
    /** Searches the feed, from an open article too. */
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

/** The article that is open over the page. */
export function useOpenArticle(): number | null {
  return usePageFact(openArticle)
}

/** Says if any article is open over the page. */
export function useHasOpenArticle(): boolean {
  return usePageFact((page) => openArticle(page) !== null)
}

/** Says if an article is the open one, so that a link is rendered again only when this changes. */
export function useIsOpen(id: number): boolean {
  return usePageFact((page) => openArticle(page) === id)
}

const openArticle = ({ params }: { params: URLSearchParams }) => readId(params.get('article'))

/** The first value is the default. */
function oneOf<Value extends string>(values: readonly [Value, ...Value[]], text: string | null) {
  return values.find((value) => value === text) ?? values[0]
}

function readId(text: string | null): number | null {
  return text !== null && /^\d{1,15}$/.test(text) ? Number(text) : null
}
