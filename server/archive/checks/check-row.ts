import { openSecretsWith } from '../../settings/secrets.ts'
import {
  BadValue,
  type AboutRow,
  type ArchivePart,
  type ArchiveTable,
  type ColumnRule,
  type Row,
} from '../archive-part.ts'
import type { Table } from '../archive-tables.ts'
import { checkValue } from './check-value.ts'

/** Turns a given row into the row to store; fails with a `BadValue` that names the wrong column. */
export type CheckRow = (table: string, columns: string[], row: unknown) => Row

/** Checks rows by the tables of this server, and by the areas' rules for their columns. */
export function rowChecker(tables: Table[], parts: ArchivePart[], key: Buffer | null): CheckRow {
  const known = new Map(tables.map((table) => [table.name, table]))
  const rules: Record<string, ArchiveTable> = Object.assign({}, ...parts.map((part) => part.tables))
  const secrets = key === null ? null : openSecretsWith(key)

  const isOpened: AboutRow['isOpened'] = (sealed) => {
    try {
      return secrets !== null && typeof secrets.open(sealed) === 'string'
    } catch {
      return false
    }
  }

  const check: CheckRow = (name, columns, row) => {
    const table = known.get(name)
    if (!table) throw new BadValue('belongs to an unknown table')
    if (typeof row !== 'object' || row === null || Array.isArray(row)) {
      throw new BadValue('is not a row')
    }
    const stray = Object.keys(row).find((column) => !columns.includes(column))
    if (stray !== undefined) throw new BadValue(`has an unknown column "${stray.slice(0, 100)}"`)
    const about: AboutRow = {
      row: row as Row,
      isOpened,
      check: (inner, value) => check(inner, columnsIn(known.get(inner), value), value),
    }
    return Object.fromEntries(
      columns.map((column) => {
        const value = (row as Row)[column]
        const stored = checkColumn(table, column, value, rules[name]?.columns[column], about)
        return [column, stored]
      }),
    )
  }
  return check
}

/**
 * The columns that a stored row has to have: a row that was stored before an optional column was
 * added may lack that column.
 */
function columnsIn(table: Table | undefined, row: unknown): string[] {
  const stated = new Set(typeof row === 'object' && row !== null ? Object.keys(row) : [])
  return (table?.columns ?? []).filter(
    (column) => stated.has(column) || table!.required.includes(column),
  )
}

function checkColumn(
  { types, required }: Table,
  column: string,
  value: unknown,
  rule: ColumnRule | undefined,
  about: AboutRow,
): unknown {
  const fail = (why: string) => new BadValue(`has a "${column}" that ${why}`)
  if (value === undefined) throw new BadValue(`has no "${column}"`)
  try {
    const stored =
      value === null ? null : ruled(checkValue(types[column] ?? '', value), rule, about)
    if (stored === null && required.includes(column)) throw new BadValue('is empty')
    return stored
  } catch (error) {
    throw error instanceof BadValue ? fail(error.message) : error
  }
}

function ruled(value: unknown, rule: ColumnRule | undefined, about: AboutRow): unknown {
  return rule ? rule(value as never, about) : value
}
