import { useState } from 'react'
import type { Api } from '#core/contract.ts'
import { useRead } from '#web/asking/api.tsx'
import { useWholePage } from '#web/place/page.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { Segmented } from '#web/ui/controls/Segmented.tsx'
import { count } from '#web/ui/count.ts'
import { useIsOnline } from '#web/ui/use-is-online.ts'
import { Empty } from '#web/ui/blocks/Empty.tsx'
import { Panel } from '#web/ui/blocks/Panel.tsx'
import type { GrowingList } from '#web/ui/newer/growing-list.ts'
import { pageWith } from '#areas/portal/web/lends/pages.ts'
import type { Article } from '#areas/articles/contract.ts'
import { GenerateButton } from '#areas/newsroom/web/lends/GenerateButton.tsx'
import { NewArticles, ofArticles } from '#areas/articles/web/lends/NewArticles.tsx'
import { ShowAllButton, UnreadSwitch } from '#areas/articles/web/lends/UnreadSwitch.tsx'
import { useUnread } from '#areas/portal/web/lends/use-unread.ts'
import { useFeedPage } from '#areas/articles/web/lends/use-feed-page.ts'
import type { Period } from '../../contract.ts'
import {
  MOST_RESULTS,
  searching,
  searchOrders,
  type SearchOrder,
} from '../../contracts/searching.ts'
import { FoldSwitch } from '../stories/FoldSwitch.tsx'
import { StoryFolds } from '../stories/StoryFolds.tsx'
import { useStoryFolds } from '../stories/use-story-folds.ts'
import { MarkReadMenu } from '../marking/MarkReadMenu.tsx'
import { ArticleItem } from '../folders/ArticleItem.tsx'
import { useHub } from '#areas/portal/web/lends/use-hub.ts'
import { ArticleList, ListSkeleton } from './ArticleList.tsx'
import { Marked } from '#web/ui/marks/Marked.tsx'

const PAGE = 30

type Within = Exclude<Period, 'year'> | 'all'
const times: readonly { value: Within; label: string; words: string }[] = [
  { value: 'all', label: 'All times', words: 'of all times' },
  { value: 'month', label: 'Month', words: 'of the last 30 days' },
  { value: 'week', label: 'Week', words: 'of the last 7 days' },
  { value: 'today', label: 'Today', words: 'of the last 24 hours' },
]
const orders = { best: 'Best match', newest: 'Newest' } satisfies Record<SearchOrder, string>

/** The matches of a search, of all times unless a period is chosen. */
export function SearchResults() {
  const { search, clearSearch } = useFeedPage()
  const { within, order, choose } = useChoices()
  const [pages, setPages] = useState({ search, count: 1 })
  const pageCount = pages.search === search ? pages.count : 1
  return (
    <Panel
      id="search-results"
      title="Search results"
      actions={
        <>
          <GenerateButton
            title={search}
            sourceModule="Search"
            subject={{ kind: 'search', text: search }}
          />
          <MarkReadMenu
            name="Search results"
            list={{ search, ...timeOf(within) }}
            shown={within === 'all' ? 'all times' : 'in this time'}
          />
          <Button size="s" onClick={clearSearch}>
            Clear search
          </Button>
        </>
      }
      skeleton={<ListSkeleton />}
    >
      <div className="list-choices">
        <Segmented
          label="Search in"
          options={times}
          value={within}
          onChange={(value) => choose({ within: value === 'all' ? null : value })}
        />
        <Segmented
          label="Order"
          options={searchOrders.map((value) => ({ value, label: orders[value] }))}
          value={order}
          onChange={(value) => choose({ order: value === 'best' ? null : value })}
        />
        <UnreadSwitch />
        <FoldSwitch />
      </div>
      <Results
        pageCount={pageCount}
        onMore={() => setPages({ search, count: pageCount + 1 })}
        onAllTimes={() => choose({ within: null })}
      />
    </Panel>
  )
}

interface ResultsProps {
  pageCount: number
  onMore: () => void
  onAllTimes: () => void
}

type Answer = Awaited<ReturnType<Api<typeof searching>['searchArticles']>>

const passagesByArticle = ({ passages = [] }: Answer) =>
  passages.map((one) => [one.article, one] as const)

const results: GrowingList<Answer> = {
  ...ofArticles,
  rows: ({ articles }) => articles,
  withRows: (shown, fresh, rows) => ({
    ...fresh,
    articles: rows as Article[],
    passages: [...new Map([shown, fresh].flatMap(passagesByArticle)).values()],
  }),
}

