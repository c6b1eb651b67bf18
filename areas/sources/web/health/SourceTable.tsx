import { ChevronDown, ChevronUp } from '#web/ui/icons.ts'
import type { MenuItem } from '#web/ui/overlays/Menu.tsx'
import type { Order, SourceReport } from '../../contracts/source-health.ts'
import type { SourceGroup } from '../../report-list.ts'
import { folderWords } from './report-words.ts'
import { COLUMNS, SourceTableRow } from './SourceTableRow.tsx'

export const orderNames: Record<Order, string> = {
  name: 'Name',
  entry: 'Last entry',
  rate: 'Per week',
  delay: 'Delay',
  size: 'Size',
}

interface SourceTableProps {
  groups: readonly SourceGroup[]
  order: Order
  isTurned: boolean
  onOrder: (order: Order) => void
  chosen: ReadonlyMap<string, SourceReport>
  onChoose: (reports: readonly SourceReport[], isChosen: boolean) => void
  openId: string | null
  onToggle: (id: string) => void
  menuOf: (report: SourceReport) => readonly MenuItem[]
}

/** A table of the sources on show, grouped by folder. */
export function SourceTable(props: SourceTableProps) {
  const { groups, order, isTurned, onOrder, chosen, onChoose, openId, onToggle, menuOf } = props
  const shown = groups.flatMap(({ reports }) => reports)
  const hasFolders = groups.some(({ folder }) => folder.length > 0)
  const head = (name: Order, className: string) => (
    <OrderHead
      className={className}
      name={orderNames[name]}
      state={order === name ? (isTurned ? 'turned' : 'straight') : 'none'}
      isAscending={(name === 'name') !== isTurned}
      onPress={() => onOrder(name)}
    />
  )
  return (
    <table className="source-table" aria-label="Sources">
      <thead>
        <tr>
          <td className="source-choice">
            <label>
              <input
                type="checkbox"
                aria-label="Select all shown"
                checked={shown.length > 0 && shown.every(({ id }) => chosen.has(id))}
                onChange={(event) => onChoose(shown, event.target.checked)}
              />
              <span aria-hidden>Select all</span>
            </label>
          </td>
          {head('name', 'source-name-head')}
          <th scope="col">State</th>
          <th scope="col" className="source-spark">
            12 weeks
          </th>
          {head('rate', 'source-number source-rate')}
          {head('entry', 'source-number source-entry')}
          {head('delay', 'source-number source-delay')}
          {head('size', 'source-number source-size')}
          <td aria-hidden="true" />
        </tr>
      </thead>
      {groups.map(({ folder, reports }) => (
        <tbody key={JSON.stringify(folder)}>
          {hasFolders && (
            <tr className="source-folder">
              <th colSpan={COLUMNS} scope="rowgroup">
                <span dir="auto">{folderWords(folder)}</span>{' '}
                <span className="meta">{reports.length}</span>
              </th>
            </tr>
          )}
          {reports.map((report) => (
            <SourceTableRow
              key={report.id}
              report={report}
              menu={menuOf(report)}
              isChosen={chosen.has(report.id)}
              onChoose={(isChosen) => onChoose([report], isChosen)}
              isOpen={openId === report.id}
              onToggle={() => onToggle(report.id)}
            />
          ))}
        </tbody>
      ))}
    </table>
  )
}

interface OrderHeadProps {
  className: string
  name: string
  state: 'none' | 'straight' | 'turned'
  isAscending: boolean
  onPress: () => void
}

/**
 * The heading of a column. Pressing it sorts by the column, and pressing it again reverses the
 * order.
 */
function OrderHead({ className, name, state, isAscending, onPress }: OrderHeadProps) {
  const direction = isAscending ? 'ascending' : 'descending'
  return (
    <th scope="col" className={className} aria-sort={state === 'none' ? undefined : direction}>
      <button type="button" onClick={onPress}>
        {name}
        {state !== 'none' && (isAscending ? <ChevronUp /> : <ChevronDown />)}
      </button>
    </th>
  )
}
