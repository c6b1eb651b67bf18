import { useState, type ReactNode } from 'react'
import { PageLink } from '#web/place/page.tsx'
import { Empty } from '#web/ui/blocks/Empty.tsx'
import { Table, type Column } from '#web/ui/blocks/Table.tsx'
import { SearchBox } from '#web/ui/controls/SearchBox.tsx'
import { Switch } from '#web/ui/controls/Switch.tsx'
import { holdsWords } from './holds-words.ts'
import { useCanBuild } from './use-can-build.ts'

interface SwitchedListProps<Row> {
  /**
   * The plural with a capital letter, such as "Workflows"; `one` is the singular, such as
   * "workflow".
   */
  label: string
  one: string
  rows: readonly Row[]
  columns: readonly Column<Row>[]
  /** The content of an empty list, which says what to do next. */
  empty: ReactNode
  /** The texts of a row that the search compares. */
  textsOf: (row: Row) => readonly string[]
  pageOf: (row: Row) => string
  isOn: (row: Row) => boolean
  onSwitch: (row: Row, isOn: boolean) => void
  menuOf: (row: Row) => ReactNode
  /** A button for new rows, which are held back while the list is open. */
  newer?: ReactNode
}

/**
 * A list of things that have a page and can be switched on and off. If they can be changed here, it
 * has a search, links and switches; otherwise it only lists them.
 */
export function SwitchedList<Row extends { id: string; name: string }>(
  props: SwitchedListProps<Row>,
) {
  const { label, one, rows, columns, empty, textsOf, pageOf, isOn, onSwitch, menuOf, newer } = props
  const canChange = useCanBuild()
  const [words, setWords] = useState('')
  if (rows.length === 0) return empty

  const name: Column<Row> = {
    name: 'Name',
    cell: (row) => (
      <span dir="auto">
        {canChange ? <PageLink page={pageOf(row)}>{row.name}</PageLink> : row.name}
      </span>
    ),
  }
  const controls: Column<Row> = {
    name: 'Actions',
    cell: (row) => (
      <div className="automation-controls">
        <Switch
          bare
          label={`Switch on ${row.name}`}
          checked={isOn(row)}
          onChange={(isNowOn) => onSwitch(row, isNowOn)}
        />
        {menuOf(row)}
      </div>
    ),
  }
  const found = rows.filter((row) => holdsWords(words, ...textsOf(row)))
  return (
    <>
      {canChange && (
        <SearchBox
          className="automation-search"
          label={`Search ${label.toLowerCase()}`}
          value={words}
          onChange={setWords}
        />
      )}
      {found.length === 0 ? (
        <Empty quiet>No {one} matches.</Empty>
      ) : (
        <>
          {newer}
          <Table
            label={label}
            columns={[name, ...columns, ...(canChange ? [controls] : [])]}
            rows={found}
            keyOf={({ id }) => id}
          />
        </>
      )}
    </>
  )
}
