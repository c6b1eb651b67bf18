import './Table.css'
import type { ReactNode } from 'react'

export interface Column<Row> {
  name: string
  cell: (row: Row) => ReactNode
  /**
   * True for a column of numbers, which are right-aligned so that their digits are below each
   * other.
   */
  isNumber?: boolean
}

interface TableProps<Row> {
  /** The subject of the table, which screen readers say first. */
  label: string
  /** The columns, of which the first one names the row. */
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  keyOf: (row: Row) => string
  /** True if texts are long: rows then become lists in a wider space already. */
  isLong?: boolean
}

/** A table; in a narrow space, each row becomes a short list of its own. */
export function Table<Row>({ label, columns, rows, keyOf, isLong = false }: TableProps<Row>) {
  return (
    <div className="table-room" data-long={isLong || undefined}>
      <table className="table" aria-label={label}>
        <thead>
          <tr>
            {columns.map(({ name, isNumber }) => (
              <th key={name} scope="col" data-number={isNumber}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={keyOf(row)}>
              {columns.map(({ name, cell, isNumber }, place) =>
                place === 0 ? (
                  <th key={name} scope="row">
                    {cell(row)}
                  </th>
                ) : (
                  <td key={name} data-name={name} data-number={isNumber}>
                    {cell(row)}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
