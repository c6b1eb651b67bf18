import { join, sql, type Sql } from '#server/tools.ts'
import type { Article, Period } from '../contract.ts'
import { readSearchQuery, type SearchTerm } from '../search-query.ts'
import { CategoryCount } from './folder-counts.ts'
import { isFindable } from './put-away.ts'
import { folderOf, isFollowed, listArticles, startOf, type Shelf } from './shelf.ts'

/** Ranking every match of a common word takes seconds; among the newest this many, milliseconds. */
const SEARCH_RANKED = 500
const RELATED_DAYS = 30
const MATCHES_SHOWN = 12
const HALF_LIFE_DAYS = 30

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
        from (select id, ${folderOf(shelf.readerId)} as category
            from (${newestMatches(shelf, search)}) as match join articles using (id)) as match
        left join article_reads on article_id = id and reader_id = ${shelf.readerId}
        where category <> '' group by category`,
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

/**
 * The newest matches with their rank, as a table. A rank falls by half with each month of age; without
 * words, only time ranks. Fails in words when the search cannot be read.
 */
export function newestMatches(shelf: Shelf, search: string): Sql {
  const { words, terms } = readSearchQuery(search, shelf.now)
  const conditions = [
    isFollowed(shelf),
    isFindable(shelf.readerId),
    ...terms.map((term) => conditionOf(shelf, term)),
  ]
  if (words !== '') conditions.push(sql`search @@ search_words(${words})`)
  const relevance = words === '' ? sql`1` : sql`ts_rank(search, search_words(${words}))`
  return sql`
    select id, ${relevance} * power(0.5, greatest(0, extract(epoch from ${shelf.now}::timestamptz - published_at)) / 86400 / ${HALF_LIFE_DAYS}) as rank
    from (
      select id, search, published_at from articles
      where ${join(conditions, ' and ')}
      order by published_at desc limit ${SEARCH_RANKED}
    ) as newest`
}

function conditionOf(shelf: Shelf, term: SearchTerm): Sql {
  const condition = positiveOf(shelf, term)
  return term.isNot ? sql`not (${condition})` : condition
}

function positiveOf({ readerId }: Shelf, term: SearchTerm): Sql {
  switch (term.field) {
    case 'title': {
      // The whole text has an index; what it finds is looked at once more in the title alone.
      const phrase = sql`search_words(${`"${term.value}"`})`
      return sql`search @@ ${phrase} and ts_filter(search, '{a}') @@ ${phrase}`
    }
    // Apart from the words that are wanted: what one language stems alike, another one does not.
    case 'text':
      return sql`search @@ search_words(${term.value})`
    case 'source':
      return sql`feed_ids && array(
        select feed_id from sources join feeds on feeds.id = feed_id
        where reader_id = ${readerId}
          and (strpos(lower(name), lower(${term.value})) > 0 or strpos(lower(host), lower(${term.value})) > 0))`
    case 'category':
      return sql`category = ${term.value}`
    case 'before':
      return sql`published_at < ${term.value}`
    case 'after':
      return sql`published_at >= ${term.value}`
    case 'is':
      return stateOf(readerId, term.value)
  }
}

function stateOf(readerId: string, state: 'saved' | 'unread' | 'read'): Sql {
  if (state === 'saved')
    return sql`exists (select 1 from saved_articles where article_id = articles.id and reader_id = ${readerId})`
  const isRead = sql`exists (select 1 from article_reads where article_id = articles.id and reader_id = ${readerId})`
  return state === 'read' ? isRead : sql`not ${isRead}`
}
