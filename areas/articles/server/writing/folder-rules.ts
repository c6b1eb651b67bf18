import { advisoryLocks } from '#server/database/advisory-locks.ts'
import { sql, type Database, type Sql } from '#server/tools.ts'
import { toldWords } from '../search/told-words.ts'
import { everyCategory } from '#engine/categories/categories.ts'

/**
 * The number of newest articles that are filed again when settings change, as many as folders
 * count.
 */
const FILED_AGAIN = 10_000

/**
 * Locks filing until the end of a transaction that changes folders. Otherwise articles written at
 * the same time would be filed by the former settings, or twice. Writers share the lock, and this
 * call waits for them.
 */
export async function lockFiling(db: Database): Promise<void> {
  await db.run(sql`select pg_advisory_xact_lock(${advisoryLocks.filing})`)
}

/** Assigns newly written articles to the folders of all readers. */
export async function fileArticles(db: Database, articles: number[]): Promise<void> {
  await db.run(sql`select pg_advisory_xact_lock_shared(${advisoryLocks.filing})`)
  await file(db, sql`articles.id = any(${articles})`, sql`true`)
}

/**
 * Files a reader's articles again after the folders changed. The caller must have locked filing
 * before that.
 */
export async function fileAgain(db: Database, readerId: string): Promise<void> {
  await file(
    db,
    sql`articles.id in (select id from articles order by published_at desc limit ${FILED_AGAIN})`,
    sql`reader_id = ${readerId}`,
  )
}

/**
 * Files articles. A folder accepts articles with its keywords, whatever their subject, and those of
 * its own subject, but none with an excluded word, or that none of its sources carries.
 */
async function file(db: Database, articles: Sql, readers: Sql): Promise<void> {
  await db.run(sql`
    delete from articles_filed using articles
    where article_id = articles.id and ${articles} and ${readers}`)
  await db.run(sql`
    insert into articles_filed (reader_id, article_id, folder)
    select reader_id, id, coalesce(taken, learnt, '') from (
      select reader_id, articles.id, category,
        (select folder from folder_settings as rule
          where rule.reader_id = reader.reader_id and search @@ includes and ${isAdmitted}
            and not exists (select from reader_categories as gone where gone.reader_id = rule.reader_id
              and gone.id = rule.folder and gone.removed_at is not null)
          order by array_position(${[...everyCategory]}::text[], folder) limit 1) as taken,
        ${learntFolder} as learnt,
        exists (select from folder_settings as rule
          where rule.reader_id = reader.reader_id and folder = category and not ${isAdmitted}) as is_refused
      from articles, (${editors(readers)}) as reader
      where ${articles}
    ) as article
    where coalesce(taken, learnt, case when is_refused then '' else category end) <> category`)
}

/** A table of the readers who have settings for folders. */
function editors(readers: Sql): Sql {
  return sql`select reader_id from folder_settings where ${readers}
    union select reader_id from reader_categories where words is not null and removed_at is null and ${readers}`
}

/** Selects the category whose examples an article is most similar to, if it is similar enough. */
const learntFolder = sql`(
  select id from (
    select like_it.id, enough,
      (select sum((words->>lexeme)::float8) from unnest(${toldWords}) where words ? lexeme) as likeness
    from reader_categories as like_it
    where like_it.reader_id = reader.reader_id and words is not null and removed_at is null
  ) as compared where likeness >= enough order by likeness desc, id limit 1)`

/**
 * A condition: the folder does not exclude the article. If none of the folder's sources is followed
 * any more, its list of sources is ignored.
 */
const isAdmitted = sql`(not coalesce(search @@ excludes, false) and (
  rule.feed_ids is null or rule.feed_ids && articles.feed_ids or not exists (
    select from sources where sources.reader_id = rule.reader_id and feed_id = any(rule.feed_ids))))`
