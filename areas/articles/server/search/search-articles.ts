import * as z from 'zod/mini'
import { Time } from '#core/contract.ts'
import { join, sql, type Sql } from '#server/tools.ts'
import type { Article } from '../../contract.ts'
import type { Period } from '#areas/feed/contract.ts'
import { categoryIn, readSearchQuery, type SearchTerm } from '#engine/search/search-query.ts'
import { inQuotes } from '#engine/search/search-question.ts'
import { readAiSettings } from '#platform/models/server/lends.ts'
import { fusedMatches } from '../embeddings/fused-matches.ts'
import { CategoryCount } from '../reading/folder-counts.ts'
import { isInHub, isOfHub } from '../reading/hub-scope.ts'
import { isFindable, wasUnread } from '../reading/unlisted.ts'
import { folderOf, isInFolder } from '../reading/reader-marks.ts'
import { readCategoryNames } from './category-names.ts'
import type { InsteadOf } from '#engine/search/forgive-search.ts'
import { forgiveErrors } from './forgive-errors.ts'
import { readFeedback } from './search-feedback.ts'
import { readSearchWords, type SearchWords } from './search-words.ts'
import { TOLD } from './told-words.ts'
import { newestInHub } from './newest-in-hub.ts'
import { type Enough, newestFound, newestOf, readSteps, SEARCH_RANKED } from './newest-found.ts'
import { isFollowed, listArticles, startOf, type ArticleScope } from '../reading/article-scope.ts'

const RELATED_DAYS = 30
const MATCHES_SHOWN = 12
const HALF_LIFE_DAYS = 30

/** Finds the best matches within a period. */
export async function searchHeadlines(
  scope: ArticleScope,
  search: string,
  period: Period,
): Promise<Article[]> {
  return foundForgiving(scope, search, async (instead) =>
    searchPeriod(scope, await newestMatches(scope, search, instead), period),
  )
}

/**
 * Returns the result of `find`. If it is empty, `find` is called again with typing errors corrected.
 *
 * @param find receives the words to search for instead; null the first time.
 */
export async function foundForgiving<Found>(
  scope: ArticleScope,
  search: string,
  find: (instead: InsteadOf | null) => Promise<Found[]>,
): Promise<Found[]> {
  const found = await find(null)
  if (found.length > 0) return found
  // If the words match articles that were read, they are not typing errors.
  const instead =
    scope.unreadAt === undefined
      ? await forgiveErrors(scope, search)
      : await readInstead(scope, search)
  return instead ? find(instead) : found
}

/**
 * Finds words to search for instead if a list or a count is empty; null if the search has results
 * elsewhere, or if no typing error explains the empty result.
 */
export async function readInstead(asked: ArticleScope, search: string): Promise<InsteadOf | null> {
  const { unreadAt: _, ...scope } = asked
  const { isFound } = await scope.db.one(
    z.object({ isFound: z.boolean() }),
    sql`select exists (select from (${await newestMatches(scope, search)}) as match) as is_found`,
  )
  return isFound ? null : forgiveErrors(scope, search)
}

function searchPeriod(scope: ArticleScope, matches: Sql, period: Period): Promise<Article[]> {
  // The query looks up only the rows that are shown, because rows of articles are wide.
  return listArticles(
    scope,
    sql`join (
      select id, rank, published_at as at from (${matches}) as ranked
      where published_at > ${startOf(period, scope.now)}
      order by rank desc, published_at desc, id desc limit ${MATCHES_SHOWN}
    ) as match using (id)
    order by match.rank desc, match.at desc, id desc`,
  )
}

/** Counts the matches of a search in each category, with typing errors forgiven as in the list. */
export async function countMatches(
  scope: ArticleScope,
  search: string,
  within: Sql = sql`true`,
): Promise<CategoryCount[]> {
  const counted = await countThese(scope, await newestMatches(scope, search), within)
  if (counted.length > 0) return counted
  const instead = await readInstead(scope, search)
  return instead ? countThese(scope, await newestMatches(scope, search, instead), within) : counted
}

async function countThese(
  scope: ArticleScope,
  matches: Sql,
  within: Sql,
): Promise<CategoryCount[]> {
  return scope.db.many(
    CategoryCount,
    sql`select category, count(*) as total, count(article_reads.article_id) as read
        from (select articles.id, ${folderOf(scope.readerId)} as category
            from articles where id in (select id from (${matches}) as match) and ${within}) as match
        left join article_reads on article_id = id and reader_id = ${scope.readerId}
        where category <> '' group by category`,
  )
}

