import { sql, type Sql } from '#server/tools.ts'

/** The name of the event of a new article, in all kinds of notifications. */
export const articleEvent = (article: number) => `article/${article}`

/**
 * A condition on `articles`: the reader was already notified in this way of an article that this
 * one was a part of. A split is not news.
 */
export function wasToldAsPart(reader: Sql, { id: kind }: { id: string }): Sql {
  return sql`exists (
    with recursive former as (
      select from_article_id as id, parted_at from article_partings where article_id = articles.id
      union
      select from_article_id, parting.parted_at from article_partings as parting join former on article_id = former.id
    )
    select from former join notifications as told on told.event = 'article/' || former.id
    where told.reader_id = ${reader} and told.kinds @> ${[kind]} and told.at <= former.parted_at)`
}
