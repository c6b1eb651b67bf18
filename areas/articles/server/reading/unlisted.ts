import { sql, type Sql } from '#server/tools.ts'

/** A condition on `articles`: neither archived nor hidden by the reader or one of their rules. */
export function isInLists(readerId: string): Sql {
  return sql`not exists (
    select 1 from articles_put_away where article_id = articles.id and reader_id = ${readerId})`
}

/**
 * A condition on `articles`: the reader had not read it by `at`, if that is given. An article that
 * was read later stays in an open list.
 */
export function wasUnread(readerId: string, at: string | undefined, id = sql`articles.id`): Sql {
  if (at === undefined) return sql`true`
  return sql`not exists (
    select 1 from article_reads
    where article_reads.article_id = ${id} and article_reads.reader_id = ${readerId} and article_reads.read_at <= ${at})`
}

/**
 * A condition on `articles`: not hidden. Archived articles meet it, because a search finds them.
 */
export function isFindable(readerId: string): Sql {
  return sql`not exists (
    select 1 from articles_put_away
    where article_id = articles.id and reader_id = ${readerId} and state = 'hidden')`
}
