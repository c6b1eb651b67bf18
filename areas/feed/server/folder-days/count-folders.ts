import { everyCategory } from '#engine/categories/categories.ts'
import { archivedUntil } from '#feeds/store/retention.ts'
import { sql, type Sql } from '#server/tools.ts'
import { allListed, type ArticleScope, hubNumber } from '#areas/articles/server/lends/lists.ts'
import { CategoryCount } from '#areas/articles/server/lends/folders.ts'

/**
 * The last day whose counts are stored, by the database's clock. Changes up to this day are
 * recorded, so that the counts can be replaced; newer days are always counted.
 */
export const lastKeptDay = sql`((now() at time zone 'UTC')::date - 2)`

/**
 * Counts a reader's articles and read articles by folder, since a moment or of all times. It adds
 * stored counts of days to fresh counts of the other days, with the same result as counting
 * everything.
 */
export async function countFolders(
  scope: ArticleScope,
  since: Date | null,
): Promise<CategoryCount[]> {
  const { readerId } = scope
  const hub = hubNumber(scope)
  return scope.db.many(
    CategoryCount,
    sql`with first as materialized (select ${firstDay(scope, since)} as day),
        changed as materialized (
          select distinct day from folder_days_changed
          where (whose is null or whose = ${readerId}) and (hub is null or hub = ${hub})
        ),
        kept as materialized (
          select folder_days.* from folder_days, first
          where reader_id = ${readerId} and hub = ${hub} and folder_days.day > first.day and folder_days.day <= ${lastKeptDay}
            and folder_days.day not in (select day from changed where day is not null)
            and not exists (select from changed where day is null)
        ),
        open as materialized (${spansOf(sql`
          select one::date as day from first, generate_series(first.day, ${lastKeptDay}, interval '1 day') as one
          where one::date not in (select day from kept)`)}
          union all
          select greatest(first.day, ${lastKeptDay} + 1), 'infinity' from first
        )
        select category, sum(total)::int as total, sum(read)::int as read from (
          select category, count(*) as total, count(is_read) as read
          from open, lateral (${listedOf(scope, since)}) as listed group by category
          union all
          select folder, total, read from kept, unnest(folders, totals, reads) as of_day (folder, total, read)
          union all
          select folder, 0, 0 from folder_settings where reader_id = ${readerId}
        ) as counted where category <> '' group by category`,
  )
}

/** The oldest day, of which only a part may count. Null without articles and without a limit. */
export function firstDay({ readerId, now }: ArticleScope, since: Date | null): Sql {
  // `greatest` ignores null, so a missing limit has no effect.
  return sql`greatest(
    (select folder_day(published_at) from articles order by published_at limit 1),
    ${since === null ? sql`null::date` : sql`folder_day(${since}::timestamptz)`},
    (select folder_day(until) from (select ${archivedUntil(readerId, now)}) as archived (until) where until is not null))`
}

/** Consecutive days as one span, from its first day to the day after its last. */
function spansOf(days: Sql): Sql {
  return sql`
    select min(day) as from_day, max(day) + 1 as until_day from (
      select day, day - row_number() over (order by day)::int as span from (${days}) as one
    ) as numbered group by span`
}

/** The folder of each listed article of a span, and its id if the reader read it. */
export function listedOf(scope: ArticleScope, since: Date | null): Sql {
  const { readerId } = scope
  // The conditions match the index for counting, which begins with the category and continues with
  // the time.
  const within = sql`category = any(${[...everyCategory]})
    and published_at >= case when from_day = '2000-01-01' then '-infinity' else from_day::timestamp at time zone 'UTC' end
    and published_at < until_day::timestamp at time zone 'UTC'
    and ${since === null ? sql`true` : sql`published_at > ${since}`}`
  return sql`
    select coalesce(article_moves.category, folder, listed.category) as category, article_reads.article_id as is_read
    from (${allListed(scope, within)}) as listed
      left join article_moves on article_moves.article_id = id and article_moves.reader_id = ${readerId}
      left join articles_filed on articles_filed.article_id = id and articles_filed.reader_id = ${readerId}
      left join article_reads on article_reads.article_id = id and article_reads.reader_id = ${readerId}`
}
