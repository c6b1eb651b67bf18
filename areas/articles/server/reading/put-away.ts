import { sql, type Sql } from '#server/tools.ts'

/** A condition on `articles`: neither archived nor hidden by the reader or a rule of theirs. */
export function isInLists(readerId: string): Sql {
  return sql`not exists (
    select 1 from articles_put_away where article_id = articles.id and reader_id = ${readerId})`
}

/** A condition on `articles`: not hidden; what is archived is still found. */
export function isFindable(readerId: string): Sql {
  return sql`not exists (
    select 1 from articles_put_away
    where article_id = articles.id and reader_id = ${readerId} and state = 'hidden')`
}
