import { sql, type Sql } from '#server/tools.ts'

/** One step of a boost makes so much of an article's weight. */
const BOOST_STEP = 1.5

/** The folder that a reader sees an article of `articles` in. */
export function categoryFor(readerId: string): Sql {
  return sql`coalesce((select article_moves.category from article_moves
    where article_moves.article_id = articles.id and article_moves.reader_id = ${readerId}), articles.category)`
}

/**
 * Ids of the newest articles in a folder of a reader, as a table: those of its subject, and those that were
 * moved into it. `conditions` are on `articles`.
 */
export function newestInFolder(
  readerId: string,
  category: string,
  conditions: Sql,
  count: number,
): Sql {
  const newest = sql`order by articles.published_at desc, articles.id desc limit ${count}`
  return sql`
    (select articles.id from articles where articles.category = ${category} and ${conditions}
      and not exists (select 1 from article_moves
        where article_moves.article_id = articles.id and article_moves.reader_id = ${readerId}) ${newest})
    union all
    (select articles.id from article_moves as moved join articles on articles.id = moved.article_id
      where moved.reader_id = ${readerId} and moved.category = ${category} and ${conditions} ${newest})`
}

/** What the rank of an article is multiplied by for a reader; `id` is its column. */
export function boostFor(readerId: string, id: Sql): Sql {
  return sql`coalesce((select power(${BOOST_STEP}::float8, amount) from article_boosts
    where article_boosts.article_id = ${id} and article_boosts.reader_id = ${readerId}), 1)`
}

/** Ids of articles that a reader wants higher, as a table. */
export function boosted(readerId: string): Sql {
  return sql`select article_id from article_boosts where reader_id = ${readerId} and amount > 0`
}