function Results({ pageCount, onMore, onAllTimes }: ResultsProps) {
  const { search } = useFeedPage()
  const { within, order, isExact, choose } = useChoices()
  const unread = useUnread()
  const isUnreadOnly = unread.unreadAt !== undefined
  const most = Math.min(pageCount * PAGE, MOST_RESULTS)
  const asked = {
    search,
    order,
    count: most,
    ...timeOf(within),
    ...useHub(),
    ...unread,
    ...(isExact && { isExact }),
  }
  const answer = useRead(searching.searchArticles, asked)
  const { articles, found, isCut, keptSearched, meant } = answer
  const { words } = times.find(({ value }) => value === within)!
  const what = isUnreadOnly ? 'unread article' : 'article'
  const all = isCut ? `At least ${count(found, what)}` : count(found, what)
  const hasMore = articles.length < found && most < MOST_RESULTS
  return (
    <>
      {meant !== undefined && (
        <p className="search-meant">
          <span>
            Showing results for <b dir="auto">{meant}</b>.
          </span>
          <Button size="s" onClick={() => choose({ exact: search })}>
            <span>
              Search for “<bdi>{search}</bdi>” instead
            </span>
          </Button>
        </p>
      )}
      <p className="list-head meta" role="status">
        <span>
          {found === 0 ? `No ${what}s` : all} {words} {found === 1 ? 'matches' : 'match'} “
          <b dir="auto">{meant ?? search}</b>”.{' '}
          {keptSearched === undefined ? (
            'Searched: headlines and texts of all your sources, archived articles too.'
          ) : (
            <SearchedKept count={keptSearched} />
          )}
        </span>
      </p>
      {found === 0 ? (
        <Empty
          quiet
          action={
            <>
              {isUnreadOnly && <ShowAllButton />}
              {within !== 'all' && <Button onClick={onAllTimes}>Search all times</Button>}
            </>
          }
        >
          {keptSearched === undefined
            ? 'Try fewer or other words.'
            : 'Your hub is searched as soon as it answers.'}
        </Empty>
      ) : (
        <>
          <NewArticles operation={searching.searchArticles} input={asked} list={results} />
          <ArticleList label="Search results">
            <StoryFolds>
              <Found {...answer} newFrom={(pageCount - 1) * PAGE} />
            </StoryFolds>
            {hasMore && (
              <li className="articles-rest">
                <Button onClick={onMore}>Show more</Button>
              </li>
            )}
          </ArticleList>
        </>
      )}
    </>
  )
}

/** Says that the server was not searched, but only the articles stored in this browser. */
function SearchedKept({ count: kept }: { count: number }) {
  const isOnline = useIsOnline()
  const { hub } = useHub()
  return (
    <>
      {isOnline ? 'The server does not answer' : 'There is no network'}. Searched:{' '}
      {kept === 1 ? 'the 1 article' : `the ${count(kept, 'article')}`} kept on this device
      {hub !== undefined && ', of all hubs'}.
    </>
  )
}

interface FoundProps {
  articles: readonly Article[]
  marks?: readonly string[] | undefined
  passages?: readonly { article: number; text: string }[] | undefined
  /** The index of the first article that "Show more" added; 0 if it added none. */
  newFrom: number
}

function Found({ articles, marks = [], passages = [], newFrom }: FoundProps) {
  const shown = useStoryFolds(0, articles)
  const marked = (text: string) => <Marked text={text} words={marks} />
  const passageOf = (id: number) => passages.find(({ article }) => article === id)?.text
  const brought = new Set(articles.slice(newFrom).map(({ id }) => id))
  // "Show more" disappears when it is pressed, so the first added article takes the focus.
  const focused = newFrom > 0 ? shown.find(({ article }) => brought.has(article.id)) : undefined
  return shown.map(({ article, folded }) => (
    <ArticleItem
      key={article.id}
      article={article}
      folded={folded}
      level={3}
      takesFocus={article === focused?.article}
      shown={marked}
      passage={<Passage text={passageOf(article.id)} words={marks} />}
    />
  ))
}

/** The passage of a report in which the search found the article. */
function Passage({ text, words }: { text: string | undefined; words: readonly string[] }) {
  if (text === undefined) return null
  return (
    <div className="found-passage" dir="auto">
      <span className="meta">In a report:</span> <Marked text={text} words={words} />
    </div>
  )
}

/** The choices for a search, which are kept in the address. */
function useChoices() {
  const { search } = useFeedPage()
  const { page, params, goTo } = useWholePage()
  const within = times.find(({ value }) => value === params.get('within'))?.value ?? 'all'
  const order = searchOrders.find((value) => value === params.get('order')) ?? 'best'
  // The choice applies to one search. Another search corrects typing errors again.
  const isExact = search !== '' && params.get('exact') === search
  const choose = (changes: Record<string, string | null>) =>
    goTo(pageWith(page, params, changes), { replace: true })
  return { within, order, isExact, choose }
}

function timeOf(within: Within): { time?: Period } {
  return within === 'all' ? {} : { time: within }
}
