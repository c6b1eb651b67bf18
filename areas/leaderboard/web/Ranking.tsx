import { Suspense } from 'react'
import { Button, buttonClass } from '#web/ui/controls/Button.tsx'
import { count } from '#web/ui/count.ts'
import { Empty } from '#web/ui/blocks/Empty.tsx'
import { CircleAlert, RefreshCw } from '#web/ui/icons.ts'
import { ExternalLink } from '#web/ui/more-icons.ts'
import { SearchBox } from '#web/ui/controls/SearchBox.tsx'
import { Segmented } from '#web/ui/controls/Segmented.tsx'
import { Skeleton } from '#web/ui/blocks/Skeleton.tsx'
import { Trouble } from '#web/ui/blocks/Trouble.tsx'
import type { RankedCategory, RankedModel } from '../contract.ts'
import { arrangeModels, explainLeaderboard, type ModelOrder } from '../leaderboard.ts'
import { officialSite } from './arenas.ts'
import { DatasetNote } from './DatasetNote.tsx'
import { ModelTable } from './ModelTable.tsx'
import { useModels } from './use-models.ts'

const orders: { value: ModelOrder; label: string }[] = [
  { value: 'rank', label: 'Rank' },
  { value: 'score', label: 'Score' },
  { value: 'votes', label: 'Votes' },
]

const WAITING_ROWS = 12

interface ModelChoice {
  choice: { search: string; order: ModelOrder }
  onSearch: (search: string) => void
  onOrder: (order: ModelOrder) => void
}

/** The models of a category, or a note that they are loading or could not be loaded. */
export function Ranking({ category, ...choice }: ModelChoice & { category: RankedCategory }) {
  const answer = useModels(category)
  if (answer.state === 'waiting') return <Waiting />
  if (answer.state === 'failed') return <Failure message={explainLeaderboard(answer.error)} />
  return <Models models={answer.value} {...choice} />
}

function Waiting() {
  return (
    <>
      <p className="board-waiting" role="status">
        Loading LMArena Leaderboard...
      </p>
      <div className="board-skeleton">
        {Array.from({ length: WAITING_ROWS }, (_, row) => (
          <div key={row}>
            <Skeleton />
            <Skeleton width={row % 3 === 1 ? 'half' : 'most'} />
            <Skeleton width="half" />
            <Skeleton width="most" />
            <Skeleton width="half" />
          </div>
        ))}
      </div>
    </>
  )
}

/** The error message, with a button that loads the page again, since the cause may be anything. */
function Failure({ message }: { message: string }) {
  return (
    <div className="board-failure" role="alert">
      <CircleAlert />
      <h2>Unable to Load Leaderboard</h2>
      <p dir="auto">{message}</p>
      <div className="board-ways">
        <Button variant="primary" icon={<RefreshCw />} onClick={() => window.location.reload()}>
          Retry
        </Button>
        <a className={buttonClass()} href={officialSite} target="_blank" rel="noopener noreferrer">
          <ExternalLink />
          Open Official Site
        </a>
      </div>
    </div>
  )
}

function Models({ models, choice, onSearch, onOrder }: ModelChoice & { models: RankedModel[] }) {
  const found = arrangeModels(models, choice)
  const amount = count(models.length, 'model')
  return (
    <>
      <div className="board-controls">
        <SearchBox
          className="board-search"
          label="Search model or organization"
          value={choice.search}
          onChange={onSearch}
          dir="auto"
        />
        <p className="meta" role="status">
          {found.length < models.length ? `${found.length} of ${amount}` : amount}
        </p>
        <Segmented label="Sort" options={orders} value={choice.order} onChange={onOrder} />
      </div>
      {found.length > 0 ? (
        <ModelTable found={found} models={models} order={choice.order} />
      ) : (
        <NoModels isEmpty={models.length === 0} onClear={() => onSearch('')} />
      )}
      <Trouble silent>
        <Suspense fallback={null}>
          <DatasetNote />
        </Suspense>
      </Trouble>
    </>
  )
}

function NoModels({ isEmpty, onClear }: { isEmpty: boolean; onClear: () => void }) {
  if (isEmpty) return <Empty>The dataset lists no models today.</Empty>
  return (
    <Empty action={<Button onClick={onClear}>Clear search</Button>}>
      No models or organizations match.
    </Empty>
  )
}
