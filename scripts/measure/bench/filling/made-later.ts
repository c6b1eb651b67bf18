import { raw } from 'sql-template-tag'
import limit from 'p-limit'
import * as z from 'zod/mini'
import { sql, type Database } from '#server/tools.ts'

/**
 * The number of indexes that are built at once; two use both cores, even if they are of one table.
 */
const AT_ONCE = 2

const Part = z.object({ table: z.string(), name: z.string(), definition: z.string() })
type Part = z.infer<typeof Part>

/**
 * Fills tables without their indexes and constraints, except keys to which others refer, and then
 * restores these. The rows are checked as if they had been inserted one by one, but in a tenth of
 * the time. After a failure the indexes stay missing, so this is only for servers that will be
 * deleted.
 */
export async function withIndexesMadeLater(
  db: Database,
  tables: string[],
  fill: () => Promise<void>,
): Promise<void> {
  const keys = await constraintsOf(db, tables, ['f'])
  const uniques = await constraintsOf(db, tables, ['u', 'p'])
  const indexes = await db.many(
    Part,
    sql`select indrelid::regclass::text as table, indexrelid::regclass::text as name,
          pg_get_indexdef(indexrelid) as definition
        from pg_index where indrelid = any(${tables}::regclass[])
          and not exists (select from pg_constraint where conindid = indexrelid and contype in ('u', 'p'))`,
  )
  for (const { table, name } of [...keys, ...uniques])
    await db.run(raw(`alter table ${table} drop constraint ${name}`))
  for (const { name } of indexes) await db.run(raw(`drop index ${name}`))

  await fill()

  await inTurns(db, indexes, ({ definition }) => definition)
  const add = ({ table, name, definition }: Part) =>
    `alter table ${table} add constraint ${name} ${definition}`
  // Constraints of one table are added one after another, because they block each other.
  await inTurns(db, uniques, add)
  await inTurns(db, keys, add)
}

/** The constraints of the tables, except keys to which foreign keys refer. */
function constraintsOf(db: Database, tables: string[], kinds: string[]): Promise<Part[]> {
  return db.many(
    Part,
    sql`select conrelid::regclass::text as table, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
        from pg_constraint where conrelid = any(${tables}::regclass[]) and contype = any(${kinds}::"char"[])
          and not exists (select from pg_constraint as other
            where other.contype = 'f' and other.conindid = pg_constraint.conindid and pg_constraint.contype <> 'f')`,
  )
}

async function inTurns(db: Database, parts: Part[], make: (part: Part) => string): Promise<void> {
  const inTurn = limit(AT_ONCE)
  await Promise.all(
    parts.map((part) =>
      inTurn(() =>
        db.transaction(async (db) => {
          await db.run(sql`set local maintenance_work_mem = '1GB'`)
          await db.run(raw(make(part)))
        }),
      ),
    ),
  )
}
