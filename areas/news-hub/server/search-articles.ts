import { sql, type Sql } from '#server/tools.ts'
import type { Article, Period } from '../contract.ts'
import { CategoryCount } from './folder-counts.ts'
import { isFollowed, listArticles, startOf, type Shelf } from './shelf.ts'

/** Ranking every match of a common word takes seconds; among the newest this many, milliseconds. */
const SEARCH_RANKED = 500
const RELATED_DAYS = 30
const MATCHES_SHOWN = 12

/** The best matches of a period, by rank. */
export async function searchHeadlines(
  shelf: Shelf,
  search: string,
  period: Period,
): Promise<Article[]> {
  return listArticles(
    shelf,
    sql`join (${newestMatches(shelf, search)}) as match using (id)
    where published_at > ${startOf(period, shelf.now)}
    order by match.rank desc, published_at desc limit ${MATCHES_SHOWN}`,
  )
}

/** Articles a category has among the matches of a search. */
export async function countMatches(shelf: Shelf, search: string): Promise<CategoryCount[]> {
  return shelf.db.many(
    CategoryCount,
    sql`select category, count(*) as total, count(article_reads.article_id) as read
        from (${newestMatches(shelf, search)}) as match join articles using (id)
        left join article_reads on article_id = id and reader_id = ${shelf.readerId}
        group by category`,
  )
}

/** What else was written with the same words, best match first. */
export async function listRelated(shelf: Shelf, id: number, count: number): Promise<Article[]> {
  return listArticles(
    shelf,
    sql`join (
        select candidate.id, ts_rank(candidate.search, words) as rank
        from (
          select replace(plainto_tsquery(text_search_config(language), title)::text, '&', '|')::tsquery as words,
            published_at as at
          from articles where id = ${id}
        ) as asked, lateral (
          select id, search from articles
          where search @@ words and id <> ${id} and ${isFollowed(shelf)}
            and published_at between at - make_interval(days => ${RELATED_DAYS}) and at + make_interval(days => ${RELATED_DAYS})
          order by published_at desc limit ${SEARCH_RANKED}
        ) as candidate
        order by rank desc limit ${count}
      ) as match using (id)
      order by match.rank desc`,
  )
}

/** The newest matches with their rank, as a table. */
export function newestMatches(shelf: Shelf, search: string): Sql {
  return sql`
    select id, ts_rank(search, words) as rank from (
      select id, search, words from articles, search_words(${search}) as words
      where search @@ words and ${isFollowed(shelf)}
      order by published_at desc limit ${SEARCH_RANKED}
    ) as newest`
}
