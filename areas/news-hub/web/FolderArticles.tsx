import { Suspense, useState } from 'react'
import { useRead } from '#web/api.tsx'
import { Button } from '#web/ui/Button.tsx'
import { Empty } from '#web/ui/Empty.tsx'
import { Trouble } from '#web/ui/Trouble.tsx'
import { newsHub, type Folder, type Period } from '../contract.ts'
import { ArticleItem } from './ArticleItem.tsx'
import { ArticlesSkeleton } from './FrontSkeleton.tsx'
import { longerPeriod } from './periods.ts'

export type FolderView = 'magazine' | 'card'

interface FolderArticlesProps {
  folder: Folder
  period: Period
  search: string
  view: FolderView
  onPeriod: (period: Period) => void
}

/** A folder's articles, newest first, in a list that scrolls by itself. */
export function FolderArticles({ view, ...asked }: FolderArticlesProps) {
  // Where each page continues; the first begins at the newest.
  const [starts, setStarts] = useState<(string | undefined)[]>([undefined])
  return (
    // Its articles can be reached by key; the list itself, too, where it is empty or a page long.
    <ul className="articles" data-view={view} aria-label={`Articles in ${asked.folder.name}`}>
      {starts.map((start, index) => (
        <Trouble key={start ?? 'newest'}>
          <Suspense fallback={<ArticlesSkeleton />}>
            <Page
              {...asked}
              start={start}
              isLast={index === starts.length - 1}
              onMore={(next) => setStarts([...starts, next])}
            />
          </Suspense>
        </Trouble>
      ))}
    </ul>
  )
}

interface PageProps extends Omit<FolderArticlesProps, 'view'> {
  start: string | undefined
  isLast: boolean
  onMore: (next: string) => void
}

function Page({ folder, period, search, start, isLast, onMore, onPeriod }: PageProps) {
  const { articles, next } = useRead(newsHub.listFolderArticles, {
    folder: folder.id,
    period,
    search,
    before: start,
  })
  const longer = longerPeriod(period)
  if (articles.length === 0 && start === undefined) {
    return (
      <li className="articles-rest">
        <Empty
          quiet
          action={longer && <Button onClick={() => onPeriod(longer)}>Show the {longer}</Button>}
        >
          {period === 'today' ? 'Nothing came in today.' : `Nothing came in this ${period}.`}
        </Empty>
      </li>
    )
  }
  return (
    <>
      {articles.map((article) => (
        <ArticleItem key={article.id} article={article} />
      ))}
      {isLast && next !== null && (
        <li className="articles-rest">
          <Button onClick={() => onMore(next)}>Show more</Button>
        </li>
      )}
    </>
  )
}
