import * as z from 'zod/mini'
import { folderOf, nameOfCategory } from '#areas/articles/server/lends/folders.ts'
import { isOpenTo, type ArticleScope } from '#areas/articles/server/lends/lists.ts'
import { Temporal } from 'temporal-polyfill'
import { sql } from '#server/tools.ts'
import type { Reading } from '../../contract.ts'

const DAYS = 7

/** A query for the articles that a reader opened by hand since a moment, with the times. */
const openedSince = ({ readerId, now }: ArticleScope, since: string) => sql`
  select article_id, read_at from article_reads
  where reader_id = ${readerId} and rule_id is null and batch is null and read_at >= ${since} and read_at <= ${now}`

/**
 * Counts the articles that a reader opened by hand, and those saved by hand, in the last seven days
 * of the reader's time zone.
 */
export async function readingWeek(
  scope: ArticleScope,
  zone: string,
): Promise<{ reading: Reading; opened: number; saved: number }> {
  const { db, now } = scope
  const today = Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(zone)
  const first = today.toPlainDate().subtract({ days: DAYS - 1 })
  const starts = Array.from({ length: DAYS }, (_, day) =>
    new Date(first.add({ days: day }).toZonedDateTime(zone).epochMilliseconds).toISOString(),
  )
  const since = starts[0]!
  const byDay = await db.many(
    z.object({ opened: z.int() }),
    sql`with opened as (${openedSince(scope, since)}), starts as (
          select start, nth, lead(start) over (order by nth) as until
          from unnest(${starts}::timestamptz[]) with ordinality as day (start, nth))
        select count(article_id)::int as opened from starts
          left join opened on read_at >= start and (until is null or read_at < until)
        group by nth order by nth`,
  )
  const { subjects, saved } = await readingSince(scope, since)
  const days = byDay.map((day, at) => ({ day: starts[at]!, opened: day.opened }))
  const opened = days.reduce((sum, day) => sum + day.opened, 0)
  return { reading: { days, subjects }, opened, saved }
}

/** Counts the opened and saved articles since a moment, without their days. */
export async function readingSince(
  scope: ArticleScope,
  since: string,
): Promise<{ subjects: Reading['subjects']; opened: number; saved: number }> {
  const { db, readerId, now } = scope
  const category = sql`coalesce(nullif(${folderOf(readerId)}, ''), articles.category)`
  const subjects = await db.many(
    z.object({ category: z.string(), opened: z.int() }),
    sql`with opened as (${openedSince(scope, since)})
        select coalesce(${nameOfCategory(readerId, category)} ->> 'name', ${category}) as category, count(*)::int as opened
        from opened join articles on articles.id = article_id
        where ${isOpenTo(readerId)}
        group by 1 order by opened desc, category`,
  )
  const counts = await db.one(
    z.object({ opened: z.int(), saved: z.int() }),
    sql`select (select count(*)::int from (${openedSince(scope, since)}) as opened) as opened,
          (select count(*)::int from saved_articles
            where reader_id = ${readerId} and rule_id is null and saved_at >= ${since} and saved_at <= ${now}) as saved`,
  )
  return { subjects, ...counts }
}
