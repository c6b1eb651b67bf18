import { useState } from 'react'
import { useRead } from '#web/asking/api.tsx'
import { PageLink } from '#web/place/page.tsx'
import { count } from '#web/ui/count.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { Empty } from '#web/ui/blocks/Empty.tsx'
import { Panel } from '#web/ui/blocks/Panel.tsx'
import { SkeletonLines } from '#web/ui/blocks/Skeleton.tsx'
import { sources, type Source } from '../../contract.ts'
import { sourcesPage } from '#areas/portal/web/lends/pages.ts'
import { RefreshButton } from './RefreshButton.tsx'
import { SourceRow } from './SourceRow.tsx'
import { UnfollowDialog } from './UnfollowDialog.tsx'
import { useHub } from '#areas/portal/web/lends/use-hub.ts'
import { useKept } from '#web/asking/use-kept.ts'

/**
 * The number of sources shown at first. Rendering all sources of a long list would double the
 * server's work for the page.
 */
const FIRST_LINES = 50
const MORE_LINES = 300

/** The reader's sources, with the state of each. */
export function FollowedSources() {
  return (
    <Panel
      title="Your sources"
      className="followed-sources"
      count={<SourceCount />}
      actions={<ListActions />}
      skeleton={<SkeletonLines count={10} />}
    >
      <Sources />
    </Panel>
  )
}

function SourceCount() {
  const followed = useRead(sources.listSources, useHub())
  const troubled = followed.filter(({ health }) =>
    ['failing', 'gone'].includes(health.state),
  ).length
  if (followed.length === 0) return null
  return `${followed.length}${troubled > 0 ? `, ${troubled} with problems` : ''}`
}

function ListActions() {
  const hasHealth = useKept('sources/health')
  return (
    <>
      {hasHealth && <PageLink page={sourcesPage}>Source health</PageLink>}
      <RefreshButton />
    </>
  )
}

function Sources() {
  const followed = useRead(sources.listSources, useHub())
  const [leaving, setLeaving] = useState<Source | null>(null)
  const [lines, setLines] = useState(FIRST_LINES)

  if (followed.length === 0) {
    return (
      <Empty title="You are not following any sources yet">
        Add a feed above to see it here with its status.
      </Empty>
    )
  }
  return (
    <>
      <ul className="source-rows" aria-label={count(followed.length, 'source')}>
        {followed.slice(0, lines).map((source) => (
          <SourceRow key={source.id} source={source} onUnfollow={() => setLeaving(source)} />
        ))}
      </ul>
      {followed.length > lines && (
        <Button onClick={() => setLines(lines + MORE_LINES)}>
          Show more ({count(followed.length - lines, 'source')} left)
        </Button>
      )}
      <UnfollowDialog source={leaving} onClose={() => setLeaving(null)} />
    </>
  )
}
