import './YourFeed.css'
import { useRead } from '#web/api.tsx'
import { Button } from '#web/ui/Button.tsx'
import { count } from '#web/ui/count.ts'
import { Empty } from '#web/ui/Empty.tsx'
import { Panel } from '#web/ui/Panel.tsx'
import { newsHub } from '../contract.ts'
import { AddFeedMenu } from './AddFeedMenu.tsx'
import { FolderSection } from './FolderSection.tsx'
import { FoldersSkeleton } from './FrontSkeleton.tsx'
import { useFeedPage } from './use-feed-page.ts'

/** Everything that came in, a folder for each category. */
export function YourFeed() {
  return (
    <Panel
      id="articles-grid"
      title="Your Feed"
      count={<FeedCount />}
      actions={<AddFeedMenu />}
      skeleton={<FoldersSkeleton />}
    >
      <Folders />
    </Panel>
  )
}

function FeedCount() {
  const { search } = useFeedPage()
  const folders = useRead(newsHub.listFolders, { search })
  const newCount = folders.reduce((sum, folder) => sum + folder.newArticleCount, 0)
  return folders.length > 0 && `${count(folders.length, 'folder')}, ${newCount} new`
}

function Folders() {
  const { search, clearSearch } = useFeedPage()
  const folders = useRead(newsHub.listFolders, { search })
  return (
    <div id="articles-list">
      {folders.map((folder) => (
        <FolderSection key={folder.id} folder={folder} search={search} />
      ))}
      {folders.length === 0 && search && (
        <Empty quiet action={<Button onClick={clearSearch}>Clear search</Button>}>
          No article in your folders matches “{search}”.
        </Empty>
      )}
      {folders.length === 0 && !search && (
        <Empty quiet>Nothing has come in within the last month.</Empty>
      )}
    </div>
  )
}
