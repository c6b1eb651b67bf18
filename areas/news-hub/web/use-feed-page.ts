import { usePage } from '#web/page.tsx'
import { pageWith } from './pages.ts'

/** What the feed keeps in its page: the search, and the article that is open. */
export function useFeedPage() {
  const { page, params, goTo } = usePage()
  const articlePage = (id: number) => pageWith(page, params, { article: String(id) })
  return {
    search: params.get('q') ?? '',
    openArticleId: readId(params.get('article')),
    articlePage,
    openArticle: (id: number) => goTo(articlePage(id)),
    closeArticle: () => goTo(pageWith(page, params, { article: null }), { replace: true }),
    clearSearch: () => goTo(pageWith(page, params, { q: null }), { replace: true }),
  }
}

function readId(text: string | null): number | null {
  return text !== null && /^\d{1,15}$/.test(text) ? Number(text) : null
}
