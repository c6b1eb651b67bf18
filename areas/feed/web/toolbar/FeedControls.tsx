import './FeedControls.css'
import { Suspense, useId } from 'react'
import { useRead } from '#web/asking/api.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { ChevronDown, SlidersHorizontal } from '#web/ui/icons.ts'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { Segmented } from '#web/ui/controls/Segmented.tsx'
import { TabList } from '#web/ui/tabs/TabList.tsx'
import { useDocumentMark } from '#web/ui/use-document-mark.ts'
import { feed, type NewsFilter, type ViewMode } from '../../contract.ts'
import { folderPeriods } from '../periods.ts'
import { useFirstUse } from './use-first-use.ts'
import { useFeedPage } from '#areas/articles/web/lends/use-feed-page.ts'

// The choices that apply to all lists are loaded on demand.
const ListChoices = lazyPart(async () => (await import('./late-parts.ts')).ListChoices)

const filterLabels: Record<NewsFilter, string> = {
  'for-you': 'For You',
  top: 'Top',
  topics: 'Topics',
}

const viewModeLabels: Record<ViewMode, string> = {
  custom: 'Custom',
  synth: 'Synth',
  theme: 'Theme',
}

/**
 * The second row of the toolbar, with choices of the feed's content and layout; renders nothing if
 * the hub offers no choice.
 */
export function FeedControls() {
  const { filters, viewModes, timeFilters, followsChoices } = useRead(feed.getHub, {})
  const page = useFeedPage()
  const explain = useFirstUse()
  const id = useId()
  const offersNone = filters.length + viewModes.length + timeFilters.length === 0
  const isShown = !offersNone && !(isAside(page) && followsChoices)
  useDocumentMark('controls', isShown)
  if (!isShown) return null

  const times = folderPeriods.filter(({ value }) => timeFilters.includes(value))
  const timeLabel = times.find(({ value }) => value === page.time)?.label
  const viewsId = `${id}-views`
  return (
    <div className="feed-controls" data-choices={followsChoices || undefined}>
      <TabList
        id={id}
        panelId="content"
        label="Filter"
        tabs={filters.map((value) => ({ value, label: filterLabels[value] }))}
        value={page.filter}
        onChange={page.chooseFilter}
      />
      {/* If the row is too narrow, a button opens its content. */}
      <Button className="feed-views-toggle" size="s" popoverTarget={viewsId}>
        {viewModeLabels[page.viewMode]}, {timeLabel} <ChevronDown />
      </Button>
      <div className="feed-views" id={viewsId} popover="auto">
        <Segmented
          label="View mode"
          options={viewModes.map((value) => ({ value, label: viewModeLabels[value] }))}
          value={page.viewMode}
          onChange={(value) => {
            page.chooseViewMode(value)
            explain('views')
          }}
        />
        <Segmented
          label="Time"
          options={times}
          value={page.time}
          onChange={(value) => {
            page.chooseTime(value)
            explain('time')
          }}
        />
        {followsChoices && (
          <Suspense fallback={null}>
            <ListChoices />
          </Suspense>
        )}
        {page.viewMode === 'custom' && (
          <Button
            className="feed-customize"
            variant="quiet"
            icon={<SlidersHorizontal />}
            pressed={page.isCustomizing}
            title="Customize"
            onClick={page.toggleCustomizing}
          >
            <span>Customize</span>
          </Button>
        )}
      </div>
    </div>
  )
}

/** The row without its choices, so that the page below it does not move when they arrive. */
export function WaitingControls() {
  return isAside(useFeedPage()) ? null : <div className="feed-controls" />
}

/** A search and the list of a source have their own choices. */
function isAside({ shown }: Pick<ReturnType<typeof useFeedPage>, 'shown'>): boolean {
  return shown === 'search' || shown === 'source'
}
