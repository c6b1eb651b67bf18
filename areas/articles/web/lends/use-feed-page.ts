import { usePage } from '#web/place/page.tsx'
import { newsFilters, periods, viewModes } from '#areas/feed/contract.ts'
import { pageWith } from '#areas/portal/web/lends/pages.ts'

/** The state that the feed keeps in its page: the search, the open article, and the choices of its toolbar. */
export function useFeedPage() {
  const { page, params, goTo } = usePage()
  const articlePage = (id: number) => pageWith(page, params, { article: String(id), about: null })
  const change = (changes: Record<string, string | null>) =>
    goTo(pageWith(page, params, changes), { replace: true })

  const filter = oneOf(newsFilters, params.get('filter'))
  const viewMode = oneOf(viewModes, params.get('view'))
  const time = oneOf(periods, params.get('time'))
  /** Customizing is for the custom view alone. */
  const isCustomizing = viewMode === 'custom' && params.has('customize')

  const search = params.get('q') ?? ''
  const source = params.get('source')

  return {
    search,
    /** The id of the source whose articles alone are listed. */
    source,
    /** The view on the page: a search clears it, and so does the list of one source. */
    shown: search ? ('search' as const) : source ? ('source' as const) : viewMode,
    /** The folder that a link leads to. */
    folder: params.get('folder'),
    openArticleId: readId(params.get('article')),
    articlePage,
    openArticle: (id: number) => goTo(articlePage(id)),
    closeArticle: () => change({ article: null, about: null }),
    /** Looks for it in the feed, which an open article stands before. */
    searchFor: (text: string) =>
      goTo(pageWith(page, params, { q: text, article: null, about: null })),
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

/** The first one is what a page without the word means. */
function oneOf<Value extends string>(values: readonly [Value, ...Value[]], text: string | null) {
  return values.find((value) => value === text) ?? values[0]
}

function readId(text: string | null): number | null {
  return text !== null && /^\d{1,15}$/.test(text) ? Number(text) : null
}
