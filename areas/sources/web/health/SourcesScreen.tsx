import './SourcesScreen.css'
import { useState } from 'react'
import { useRead } from '#web/asking/api.tsx'
import { PageLink } from '#web/place/page.tsx'
import { Button, buttonClass } from '#web/ui/controls/Button.tsx'
import { count } from '#web/ui/count.ts'
import { Empty } from '#web/ui/blocks/Empty.tsx'
import { Select } from '#web/ui/controls/Field.tsx'
import { FilterChips } from '#web/ui/controls/FilterChips.tsx'
import { Panel } from '#web/ui/blocks/Panel.tsx'
import { SearchBox } from '#web/ui/controls/SearchBox.tsx'
import { Skeleton } from '#web/ui/blocks/Skeleton.tsx'
import {
  orders,
  shows,
  sourceHealth,
  type FolderPath,
  type FoundReports,
  type Order,
  type Show,
  type SourceReport,
} from '../../contracts/source-health.ts'
import { addFeedPage } from '#areas/portal/web/lends/pages.ts'
import { RefreshButton } from '../following/RefreshButton.tsx'
import { ChosenBar } from './ChosenBar.tsx'
import { HeadersDialog } from './HeadersDialog.tsx'
import { useNoticeCount } from '../lends/Notices.tsx'
import { AddressDialog, MoveDialog, RenameDialog } from './SourceDialogs.tsx'
import { byFolder } from '../../report-list.ts'
import { sourceMenu, type SourceDialogKind } from './source-menu.tsx'
import { orderNames, SourceTable } from './SourceTable.tsx'
import { useSourceActions } from './use-source-actions.ts'
import { SourceHubsDialog } from './SourceHubsDialog.tsx'
import { ListingDialog } from '../listings/ListingDialog.tsx'
import { SiteRuleDialog } from '../site-rules/SiteRuleDialog.tsx'
import { useKept } from '#web/asking/use-kept.ts'
import { useHub } from '#areas/portal/web/lends/use-hub.ts'
import { useSourceView } from './use-source-view.ts'

/**
 * The number of rows shown at first. More are shown on request, because thousands at once would
 * make the page slow.
 */
const FIRST_LINES = 50
const MORE_LINES = 300

const showNames: Record<Show, string> = {
  all: 'All',
  failing: 'Failing',
  silent: 'Silent',
  noisy: 'Noisy',
  paused: 'Paused',
  muted: 'Muted',
}

/** Shows the state of all followed sources, with actions on them. */
export function SourcesScreen() {
  const list = useSourceList()
  return (
    <Panel
      title="Sources"
      className="sources"
      count={<Summary list={list} />}
      actions={<RefreshButton />}
      skeleton={<Waiting />}
    >
      <Sources list={list} />
    </Panel>
  )
}

type SourceList = ReturnType<typeof useSourceList>

/** The state of the list: its filters, and the query for the rows on show. */
function useSourceList() {
  const hub = useHub()
  const view = useSourceView()
  const [search, setSearch] = useState('')
  const [lines, setLines] = useState(FIRST_LINES)
  // The source that the address names at first is included even if it is far down the list. Sources
  // that are opened later are on show already.
  const [upTo] = useState(view.openId ?? undefined)
  const { show, order, isTurned } = view
  const asked = { ...hub, show, search, order, isTurned, most: lines, upTo }
  return { view, search, setSearch, showMore: () => setLines(lines + MORE_LINES), asked }
}

function Summary({ list }: { list: SourceList }) {
  const notices = useNoticeCount()
  const { counts } = useRead(sourceHealth.findReports, list.asked)
  if (counts.all === 0) return null
  const attention = notices === 0 ? 'no problems' : `${notices} need attention`
  return `${counts.all}, ${notices === 1 ? '1 needs attention' : attention}`
}

function Sources({ list }: { list: SourceList }) {
  const found = useRead(sourceHealth.findReports, list.asked)
  if (found.counts.all === 0) {
    return (
      <Empty
        title="You are not following any sources yet"
        action={
          <PageLink className={buttonClass()} page={addFeedPage}>
            Add a feed
          </PageLink>
        }
      >
        Add a feed to see its status here.
      </Empty>
    )
  }
  return <Board list={list} shown={found} />
}

/** An open dialog, and the sources that it changes. */
interface OpenDialog {
  kind: SourceDialogKind
  reports: readonly SourceReport[]
}

