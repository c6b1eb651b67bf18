import * as z from 'zod/mini'
import { sql, type Database } from '#server/tools.ts'

const Column = z.object({
  table: z.string(),
  name: z.string(),
  /** The type as PostgreSQL names it, such as "bigint" or "text[]". */
  type: z.string(),
  isRequired: z.boolean(),
  hasDefault: z.boolean(),
  /** The table and column that the value refers to; null if it refers to none. */
  refersTo: z.nullable(z.object({ table: z.string(), column: z.string() })),
  /** The values that a check constraint lists; empty without such a constraint. */
  allowed: z.array(z.string()),
})
export type Column = z.infer<typeof Column>

/**
 * Columns that refer to a row of another table without a foreign key, as in tables whose rows outlive their subject.
 */
const named: Record<string, { table: string; column: string }> = {
  reader_id: { table: 'readers', column: 'id' },
  feed_id: { table: 'feeds', column: 'id' },
  entry_id: { table: 'entries', column: 'id' },
  article_id: { table: 'articles', column: 'id' },
  affair_id: { table: 'articles', column: 'id' },
  image_entry_id: { table: 'entries', column: 'id' },
  original_id: { table: 'entries', column: 'id' },
  topic_id: { table: 'topics', column: 'id' },
}

/** The comment on columns and tables that are empty because a migration moved their contents. */
const UNUSED = '%only what older archives hold passes through%'

/**
 * The columns to fill in all of our tables, by table, each table after those that it refers to. If
 * a key has two parts, one is the reader, who is the same in rows at the same position.
 */
export async function readColumns(db: Database): Promise<Map<string, Column[]>> {
  const rows = await db.many(
    Column,
    sql`select relname::text as "table", attname::text as name, format_type(atttypid, null) as type,
          attnotnull as is_required, atthasdef as has_default,
          (select jsonb_build_object('table', parent.relname, 'column', aim.attname)
            from pg_constraint join pg_class as parent on parent.oid = confrelid
              join pg_attribute as aim on aim.attrelid = confrelid
                and aim.attnum = confkey[array_position(conkey, pg_attribute.attnum)]
            where conrelid = pg_class.oid and contype = 'f' and pg_attribute.attnum = any (conkey)
              and (array_length(conkey, 1) = 1 or pg_attribute.attname <> 'reader_id')) as refers_to,
          array(select (regexp_matches(pg_get_constraintdef(oid), '''([^'']*)''::text', 'g'))[1]
            from pg_constraint where conrelid = pg_class.oid and contype = 'c' and conkey = array[pg_attribute.attnum]
              and pg_get_constraintdef(oid) like '%= ANY%' and format_type(atttypid, null) = 'text') as allowed
        from pg_class join pg_attribute on attrelid = pg_class.oid
        where relnamespace = current_schema()::regnamespace and relkind in ('r', 'p') and relname <> 'migrations'
          and coalesce(obj_description(attrelid, 'pg_class'), '') not like ${UNUSED}
          and coalesce(col_description(attrelid, attnum), '') not like ${UNUSED}
          and attnum > 0 and not attisdropped and attgenerated = '' and attidentity = ''
        order by relname, attnum`,
  )
  const tables = new Map<string, Column[]>()
  for (const column of rows.map(withName))
    tables.set(column.table, [...(tables.get(column.table) ?? []), column])
  return inOrder(tables)
}

function withName(column: Column): Column {
  const aim = named[column.name]
  const isItself = aim?.table === column.table
  return column.refersTo || !aim || isItself ? column : { ...column, refersTo: aim }
}

function inOrder(tables: Map<string, Column[]>): Map<string, Column[]> {
  const ordered = new Map<string, Column[]>()
  const isThere = ({ table, refersTo }: Column) =>
    refersTo === null ||
    refersTo.table === table ||
    ordered.has(refersTo.table) ||
    !tables.has(refersTo.table)
  while (ordered.size < tables.size) {
    const next = [...tables].find(
      ([table, columns]) => !ordered.has(table) && columns.every(isThere),
    )
    if (!next) throw new Error('Tables refer to one another in a circle')
    ordered.set(...next)
  }
  return ordered
}
