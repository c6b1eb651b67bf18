import { raw } from 'sql-template-tag'
import * as z from 'zod/mini'
import { quoted } from '#server/archive/archive-tables.ts'
import { sql, type Database } from '#server/tools.ts'

type Row = Record<string, unknown>
/** All rows of all of our tables, by table. */
export type Contents = Map<string, Row[]>

const Name = z.object({ name: z.string() })

export async function readContents(db: Database): Promise<Contents> {
  const tables = await db.many(
    Name,
    sql`select relname::text as name from pg_class
        where relnamespace = current_schema()::regnamespace and relkind in ('r', 'p') and relname <> 'migrations'
        order by relname`,
  )
  const contents: Contents = new Map()
  for (const { name } of tables) {
    const rows = await db.many(
      z.object({ row: z.record(z.string(), z.unknown()) }),
      sql`select to_jsonb(stored) as row from ${raw(quoted(name))} as stored order by stored::text`,
    )
    contents.set(
      name,
      rows.map(({ row }) => row),
    )
  }
  return contents
}

/** The definitions of everything that migrations make, to compare two databases. */
export async function readShape(db: Database): Promise<string[]> {
  const rows = await db.many(
    Name,
    sql`
      with ours as (select oid, relname, relkind, relrowsecurity, relforcerowsecurity, reloptions, relnamespace
        from pg_class where relnamespace = current_schema()::regnamespace)
      select format('table %s %s %s %s %s', relname, relkind, relrowsecurity, relforcerowsecurity, reloptions) as name from ours
      union all select format('column %s.%s %s %s %s %s %s %s', relname, attname, format_type(atttypid, atttypmod), attnotnull,
          attidentity, attgenerated, pg_get_expr(adbin, adrelid), col_description(attrelid, attnum))
        from pg_attribute join ours on ours.oid = attrelid left join pg_attrdef on adrelid = attrelid and adnum = attnum
        where attnum > 0 and not attisdropped and relkind in ('r', 'p')
      union all select format('constraint %s %s %s', relname, conname, pg_get_constraintdef(pg_constraint.oid))
        from pg_constraint join ours on ours.oid = conrelid
      union all select indexdef from pg_indexes where schemaname = current_schema()
      union all select pg_get_functiondef(oid) from pg_proc where pronamespace = current_schema()::regnamespace
      union all select pg_get_triggerdef(pg_trigger.oid) from pg_trigger join ours on ours.oid = tgrelid where not tgisinternal
      union all select format('policy %s %s %s %s', relname, polname, polcmd, pg_get_expr(polqual, polrelid))
        from pg_policy join ours on ours.oid = polrelid
      order by name`,
  )
  return rows.map(({ name }) => name)
}
