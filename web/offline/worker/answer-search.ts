import type { Article, ArticlePage } from '#areas/articles/contract.ts'
import type { Period } from '#areas/feed/contract.ts'
import type { KeptArticle } from '#areas/offline/contract.ts'
import { Problem } from '#core/problem.ts'
import type { WireProblem } from '#core/wire.ts'
import { askHub, notKept } from './answers.ts'
import { AS_OF, json, keptAt } from './kept-response.ts'
import { articleOf, keptMatcher, type KeptMarks } from './match-kept.ts'
import { predict } from './predict.ts'
import { readerCache } from './reader.ts'
import { here, within } from './scope.ts'
import { store } from './store.ts'

/** The path of the search through all articles. */
export const SEARCH = 'searching/searchArticles'

/** The longest wait for the server; on a busy one, a search takes longer than a list. */
const SEARCH_WAIT_MS = 10_000
const LIST = here('/api/offline/listArticles')
/** The number of stored pages that are searched at once; each takes a fraction of a millisecond. */
const PAGES_AT_ONCE = 25
const PAGE = here('/api/articles/getArticle?id=')
const UNMARKED: KeptMarks = { isRead: false, isSaved: false }

/** Asks the server; if it cannot be reached, searches the articles that are stored completely. */
export async function answerSearch(request: Request): Promise<Response> {
  try {
    return await within(SEARCH_WAIT_MS, askHub(request, null))
  } catch {
    const cache = await readerCache()
    return cache ? searchKept(cache, new URL(request.url).searchParams) : notKept()
  }
}

interface Match {
  article: Article
  rank: number
}

async function searchKept(cache: Cache, asked: URLSearchParams): Promise<Response> {
  let match: ReturnType<typeof keptMatcher>
  try {
    const time = (asked.get('time') ?? undefined) as Period | undefined
    match = keptMatcher({ search: asked.get('search') ?? '', time, now: new Date() })
  } catch (error) {
    if (error instanceof Problem) return refused(error)
    throw error
  }
  const writes = await (await store()).getAll('writes')
  const list = await cache.match(LIST)
  const asOf = (list && keptAt(list)) ?? new Date().toISOString()
  const listed: unknown = (await list?.json()) ?? []
  const marked = predict('', asked, listed, writes) as KeptArticle[]
  const marks = new Map<number, KeptMarks>(marked.map((each) => [each.id, each]))
  const matches: Match[] = []
  const seen = new Set<number>()
  const look = ({ address, page }: { address: string; page: ArticlePage }) => {
    if (seen.has(page.id)) return
    seen.add(page.id)
    const ofPage = marks.get(page.id) ?? { ...UNMARKED, isRead: page.isRead }
    const rank = match(page, ofPage)
    // The id under which the article is stored, so that it can be opened; the page of a merged
    // article has the id of another one.
    const id = Number(address.slice(PAGE.length))
    if (rank !== null) matches.push({ article: { ...articleOf(page, ofPage), id }, rank })
  }
  const addresses = (await cache.keys())
    .map(({ url }) => url.slice(new URL(url).origin.length))
    .filter((address) => address.startsWith(PAGE))
  // Pages are searched a few at a time, so that other requests are answered in between.
  for (let from = 0; from < addresses.length; from += PAGES_AT_ONCE) {
    const some = addresses.slice(from, from + PAGES_AT_ONCE)
    const pages = await Promise.all(
      some.map(async (address) => {
        const page = (await (await cache.match(address))?.json()) as ArticlePage | undefined
        return page && { address, page }
      }),
    )
    for (const known of pages) if (known) look(known)
  }

  const byTime = (a: Match, b: Match) =>
    b.article.publishedTime.localeCompare(a.article.publishedTime)
  const byRank = asked.get('order') === 'newest' ? byTime : (a: Match, b: Match) => b.rank - a.rank
  const found = matches.toSorted(byRank).map(({ article }) => article)
  const articles = predict(SEARCH, asked, found, writes) as Article[]
  const answer = {
    articles: articles.slice(0, Number(asked.get('count'))),
    found: articles.length,
    isCut: false,
    keptSearched: seen.size,
  }
  // The answer is marked as old, so that the page asks again as soon as the server answers.
  return json(answer, { headers: { [AS_OF]: asOf } })
}

function refused({ kind, message }: Problem): Response {
  const problem: WireProblem = { status: 400, title: 'Bad Request', kind, detail: message }
  return json(problem, { status: 400, headers: { 'content-type': 'application/problem+json' } })
}
