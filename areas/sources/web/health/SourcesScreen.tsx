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
import { sourceHealth, type SourceReport } from '../../contracts/source-health.ts'
import { addFeedPage } from '#areas/portal/web/lends/pages.ts'
import { RefreshButton } from '../following/RefreshButton.tsx'
import { ChosenBar } from './ChosenBar.tsx'
import { HeadersDialog } from './HeadersDialog.tsx'
import { useNoticeCount } from '../lends/Notices.tsx'
import { AddressDialog, MoveDialog, RenameDialog } from './SourceDialogs.tsx'
import {
  byFolder,
  countShown,
  foldersOf,
  inOrder,
  narrow,
  orders,
  shows,
  type Order,
  type Show,
} from './source-list.ts'
import { sourceMenu, type SourceDialogKind } from './source-menu.tsx'
import { orderNames, SourceTable } from './SourceTable.tsx'
import { useSourceActions } from './use-source-actions.ts'
import { SourceHubsDialog } from './SourceHubsDialog.tsx'
import { useKept } from '#areas/portal/web/lends/use-kept.ts'
import { useSourceView } from './use-source-view.ts'

/** More come when they are asked for: thousands of lines at once would make every page slow. */
const LINES = 300

const showNames: Record<Show, string> = {
  all: 'All',
  failing: 'Failing',
  silent: 'Silent',
  noisy: 'Noisy',
  paused: 'Paused',
  muted: 'Muted',
}

/** How everything that the reader follows is doing, and what can be done about it. */
export function SourcesScreen() {
  return (
    <Panel
      title="Sources"
      className="sources"
      count={<Summary />}
      actions={<RefreshButton />}
      skeleton={<Waiting />}
    >
      <Sources />
    </Panel>
  )
}

function Summary() {
  const notices = useNoticeCount()
  const { length } = useRead(sourceHealth.listReports, {})
  if (length === 0) return null
  const attention = notices === 0 ? 'no problems' : `${notices} need attention`
  return `${length}, ${notices === 1 ? '1 needs attention' : attention}`
}

function Sources() {
  const reports = useRead(sourceHealth.listReports, {})
  if (reports.length === 0) {
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
  return <Board reports={reports} />
}

/** A dialog and the sources that it is about. */
interface OpenDialog {
  kind: SourceDialogKind
  reports: readonly SourceReport[]
}

function Board({ reports }: { reports: SourceReport[] }) {
  const view = useSourceView()
  const actions = useSourceActions()
  const hasHubs = useKept('hubs/membership')
  const [search, setSearch] = useState('')
  const [lines, setLines] = useState(LINES)
  const [chosenIds, setChosenIds] = useState<ReadonlySet<string>>(new Set())
  const [dialog, setDialog] = useState<OpenDialog | null>(null)

  const found = inOrder(narrow(reports, { show: view.show, search }), view.order, view.isTurned)
  const shown = found.slice(0, lines)
  const chosen = reports.filter(({ id }) => chosenIds.has(id))

  function handleChoose(ids: readonly string[], isChosen: boolean) {
    const next = new Set(chosenIds)
    for (const id of ids) {
      if (isChosen) next.add(id)
      else next.delete(id)
    }
    setChosenIds(next)
  }

  return (
    <>
      <div className="source-controls">
        <FilterChips
          label="Show"
          value={view.show}
          onChange={view.setShow}
          options={shows.map((value) => ({
            value,
            label: `${showNames[value]} ${countShown(reports, value)}`,
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
          onChange={setSearch}
        />
      </div>
      {chosen.length > 0 && (
        <ChosenBar
          reports={chosen}
          actions={actions}
          onMove={() => setDialog({ kind: 'move', reports: chosen })}
          onClear={() => setChosenIds(new Set())}
        />
      )}
      {found.length === 0 ? (
        <Empty quiet>{emptyWords(view.show, search)}</Empty>
      ) : (
        <SourceTable
          groups={byFolder(shown)}
          order={view.order}
          isTurned={view.isTurned}
          onOrder={view.setOrder}
          chosen={chosenIds}
          onChoose={handleChoose}
          openId={view.openId}
          onToggle={view.toggle}
          menuOf={(report) =>
            sourceMenu(report, actions, (kind) => setDialog({ kind, reports: [report] }), hasHubs)
          }
        />
      )}
      {found.length > shown.length && (
        <Button onClick={() => setLines(lines + LINES)}>
          Show more ({count(found.length - shown.length, 'source')} left)
        </Button>
      )}
      <OpenedDialog dialog={dialog} reports={reports} onClose={() => setDialog(null)} />
    </>
  )
}

interface OpenedDialogProps {
  dialog: OpenDialog | null
  reports: readonly SourceReport[]
  onClose: () => void
}

/** Keeps what it was about while it closes, and begins anew with each opening. */
function OpenedDialog({ dialog, reports, onClose }: OpenedDialogProps) {
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
    case 'headers':
      return <HeadersDialog {...wires} key={wires.key} report={report!} />
    case 'move':
      return (
        <MoveDialog
          {...wires}
          key={wires.key}
          reports={last.dialog.reports}
          folders={foldersOf(reports)}
        />
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
