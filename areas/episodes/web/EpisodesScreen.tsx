import './Episodes.css'
import { Suspense } from 'react'
import { useRead } from '#web/asking/api.tsx'
import { PageLink, usePage } from '#web/place/page.tsx'
import { Empty } from '#web/ui/blocks/Empty.tsx'
import { Pages } from '#web/ui/paging/Pages.tsx'
import { Panel } from '#web/ui/blocks/Panel.tsx'
import { SkeletonLines } from '#web/ui/blocks/Skeleton.tsx'
import { Button, buttonClass } from '#web/ui/controls/Button.tsx'
import { Field, Select } from '#web/ui/controls/Field.tsx'
import { firstPageOf } from '#web/ui/newer/growing-list.ts'
import { Newer } from '#web/ui/newer/Newer.tsx'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { addFeedPage, pageWith } from '#areas/portal/web/lends/pages.ts'
import { episodes, type Episode } from '../contract.ts'
import { unheardIn } from '../episode-words.ts'
import { EpisodeHeading } from './EpisodeHeading.tsx'
import { EpisodeRow } from './EpisodeRow.tsx'
import { MarkAllHeard } from './MarkAllHeard.tsx'

/** The code for dragging is loaded only if there is something to order. */
const QueueOrder = lazyPart(async () => (await import('./QueueOrder.tsx')).QueueOrder)

/** The recordings of followed sources, of all or of one, and the queue. */
export function EpisodesScreen() {
  return (
    <div className="episodes-page">
      <div className="episodes-columns">
        <Panel title="All episodes" skeleton={<SkeletonLines count={8} />}>
          <BySource />
        </Panel>
        <Panel title="Queue" skeleton={<SkeletonLines count={3} />}>
          <Queue />
        </Panel>
      </div>
    </div>
  )
}

/** The episodes of the source in the address, or of all sources. */
function BySource() {
  const podcasts = useRead(episodes.listPodcasts, {})
  const { page, params, goTo } = usePage()
  const source = params.get('source') ?? ''
  const name = podcasts.find((one) => one.source === source)?.name ?? 'All episodes'
  const options = [{ value: '', label: `All ${unheardIn(podcasts)}` }].concat(
    podcasts.map((one) => ({ value: one.source, label: `${one.name} ${one.unheard}` })),
  )
  return (
    <>
      {podcasts.length > 0 && (
        <Field label="Source" hint="With the number of unheard episodes of the last 30 days.">
          <Select
            options={options}
            value={source}
            onChange={(chosen) => goTo(pageWith(page, params, { source: chosen }))}
          />
        </Field>
      )}
      <Pages key={source} list={source} waiting={<SkeletonLines count={8} />}>
        {(before, onMore) => <Newest {...{ name, before, onMore }} source={source || undefined} />}
      </Pages>
    </>
  )
}

function Queue() {
  const waiting = useRead(episodes.listQueue, {})
  if (waiting.length === 0)
    return <Empty>Nothing is queued. Add episodes to hear them one after another.</Empty>
  if (waiting.length === 1) return <Rows episodes={waiting} />
  return (
    <Suspense fallback={<Rows episodes={waiting} />}>
      <QueueOrder waiting={waiting} />
    </Suspense>
  )
}

interface NewestProps {
  source: string | undefined
  name: string
  before: string | undefined
  onMore: ((next: string) => void) | undefined
}

const growing = { ...firstPageOf('episode', 'episodes'), holdsAsked: true }

/** A page of the list. */
function Newest({ source, name, before, onMore }: NewestProps) {
  const asked = source === undefined ? {} : { source }
  const page = useRead(episodes.listEpisodes, {
    ...(before !== undefined && { before }),
    ...asked,
  })
  if (before === undefined && page.episodes.length === 0)
    return (
      <Empty
        action={
          <PageLink className={buttonClass()} page={addFeedPage}>
            Add a feed
          </PageLink>
        }
      >
        Follow a podcast or a video channel to find its episodes here.
      </Empty>
    )
  const list = {
    ...(source !== undefined && { source }),
    ...(page.upTo !== null && { upTo: page.upTo }),
  }
  return (
    <>
      {before === undefined && (
        <div className="episodes-marking">
          <MarkAllHeard list={list} name={name} />
        </div>
      )}
      {before === undefined && page.isSerial && (
        <p className="meta">A serial, from its first episode on.</p>
      )}
      {before === undefined && (
        <Newer operation={episodes.listEpisodes} input={asked} list={growing} />
      )}
      <Rows episodes={page.episodes} />
      {page.next !== null && onMore && (
        <Button onClick={() => onMore(page.next!)}>Show more</Button>
      )}
    </>
  )
}

function Rows({ episodes }: { episodes: readonly Episode[] }) {
  return (
    <ul className="episodes">
      {episodes.map((episode) => (
        <EpisodeRow
          key={episode.id}
          episode={episode}
          heading={<EpisodeHeading episode={episode} />}
        />
      ))}
    </ul>
  )
}