function Board({ list, shown }: { list: SourceList; shown: FoundReports }) {
  const { view, search } = list
  const { reports, found, counts, folders } = shown
  const actions = useSourceActions()
  const hasSiteRules = useKept('sources/site-rules')
  /**
   * The reports of selected sources as of their selection, because the list may no longer contain
   * them.
   */
  const [chosen, setChosen] = useState<ReadonlyMap<string, SourceReport>>(new Map())
  const [dialog, setDialog] = useState<OpenDialog | null>(null)

  function handleChoose(some: readonly SourceReport[], isChosen: boolean) {
    const next = new Map(chosen)
    for (const report of some) {
      if (isChosen) next.set(report.id, report)
      else next.delete(report.id)
    }
    setChosen(next)
  }

  const menuOf = (report: SourceReport) =>
    sourceMenu(report, {
      actions: {
        ...actions,
        remove(removed) {
          handleChoose(removed, false)
          return actions.remove(removed)
        },
      },
      openDialog: (kind) => setDialog({ kind, reports: [report] }),
      hasSiteRules,
    })

  return (
    <>
      <div className="source-controls">
        <FilterChips
          label="Show"
          value={view.show}
          onChange={view.setShow}
          options={shows.map((value) => ({
            value,
            label: `${showNames[value]} ${counts[value]}`,
          }))}
        />
        <div className="source-order">
          <Select
            aria-label="Order"
            value={view.order}
            onChange={(value) => view.setOrder(value as Order)}
            options={orders.map((value) => ({
              value,
              label: `By ${orderNames[value].toLowerCase()}`,
            }))}
          />
        </div>
        <SearchBox
          className="source-search"
          label="Search sources"
          value={search}
          onChange={list.setSearch}
        />
      </div>
      {chosen.size > 0 && (
        <ChosenBar
          reports={[...chosen.values()]}
          actions={actions}
          onMove={() => setDialog({ kind: 'move', reports: [...chosen.values()] })}
          onClear={() => setChosen(new Map())}
        />
      )}
      {found === 0 ? (
        <Empty quiet>{emptyWords(view.show, search)}</Empty>
      ) : (
        <SourceTable
          groups={byFolder(reports)}
          order={view.order}
          isTurned={view.isTurned}
          onOrder={view.setOrder}
          chosen={chosen}
          onChoose={handleChoose}
          openId={view.openId}
          onToggle={view.toggle}
          menuOf={menuOf}
        />
      )}
      {found > reports.length && (
        <Button onClick={list.showMore}>
          Show more ({count(found - reports.length, 'source')} left)
        </Button>
      )}
      <OpenedDialog dialog={dialog} folders={folders} onClose={() => setDialog(null)} />
    </>
  )
}

interface OpenedDialogProps {
  dialog: OpenDialog | null
  folders: readonly FolderPath[]
  onClose: () => void
}

/** A dialog that keeps its content while it closes, and starts afresh each time it opens. */
function OpenedDialog({ dialog, folders, onClose }: OpenedDialogProps) {
  const [last, setLast] = useState<{ dialog: OpenDialog; round: number } | null>(null)
  if (dialog && dialog !== last?.dialog) setLast({ dialog, round: (last?.round ?? 0) + 1 })
  if (!last) return null
  const [report] = last.dialog.reports
  const wires = { key: last.round, open: dialog !== null, onClose }
  switch (last.dialog.kind) {
    case 'rename':
      return <RenameDialog {...wires} key={wires.key} report={report!} />
    case 'address':
      return <AddressDialog {...wires} key={wires.key} report={report!} />
    case 'hubs':
      return <SourceHubsDialog {...wires} key={wires.key} report={report!} />
    case 'reading':
      return <SiteRuleDialog {...wires} key={wires.key} report={report!} />
    case 'listing':
      return <ListingDialog {...wires} key={wires.key} report={report!} />
    case 'headers':
      return <HeadersDialog {...wires} key={wires.key} report={report!} />
    case 'move':
      return (
        <MoveDialog {...wires} key={wires.key} reports={last.dialog.reports} folders={folders} />
      )
  }
}

function emptyWords(show: Show, search: string): string {
  if (search.trim() !== '') return `No sources match “${search.trim()}”.`
  return show === 'all' ? 'No sources.' : `No sources are ${showNames[show].toLowerCase()}.`
}

function Waiting() {
  return (
    <div className="source-waiting" aria-hidden="true">
      {Array.from({ length: 10 }, (_, index) => (
        <div key={index}>
          <Skeleton shape="mark" />
          <Skeleton width="most" />
          <Skeleton width="half" />
          <Skeleton width="most" />
          <Skeleton width="half" />
        </div>
      ))}
    </div>
  )
}
