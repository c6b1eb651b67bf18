import { raw } from 'sql-template-tag'
import * as z from 'zod/mini'
import { sql, type Database, type Tools } from '../tools.ts'
import { extensionPoint } from '../extension-points.ts'
import { SKEW_MS } from './clock-state.ts'
import { waitingColumns } from './waits.ts'

/**
 * The hours for which a column may correctly be in the future: breaking news has an end that is
 * hours ahead.
 */
const HOURS_AHEAD: Record<string, number> = { 'articles.breaking_until': 6 }

/**
 * Columns with times that are part of a key; rows with wrong times are deleted instead of changed.
 */
const dropped = ['trend_sightings.hour']

/** Work of areas after stored times were corrected, in the same transaction. */
export const stampsMoved =
  extensionPoint<(db: Database, tools: Omit<Tools, 'extensions'>) => Promise<void>>('stamps-moved')

const Column = z.object({ table: z.string(), column: z.string() })

/**
 * Corrects times in the future after a clock that was ahead is right again: rows that were written
 * meanwhile count as written now. To be called only if the clock is known to be right, because a
 * clock that is behind would change all times.
 */
export async function endFutureStamps(
  { extensions, ...tools }: Tools,
  db: Database,
  now: Date,
): Promise<void> {
  const ahead = (hours = 0) => new Date(now.getTime() + SKEW_MS + hours * 3_600_000)
  // Articles with such times are marked before the times change, so that they are written again.
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
