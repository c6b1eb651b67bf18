import { raw } from 'sql-template-tag'
import * as z from 'zod/mini'
import { sql, type Database, type Tools } from '../tools.ts'
import { extensionPoint } from '../extension-points.ts'
import { SKEW_MS } from './clock-state.ts'
import { waitingColumns } from './waits.ts'

/**
 * Hours by which these columns may correctly be in the future: a burst of reports is breaking news
 * for hours.
 */
const HOURS_AHEAD: Record<string, number> = { 'articles.breaking_until': 6 }

/** Times that are part of a key; their rows are deleted instead of moved. */
const dropped = ['trend_sightings.hour']

/** Work in the same transaction after stored times were corrected. */
export const stampsMoved =
  extensionPoint<(db: Database, tools: Omit<Tools, 'extensions'>) => Promise<void>>('stamps-moved')

const Column = z.object({ table: z.string(), column: z.string() })

/**
 * Corrects times in the future once a clock that was ahead is right again: rows that were written
 * meanwhile count as written now. To be called only when this is known, because a clock that is
 * behind would change all times.
 */
export async function endFutureStamps(
  { extensions, ...tools }: Tools,
  db: Database,
  now: Date,
): Promise<void> {
  const ahead = (hours = 0) => new Date(now.getTime() + SKEW_MS + hours * 3_600_000)
  // Articles with such times are found before the times change, and are written again.
  await db.run(sql`
    select mark_stale(array(
      select id from articles where published_at > ${ahead()} or first_published_at > ${ahead()}))`)
  // Keeps only the newest of several views that are in the future.
  await db.run(sql`
    delete from article_looks as look where looked_at > ${ahead()} and exists (
      select 1 from article_looks as newer where newer.reader_id = look.reader_id
        and newer.article_id = look.article_id and newer.looked_at > look.looked_at)`)

  for (const { table, column } of await stampColumns(db, waitingColumns(extensions))) {
    const name = `${table}.${column}`
    const [of, at] = [raw(`"${table}"`), raw(`"${column}"`)]
    const limit = ahead(HOURS_AHEAD[name])
    await db.run(
      dropped.includes(name)
        ? sql`delete from ${of} where ${at} > ${limit}`
        : sql`update ${of} set ${at} = ${now} where ${at} > ${limit}`,
    )
  }
  for (const follow of extensions(stampsMoved)) await follow(db, tools)
}

/** Columns with times, except those of waits. */
async function stampColumns(db: Database, waiting: readonly string[]) {
  const columns = await db.many(
    Column,
    sql`select relname as table, attname as column from pg_attribute join pg_class on pg_class.oid = attrelid
        where relnamespace = current_schema()::regnamespace and relkind = 'r' and attnum > 0
          and not attisdropped and attgenerated = '' and atttypid = 'timestamptz'::regtype
          and relname not in ('migrations', 'hub_clock')
        order by relname, attname`,
  )
  return columns.filter(({ table, column }) => !waiting.includes(`${table}.${column}`))
}
