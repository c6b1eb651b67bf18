import { raw } from 'sql-template-tag'
import { ARCHIVE } from './limits.ts'
import { sql, type Database } from '../tools.ts'
import { BadValue } from './archive-part.ts'
import { quoted } from './archive-tables.ts'
import type { CheckRow } from './checks/check-row.ts'
import { damaged } from './damaged.ts'
import { linesOf } from './lines-of.ts'
import type { ManifestTable } from './read-archive.ts'

/** The most characters that are sent to the database at a time. */
const BATCH_CHARACTERS = 4_000_000
const BATCH_ROWS = 5000

interface CheckedRow {
  /** The number of the row within its table, from 1. */
  number: number
  json: string
}

/** Stores the rows of a part after checking each; returns their number. */
export async function storePart(
  db: Database,
  table: ManifestTable,
  body: AsyncIterable<Buffer>,
  { check, rowsBefore }: { check: CheckRow; rowsBefore: number },
): Promise<number> {
  let rows = 0
  let batch: CheckedRow[] = []
  let characters = 0
  for await (const line of linesOf(body, ARCHIVE.rowBytes)) {
    const number = rowsBefore + ++rows
    const json = checked(table, number, line, check)
    batch.push({ number, json })
    characters += json.length
    if (characters < BATCH_CHARACTERS && batch.length < BATCH_ROWS) continue
    await insertRows(db, table, batch)
    batch = []
    characters = 0
  }
  if (batch.length > 0) await insertRows(db, table, batch)
  return rows
}

function checked(table: ManifestTable, number: number, line: string, check: CheckRow): string {
  try {
    return JSON.stringify(check(table.name, table.columns, JSON.parse(line)))
  } catch (error) {
    if (error instanceof BadValue) throw badRow(table, number, error.message, error)
    if (error instanceof SyntaxError) throw badRow(table, number, 'is not JSON', error)
    throw error
  }
}

/**
 * Inserts all rows at once. If the database refuses a row, it is found by bisection, so that the
 * message can name it.
 */
async function insertRows(db: Database, table: ManifestTable, rows: CheckedRow[]): Promise<void> {
  try {
    await db.transaction((db) => insert(db, table, rows))
  } catch (error) {
    if (!isAboutData(error)) throw error
    if (rows.length === 1) throw badRow(table, rows[0]!.number, reasonOf(error), error)
    const middle = rows.length >> 1
    await insertRows(db, table, rows.slice(0, middle))
    await insertRows(db, table, rows.slice(middle))
  }
}

async function insert(db: Database, { name, columns }: ManifestTable, rows: CheckedRow[]) {
  const list = raw(columns.map(quoted).join(', '))
  const json = `[${rows.map((row) => row.json).join(',')}]`
  await db.run(sql`
    insert into ${raw(quoted(name))} (${list}) overriding system value
    select ${list} from json_populate_recordset(null::${raw(quoted(name))}, ${json}::json)`)
}

/**
 * Says if PostgreSQL's error is about the data: values, constraints, SQL in values, or rows that
 * are too large.
 */
function isAboutData(error: unknown): error is Error & { detail?: string } {
  return error instanceof Error && /^(22|23|42|54)/.test(String((error as { code?: string }).code))
}

function reasonOf({ message, detail }: Error & { detail?: string }): string {
  return `is refused by the database: ${detail ?? message}`.replace(/\.$/, '')
}

function badRow({ name }: ManifestTable, number: number, why: string, cause: unknown) {
  return damaged(`row ${number} of "${name}" ${why}`, cause)
}
