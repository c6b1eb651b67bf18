import { useState } from 'react'
import { useRead } from '#web/asking/api.tsx'
import { firstPage, NewArticles } from '#areas/articles/web/lends/NewArticles.tsx'
import { AskAbout } from '#areas/assistant/web/lends/AskAbout.tsx'
import { ChainedPages, type PlaceInChain } from '#web/ui/paging/ChainedPages.tsx'
import { feed, type Folder, type Period } from '../../contract.ts'
import { ArticleItem } from './ArticleItem.tsx'
import { ArticlesSkeleton } from '#web/ui/skeletons/ListSkeletons.tsx'
import { NothingCame } from '../NothingCame.tsx'
import { MoreArticles } from '../stories/MoreArticles.tsx'
import { StoryFolds } from '../stories/StoryFolds.tsx'
import { useStoryFolds } from '../stories/use-story-folds.ts'
import { useChosen } from '../use-chosen.ts'

export type FolderView = 'magazine' | 'card'

interface FolderArticlesProps {
  folder: Folder
  period: Period
  search: string
  view: FolderView
  onPeriod: (period: Period) => void
}

/** A folder's articles, newest first, in a scrollable list. */
export function FolderArticles({ view, ...asked }: FolderArticlesProps) {
  const { time: _, ...chosen } = useChosen()
  const { folder, period, search } = asked
  return (
    <>
      <NewArticles
        operation={feed.listFolderArticles}
        input={{ ...chosen, folder: folder.id, period, search, before: undefined }}
        list={firstPage}
      />
      <ul className="articles" data-view={view} aria-label={`Articles in ${asked.folder.name}`}>
        <StoryFolds>
          <ChainedPages waiting={<ArticlesSkeleton />}>
            {(place) => <Articles {...asked} {...place} />}
          </ChainedPages>
        </StoryFolds>
      </ul>
    </>
  )
}

/** A button to ask about an open folder, next to its controls. */
export function AskAboutFolder({ folder: { id, name } }: { folder: Folder }) {
  return <AskAbout about={{ kind: 'folder', label: name, scope: { folder: id } }} />
}

type ArticlesProps = Omit<FolderArticlesProps, 'view'> & PlaceInChain

function Articles({ folder, period, search, start, depth, rest, onPeriod }: ArticlesProps) {
  const { time: _, ...chosen } = useChosen()
  const asked = { ...chosen, folder: folder.id, period, search, before: start }
  const { articles, next } = useRead(feed.listFolderArticles, asked)
  const shown = useStoryFolds(depth, articles)
  // "Show more" disappears when it is pressed, so the first added article takes the focus.
  const [focusedId] = useState(start === undefined ? null : shown[0]?.article.id)

  if (articles.length === 0 && start === undefined) {
    return (
      <li className="articles-rest">
        <NothingCame period={period} onPeriod={onPeriod} />
      </li>
    )
  }
  return (
    <>
      {shown.map(({ article, folded }) => (
        <ArticleItem
          key={article.id}
          article={article}
          folded={folded}
          takesFocus={article.id === focusedId}
        />
      ))}
      {rest(next, (onMore) => (
        <MoreArticles takesFocus={start !== undefined && shown.length === 0} onMore={onMore} />
      ))}
    </>
  )
}
