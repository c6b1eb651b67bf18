import './YourFeed.css'
import { useRead } from '#web/asking/api.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { count } from '#web/ui/count.ts'
import { Empty } from '#web/ui/blocks/Empty.tsx'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { keepOrder } from '#web/ui/newer/hold-back.ts'
import { useHold } from '#web/ui/newer/use-hold.ts'
import { Panel } from '#web/ui/blocks/Panel.tsx'
import { feed } from '../../contract.ts'
import { AddFeedMenu } from '../AddFeedMenu.tsx'
import { FolderList } from './FolderList.tsx'
import { FoldersSkeleton } from '#web/ui/skeletons/FrontSkeleton.tsx'
import { MarkReadMenu } from '../marking/MarkReadMenu.tsx'
import { periodWords } from '../periods.ts'
import { useChosen } from '../use-chosen.ts'
import { useFeedPage } from '#areas/articles/web/lends/use-feed-page.ts'

const NothingCame = lazyPart(async () => (await import('../NothingCame.tsx')).NothingCame)

/** All articles, in a folder for each category. */
export function YourFeed() {
  return (
    <Panel
      id="articles-grid"
      title="Your Feed"
      count={<FeedCount />}
      actions={
        <>
          <MarkFeedRead />
          <AddFeedMenu />
        </>
      }
      skeleton={<FoldersSkeleton />}
    >
      <Folders />
    </Panel>
  )
}

function MarkFeedRead() {
  const { search, time } = useFeedPage()
  const { unreadAt: _, ...chosen } = useChosen()
  const list = { search, ...chosen }
  return <MarkReadMenu name="Your Feed" list={list} shown={periodWords[time]} />
}

function useAsked() {
  const { search } = useFeedPage()
  return { search, ...useChosen() }
}

function useFolders() {
  return useRead(feed.listFolders, useAsked())
}

function FeedCount() {
  const folders = useFolders()
  const newCount = folders.reduce((sum, folder) => sum + folder.newArticleCount, 0)
  return folders.length > 0 && `${count(folders.length, 'folder')}, ${newCount} new`
}

function Folders() {
  const { search, time, clearSearch, chooseTime } = useFeedPage()
  const folders = useFolders()
  useHold(feed.listFolders, useAsked(), keepOrder)
  return (
    <div id="articles-list">
      <FolderList folders={folders} search={search} />
      {folders.length === 0 && search && (
        <Empty quiet action={<Button onClick={clearSearch}>Clear search</Button>}>
          No articles in your folders match “{search}”.
        </Empty>
      )}
      {folders.length === 0 && !search && <NothingCame period={time} onPeriod={chooseTime} />}
    </div>
  )
}
