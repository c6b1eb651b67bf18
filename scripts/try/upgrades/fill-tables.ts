import pg from 'pg'
import { raw } from 'sql-template-tag'
import * as z from 'zod/mini'
import { sql, type Database, type Secrets } from '#server/tools.ts'
import { quoted } from '#server/archive/archive-tables.ts'
import { madeValues, neededColumns, valueOf } from './made-values.ts'
import type { Place, Value } from './made-values/make.ts'
import { readColumns, type Column } from './read-columns.ts'

const ROWS = 3

/**
 * Fills every empty table with rows: the first of each with only the columns that need a value, the
 * others with all columns. Tables that the migrations fill stay as they are.
 */
export async function fillTables(db: Database, secrets: Secrets): Promise<void> {
  const tables = await readColumns(db)
  // Before readers had roles, a server had a single reader.
  const has = (table: string, column: string) =>
    tables.get(table)!.some(({ name }) => name === column)
  const readers = has('readers', 'role') ? 2 : 1
  const isApart = has('articles', 'private_to')
  const keys = new Map<string, string[]>()
  for (const [table, columns] of tables) {
    if ((await countOf(db, table)) > 0) continue
    const rows = table === 'readers' ? readers : ROWS
    for (let nth = 0; nth < rows; nth++) {
      await insertRow(db, table, columns, { nth, readers, isApart, now: new Date(), secrets }, keys)
    }
    keys.set(table, await readKeys(db, table))
    if ((await countOf(db, table)) === 0) throw new Error(`Nothing could be stored in ${table}`)
  }
}

async function insertRow(
  db: Database,
  table: string,
  columns: Column[],
  place: Place,
  keys: Map<string, string[]>,
): Promise<void> {
  const given = columns.flatMap((column) => {
    const value = cellOf(column, place, keys)
    return value === undefined ? [] : [[quoted(column.name), literal(value, column.type)] as const]
  })
  const names = given.map(([name]) => name).join(', ')
  const values = given.map(([, value]) => value).join(', ')
  const what = given.length === 0 ? 'default values' : `(${names}) values (${values})`
  await db.run(raw(`insert into ${quoted(table)} ${what} on conflict do nothing`))
}

/** The value of a cell; undefined for the column's default. */
function cellOf(column: Column, place: Place, keys: Map<string, string[]>): Value | undefined {
  const { table, name, type, isRequired, hasDefault, refersTo, allowed } = column
  const make = madeValues[`${table}.${name}`]
  const isSparse = place.nth === 0 && !neededColumns.has(`${table}.${name}`)
  if (make) return isSparse && !isRequired ? undefined : make(place)
  if (isSparse && (!isRequired || hasDefault)) return undefined
  const there = refersTo && keys.get(refersTo.table)
  if (there && there.length > 0) return there[place.nth % there.length]
  if (name === 'id' && type === 'text') return `${table}-${place.nth}`
  if (allowed.length > 0) return allowed[place.nth % allowed.length]
  return valueOf(type, `${table}.${name}`, place)
}

function literal(value: Value, type: string): string {
  if (value === null) return 'null'
  return `${pg.escapeLiteral(asText(value, type))}::${type}`
}

function asText(value: Exclude<Value, null>, type: string): string {
  if (typeof value !== 'object') return String(value)
  if (value instanceof Uint8Array) return `\\x${Buffer.from(value).toString('hex')}`
  if (type === 'jsonb' || !Array.isArray(value)) return JSON.stringify(value)
  return `{${value.map((one: Exclude<Value, null>) => JSON.stringify(asText(one, ''))).join()}}`
}

async function countOf(db: Database, table: string): Promise<number> {
  const { count } = await db.one(
    z.object({ count: z.int() }),
    sql`select count(*) as count from ${raw(quoted(table))}`,
  )
  return count
}

/**
 * Reads the ids by which other rows refer to a table; empty for a table without the column `id`.
 */
async function readKeys(db: Database, table: string): Promise<string[]> {
  const rows = await db.many(
    z.object({ id: z.nullable(z.string()) }),
    sql`select to_jsonb(stored) ->> 'id' as id from ${raw(quoted(table))} as stored order by id`,
  )
  return rows.flatMap(({ id }) => id ?? [])
}