/** Lists other articles with words of an article's title, best match first. */
export async function listAlike(
  scope: ArticleScope,
  id: number,
  count: number,
): Promise<Article[]> {
  const asked = await scope.db.maybe(
    z.object({ words: z.nullable(z.string()), at: Time }),
    sql`select (select string_agg(quote_literal(lexeme) || ${TOLD}, ' | ') from unnest(ts_filter(search, '{a}')) where lexeme not like '=%') as words,
          published_at as at
        from articles where id = ${id}`,
  )
  if (!asked?.words) return []
  const { words, at } = asked
  const near = sql`${at}::timestamptz`
  // The words are part of the query text, so that PostgreSQL knows their frequency: it looks up
  // rare words in the index, and walks back in time for others.
  return listArticles(
    scope,
    sql`join (
        select candidate.id, ts_rank(candidate.search, ${words}::tsquery) as rank
        from (
          select id, search from articles
          where search @@ ${words}::tsquery and id <> ${id} and ${isFollowed(scope)}
            and published_at between ${near} - make_interval(days => ${RELATED_DAYS}) and ${near} + make_interval(days => ${RELATED_DAYS})
          order by published_at desc limit ${SEARCH_RANKED}
        ) as candidate
        order by rank desc limit ${count}
      ) as match using (id)
      order by match.rank desc`,
  )
}

/** The number of articles that a list shows, and its order: by rank or by time. */
export interface Shown {
  count: number
  order: 'best' | 'newest'
}

/**
 * A table with id, category, published_at and rank of the newest matches. A rank is halved by each month of age;
 * a search without words ranks by time only. Fails with a message if the search cannot be read.
 *
 * @param shown the list to fill, if only its articles are needed. Older matches may then be left out (`is_cut`).
 */
export async function newestMatches(
  scope: ArticleScope,
  search: string,
  instead?: InsteadOf | null,
  shown?: Shown,
): Promise<Sql> {
  const categories = await readCategoryNames(scope, search)
  const { words, terms } = readSearchQuery(search, scope.now, (value) =>
    categoryIn(categories, value),
  )
  const asked = await readSearchWords(scope.db, instead)
  const allowed = [
    isFollowed(scope),
    isFindable(scope.readerId),
    wasUnread(scope.readerId, scope.unreadAt),
    ...terms.map((term) => conditionOf(scope, term, asked)),
  ]
  const inHub = [...allowed, isInHub(scope)]
  if (words === '') return rankNewest(scope, newestOf(inHub), sql`1`)

  const query = asked(words)
  const steps = await readSteps(scope.db, scope.now)
  const { semanticSearch } = await readAiSettings(scope.db, scope.readerId)
  const relevance = sql`ts_rank(search, ${query})`
  const byWordsAlone = !semanticSearch && !scope.near?.length && !isOfHub(scope)
  const enough = byWordsAlone && shown ? enoughFor(scope, shown, relevance) : undefined
  const found = async (condition: Sql) => {
    const conditions = [...allowed, condition]
    return isOfHub(scope)
      ? newestInHub(scope, conditions, (most) => newestFound(steps, conditions, { most }))
      : newestFound(steps, conditions, { enough })
  }
  const plain = rankNewest(scope, await found(sql`search @@ ${query}`), relevance)
  if (scope.near?.length) return fusedMatches(plain, scope.near, join(inHub, ' and '))
  if (!semanticSearch) return plain
  const feedback = await readFeedback(scope, query, plain)
  if (feedback === null) return plain
  return rankNewest(scope, await found(feedback.condition), feedback.relevance)
}

function rankNewest(scope: ArticleScope, newest: Sql, relevance: Sql): Sql {
  return sql`
    select id, category, published_at, ${agedRank(scope, relevance, sql`published_at`)} as rank, is_cut
    from (${newest}) as newest`
}

function agedRank({ now }: ArticleScope, relevance: Sql, at: Sql): Sql {
  // Floating point is used, because PostgreSQL's exact numbers would take longer than the rank
  // itself.
  const ageDays = sql`extract(epoch from ${now}::timestamptz - ${at})::float8 / 86400`
  return sql`${relevance} * power(0.5::float8, greatest(0, ${ageDays}) / ${HALF_LIFE_DAYS})`
}

/** Makes the limits for a list. The highest rank is 1, which `ts_rank` cannot exceed. */
function enoughFor(scope: ArticleScope, { count, order }: Shown, relevance: Sql): Enough {
  return {
    count,
    rank: order === 'best' ? agedRank(scope, relevance, sql`published_at`) : null,
    mostAt: (time) => agedRank(scope, sql`1::float8`, sql`${time}::timestamptz`),
  }
}

function conditionOf(scope: ArticleScope, term: SearchTerm, asked: SearchWords): Sql {
  const condition = positiveOf(scope, term, asked)
  return term.isNot ? sql`not (${condition})` : condition
}

function positiveOf({ readerId }: ArticleScope, term: SearchTerm, asked: SearchWords): Sql {
  switch (term.field) {
    case 'title': {
      // The index covers the whole text, so its matches are checked again in the title only.
      const phrase = asked(inQuotes(term.value))
      return sql`search @@ ${phrase} and ts_filter(search, '{a}') @@ ${phrase}`
    }
    // Parts are excluded separately, because words with the same stem in one language may have
    // different stems in another.
    case 'text':
      return sql`search @@ ${asked(term.value)}`
    case 'source':
      return sql`feed_ids && array(
        select feed_id from sources join feeds on feeds.id = feed_id
        where reader_id = ${readerId}
          and (strpos(lower(name), lower(${term.value})) > 0 or strpos(lower(host), lower(${term.value})) > 0))`
    case 'category':
      return isInFolder(readerId, term.value)
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
