import { FIRST_HUB } from '#areas/hubs/contract.ts'
import { join, sql, type Sql } from '#server/tools.ts'
import type { ArticleScope } from './article-scope.ts'

type HubScope = Pick<ArticleScope, 'readerId' | 'hub'>

/** The number of a hub in tables: 0 for all articles, null if the hub does not exist. */
export function hubNumber({ readerId, hub }: HubScope): Sql {
  return !isOfHub({ readerId, hub })
    ? sql`0`
    : sql`(select place from hubs where hubs.reader_id = ${readerId} and hubs.id = ${hub} and deleted_at is null)`
}

/** Says if the scope is limited to a hub that a reader made. */
export function isOfHub({ hub }: HubScope): boolean {
  return hub !== undefined && hub !== FIRST_HUB
}

/** A condition on the id of an article: it is in the hub, if the scope has one. */
export function isInHub(scope: HubScope, id = sql`articles.id`): Sql {
  return !isOfHub(scope)
    ? sql`true`
    : sql`exists (select from hubs_articles where hubs_articles.hub = ${hubNumber(scope)} and hubs_articles.article_id = ${id})`
}

/** The parts of a query that reads a list from its newest article on. */
export interface Walk {
  /** The SQL after `from`; it includes `articles`. */
  from: Sql
  /** The condition that limits the articles to the hub and the options. */
  within: Sql
  /** The indexed columns to order by. */
  at: Sql
  id: Sql
  /**
   * The scope for other parts of the query. It has no hub, because `within` already limits the
   * articles to the hub.
   */
  scope: ArticleScope
}

/**
 * Makes a query that walks an index: the index of all articles, or the hub's own, because a hub may
 * contain only one article in a thousand.
 */
export function walk(
  scope: ArticleScope,
  narrowed: {
    since?: Date | undefined
    /** The article after which the list continues; null at its beginning. */
    before?: { at: string; id: number } | null
    category?: string
    isShared?: boolean
    /** True for articles that many outlets report. */
    isWidely?: boolean
  } = {},
): Walk {
  const { hub: _, ...all } = scope
  const { since, before, category, isShared = false, isWidely = false } = narrowed
  const widely = sql`articles.independent_count >= 5`
  if (!isOfHub(scope)) {
    const conditions = [sql`true`]
    if (since) conditions.push(sql`articles.published_at > ${since}`)
    if (before)
      conditions.push(sql`(articles.published_at, articles.id) < (${before.at}, ${before.id})`)
    if (category !== undefined) conditions.push(sql`articles.category = ${category}`)
    if (isShared) conditions.push(sql`source_count >= 2`)
    if (isWidely) conditions.push(widely)
    const within = join(conditions, ' and ')
    return {
      from: sql`articles`,
      within,
      at: sql`articles.published_at`,
      id: sql`articles.id`,
      scope,
    }
  }
  const conditions = [sql`walked.hub = ${hubNumber(scope)}`]
  if (since) conditions.push(sql`walked.at > ${since}`)
  if (before) conditions.push(sql`(walked.at, walked.article_id) < (${before.at}, ${before.id})`)
  if (category !== undefined) conditions.push(sql`walked.subject = ${category}`)
  if (isShared || isWidely) conditions.push(sql`walked.is_shared`)
  if (isWidely) conditions.push(widely)
  return {
    // `offset 0` makes PostgreSQL look up single articles instead of reading all of them.
    from: sql`hubs_articles as walked cross join lateral (
      select * from articles as one where one.id = walked.article_id offset 0) as articles`,
    within: join(conditions, ' and '),
    at: sql`walked.at`,
    id: sql`walked.article_id`,
    scope: all,
  }
}
