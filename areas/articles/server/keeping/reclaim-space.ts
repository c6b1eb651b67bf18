import { raw } from 'sql-template-tag'
import * as z from 'zod/mini'
import { isTakingIn } from '#feeds/taking-in.ts'
import { pause } from '#server/pause.ts'
import { sql, type Database, type Tools } from '#server/tools.ts'

/**
 * The least size of a table, and the least gain in bytes and as a share, that justify rewriting it.
 */
const LEAST_BYTES = 16_000_000
const LEAST_SHARE = 0.2
/**
 * The largest table to rewrite at any time. It takes a few seconds, for which its readers wait
 * (docs/benchmarks.md).
 */
const QUICK_BYTES = 128_000_000
/**
 * The first and last hour, by the server's clock, in which large tables are rewritten, and any
 * table while news comes in.
 */
const QUIET_HOURS = [2, 5] as const
/**
 * The number of attempts to rewrite a table that is in use, at short intervals. After them, it is
 * tried again in an hour.
 */
const TRIES = 40
const TRY_AGAIN_MS = 100
/** The number of pages to sample. */
const SAMPLE_PAGES = 500
/**
 * The overhead of a row in PostgreSQL: headers, pointers and alignment. `PACKING` covers the unused
 * rest of a page.
 */
const ROW_BYTES = 36
const PACKING = 1.08
/**
 * The free disk space that rewriting a table needs, as a multiple of the new table's size, for its
 * indexes and the write-ahead log.
 */
const ROOM_TO_WRITE = 2

const Table = z.object({
  name: z.string(),
  bytes: z.int(),
  rows: z.number(),
  pages: z.int(),
  columns: z.array(z.string()),
})
type Table = z.infer<typeof Table>

/**
 * Returns the space of deleted rows to the disk by rewriting tables with much free space. Readers
 * and writers of a table wait meanwhile, so large tables are only rewritten in quiet hours, and so
 * is any table while news comes in. A table that is in use is never rewritten.
 */
export async function reclaimSpace(tools: Tools, { hasDeleted = true } = {}): Promise<void> {
  const { db, disk, log, now } = tools
  for (const table of await largeTables(db)) {
    if (hasDeleted) await db.run(sql`vacuum (analyze) ${nameOf(table)}`)
  }
  const hour = now().getHours()
  const isQuiet = hour >= QUIET_HOURS[0] && hour <= QUIET_HOURS[1]
  for (const table of await largeTables(db)) {
    const slack = await slackOf(db, table)
    const isWorth = slack >= LEAST_BYTES && slack >= table.bytes * LEAST_SHARE
    if (!isWorth) continue
    if (!isQuiet && (table.bytes > QUICK_BYTES || (await isTakingIn(tools)))) continue
    // The old and the new table exist side by side until the new one is complete.
    if (((await disk.freeBytes()) ?? Infinity) < (table.bytes - slack) * ROOM_TO_WRITE) continue
    const isDone = await writeAnew(db, table)
    const words = isDone
      ? 'Rewrote a table'
      : 'A table is in use; its free space is reclaimed later'
    log.info({ table: table.name, bytes: table.bytes, slack }, words)
  }
}

/**
 * Rewrites a table without waiting for its lock. Returns false if the table was in use at each
 * attempt.
 */
async function writeAnew(db: Database, table: Table): Promise<boolean> {
  const before = await fileOf(db, table)
  for (let tries = 0; tries < TRIES; tries++) {
    if (tries > 0) await pause(TRY_AGAIN_MS)
    await db.run(sql`vacuum (full, analyze, skip_locked) ${nameOf(table)}`)
    if ((await fileOf(db, table)) !== before) return true
  }
  return false
}

/** The number of a table's file, which changes when the table is rewritten. */
async function fileOf(db: Database, { name }: Table): Promise<number> {
  const { file } = await db.one(
    z.object({ file: z.int() }),
    sql`select pg_relation_filenode(${quoted(name)}::regclass)::bigint as file`,
  )
  return file
}

/** The bytes of free space within tables that were not returned to the disk. */
export async function slackBytes(db: Database): Promise<number> {
  let sum = 0
  for (const table of await largeTables(db)) sum += await slackOf(db, table)
  return sum
}

function largeTables(db: Database): Promise<Table[]> {
  return db.many(
    Table,
    sql`select relname as name, pg_table_size(oid) as bytes, reltuples::float8 as rows, relpages as pages,
          array(select attname::text from pg_attribute
            where attrelid = pg_class.oid and attnum > 0 and not attisdropped order by attnum) as columns
        from pg_class
        where relnamespace = current_schema()::regnamespace and relkind = 'r'
          and pg_table_size(oid) >= ${LEAST_BYTES}
        order by relname`,
  )
}

/**
 * The bytes of free space in a table, estimated from the size of rows in a sample of pages; 0 if
 * its rows were never counted, or the sample has none.
 */
async function slackOf(db: Database, table: Table): Promise<number> {
  const { rows, pages, bytes, columns } = table
  if (rows < 0) return 0
  const percent = Math.min(100, (100 * SAMPLE_PAGES) / Math.max(1, pages))
  const sizes = columns.map((name) => `coalesce(pg_column_size(${quoted(name)}), 0)`).join(' + ')
  const { width } = await db.one(
    z.object({ width: z.nullable(z.number()) }),
    sql`select avg(${raw(sizes)})::float8 as width from ${nameOf(table)} tablesample system (${raw(String(percent))})`,
  )
  if (width === null && rows > 0) return 0
  return Math.max(0, Math.round(bytes - rows * ((width ?? 0) + ROW_BYTES) * PACKING))
}

function nameOf({ name }: Table) {
  return raw(quoted(name))
}

function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`
}
