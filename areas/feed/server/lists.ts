import { join, sql, type Sql } from '#server/tools.ts'
import type { Article } from '#areas/articles/contract.ts'
import type { Period } from '../contract.ts'
import { PERIOD_HOURS } from '../contracts/period-hours.ts'
import { chosenFor } from './settings/module-settings.ts'
import {
  allListed,
  type ArticleScope,
  boosted,
  boostFor,
  CategoryCount,
  cursorAt,
  isBreaking,
  isMostlyFollowed,
  listArticles,
  newestInFolder,
  newestMatches,
  readCursor,
  startOf,
  walk,
} from '#areas/articles/server/lends.ts'

const BREAKING_SHOWN = 8
export const HEADLINES_SHOWN = 12
/** Headlines are ranked among this many of the newest articles that several sources carry. */
const HEADLINE_CANDIDATES = 300
const PAGE = 30

/** Bursts of the last hours, newest first; as the reader set the module. */
export async function listBreaking(scope: ArticleScope): Promise<Article[]> {
  const { narrows, boost } = await chosenFor(scope, 'breaking')
  return listArticles(
    scope,
    sql`where ${isBreaking(scope.now)} and ${isMostlyFollowed(scope)} and ${narrows}
    order by ${boost ?? sql`1::float8`} desc, published_at desc limit ${BREAKING_SHOWN}`,
  )
}

/**
 * What many sources carry, weighed against age; what one source carries fills up the list. Settings of
 * the module narrow and rank it.
 */
export async function listHeadlines(scope: ArticleScope, period: Period): Promise<Article[]> {
  const since = startOf(period, scope.now)
  const halfLifeHours = PERIOD_HOURS[period] / 3
  const { narrows, boost } = await chosenFor(scope, 'headlines')
  const isHeadline = (from: ArticleScope) => sql`${isMostlyFollowed(from)}
    and not ${isBreaking(scope.now)} and ${narrows}`
  const shared = walk(scope, { since, isShared: true })
  const all = walk(scope, { since })
  const rank = sql`${boost ?? sql`1`} * ${boostFor(scope.readerId)} * ln(1 + independent_count)
    * exp(-extract(epoch from ${scope.now}::timestamptz - published_at) / 3600 / ${halfLifeHours})`
  const headlines = await listArticles(
    scope,
    sql`where id in (
        select id from (
          (select id, ${rank} as rank from ${shared.from}
            where ${shared.within} and ${isHeadline(shared.scope)}
            order by ${shared.at} desc limit ${HEADLINE_CANDIDATES})
          union
          (select id, ${rank} as rank from ${all.from}
            where ${all.within} and ${isHeadline(all.scope)}
            order by ${all.at} desc limit ${HEADLINES_SHOWN})
          union
          (select id, ${rank} as rank from articles
            where id in (${boosted(scope.readerId)}) and published_at > ${since} and ${isHeadline(scope)}
            order by published_at desc limit ${HEADLINE_CANDIDATES})
        ) as candidate
        order by rank desc, id
        limit ${HEADLINES_SHOWN})
      order by ${boost ? rank : sql`source_count >= 2`} desc, published_at desc, id desc`,
  )
  return headlines.length > 0 ? headlines : newestArticles(scope, narrows)
}

/** For a hub whose sources were silent for the whole period. */
function newestArticles(scope: ArticleScope, narrows: Sql): Promise<Article[]> {
  const all = walk(scope)
  return listArticles(
    scope,
    sql`where id in (
        select id from ${all.from} where ${all.within} and ${isMostlyFollowed(all.scope)} and ${narrows}
        order by ${all.at} desc, ${all.id} desc limit ${HEADLINES_SHOWN})
      order by published_at desc, id desc`,
  )
}

/** One page of a category, newest first; `before` is the `next` of the page above it. */
export async function listFolderArticles(
  scope: ArticleScope,
  {
    category,
    period,
    search,
    before,
    within = sql`true`,
  }: {
    category: string
    period: Period
    search: string
    before?: string | undefined
    within?: Sql
  },
): Promise<{ articles: Article[]; next: string | null }> {
  const conditions = [within]
  const last = readCursor(before)
  if (search)
    conditions.push(sql`id in (select id from (${await newestMatches(scope, search)}) as match)`)
  const since = startOf(period, scope.now)
  const isShown = (from: ArticleScope) => join([isMostlyFollowed(from), ...conditions], ' and ')
  const articles = await listArticles(
    scope,
    sql`where id in (${newestInFolder(scope, category, isShown, { since, before: last, count: PAGE })})
    order by published_at desc, id desc limit ${PAGE}`,
  )
  const end = articles.length === PAGE ? articles.at(-1)! : null
  return { articles, next: end && cursorAt(end) }
}

/**
 * Every article of a reader's feeds that a condition leaves, by folder; one whose settings keep everything out is
 * there, too.
 */
export async function countByCategory(scope: ArticleScope, within: Sql): Promise<CategoryCount[]> {
  const { readerId } = scope
  return scope.db.many(
    CategoryCount,
    sql`select category, sum(total)::int as total, sum(read)::int as read from (
          select coalesce(article_moves.category, folder, listed.category) as category,
            count(*) as total, count(article_reads.article_id) as read
          from (${allListed(scope, within)}) as listed
          left join article_moves on article_moves.article_id = id and article_moves.reader_id = ${readerId}
          left join articles_filed on articles_filed.article_id = id and articles_filed.reader_id = ${readerId}
          left join article_reads on article_reads.article_id = id and article_reads.reader_id = ${readerId}
          group by 1
          union all
          select folder, 0, 0 from folder_settings where reader_id = ${readerId}
        ) as counted where category <> '' group by category`,
  )
}
