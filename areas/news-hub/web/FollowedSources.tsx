import { useState } from 'react'
import { useRead, useWrite } from '#web/api.tsx'
import { Button } from '#web/ui/Button.tsx'
import { count } from '#web/ui/count.ts'
import { Empty } from '#web/ui/Empty.tsx'
import { RefreshCw } from '#web/ui/icons.ts'
import { Panel } from '#web/ui/Panel.tsx'
import { SkeletonLines } from '#web/ui/Skeleton.tsx'
import { useToast } from '#web/ui/Toast.tsx'
import { explain } from '#web/ui/Trouble.tsx'
import { newsHub, type Source } from '../contract.ts'
import { SourceRow } from './SourceRow.tsx'
import { UnfollowDialog } from './UnfollowDialog.tsx'

/** What the reader follows, and how each source is doing. */
export function FollowedSources() {
  return (
    <Panel
      title="Your sources"
      className="followed-sources"
      count={<SourceCount />}
      actions={<RefreshButton />}
      skeleton={<SkeletonLines count={10} />}
    >
      <Sources />
    </Panel>
  )
}

function SourceCount() {
  const sources = useRead(newsHub.listSources, {})
  const troubled = sources.filter(({ health }) => ['failing', 'gone'].includes(health.state)).length
  if (sources.length === 0) return null
  return `${sources.length}${troubled > 0 ? `, ${troubled} in trouble` : ''}`
}

function RefreshButton() {
  const refresh = useWrite(newsHub.refreshSources)
  const toast = useToast()
  const hasSource = useRead(newsHub.listSources, {}).length > 0

  async function handleRefresh() {
    try {
      await refresh.mutateAsync({})
      toast({ title: 'Every source is fetched now', text: 'What is new appears by itself.' })
    } catch (error) {
      toast({ tone: 'error', title: 'Not refreshed', text: explain(error) })
    }
  }

  return (
    <Button
      size="s"
      icon={<RefreshCw />}
      disabled={!hasSource || refresh.isPending}
      onClick={() => void handleRefresh()}
    >
      Refresh now
    </Button>
  )
}

function Sources() {
  const sources = useRead(newsHub.listSources, {})
  const [leaving, setLeaving] = useState<Source | null>(null)

  if (sources.length === 0) {
    return (
      <Empty title="You follow nothing yet">
        Add a feed above, and it is listed here with how it is doing.
      </Empty>
    )
  }
  return (
    <>
      <ul className="source-rows" aria-label={count(sources.length, 'source')}>
        {sources.map((source) => (
          <SourceRow key={source.id} source={source} onUnfollow={() => setLeaving(source)} />
        ))}
      </ul>
      <UnfollowDialog source={leaving} onClose={() => setLeaving(null)} />
    </>
  )
}
