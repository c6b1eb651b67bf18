import { FIRST_HUB } from '#areas/hubs/contract.ts'
import { join, sql, type Sql } from '#server/tools.ts'
import type { ArticleScope } from './article-scope.ts'

type HubScope = Pick<ArticleScope, 'readerId' | 'hub'>

/** The number of a hub in tables; 0 is everything, and null is a hub that does not exist. */
export function hubNumber({ readerId, hub }: HubScope): Sql {
  return !isOfHub({ readerId, hub })
    ? sql`0`
    : sql`(select place from hubs where hubs.reader_id = ${readerId} and hubs.id = ${hub} and deleted_at is null)`
}

/** Says if the scope is narrowed to a hub that a reader made. */
export function isOfHub({ hub }: HubScope): boolean {
  return hub !== undefined && hub !== FIRST_HUB
}

/** A condition on an article, by its id: in the hub, if one is chosen. */
export function isInHub(scope: HubScope, id = sql`articles.id`): Sql {
  return !isOfHub(scope)
    ? sql`true`
    : sql`exists (select from hubs_articles where hubs_articles.hub = ${hubNumber(scope)} and hubs_articles.article_id = ${id})`
}

/** Parts of a query that walks a list from its newest article on. */
export interface Walk {
  /** The SQL after `from`; it includes `articles`. */
  from: Sql
  /** The condition for articles of the hub. */
  within: Sql
  /** The columns to order by, which have an index. */
  at: Sql
  id: Sql
  /** The scope for other parts of the query; without the hub, because the walk is limited to it already. */
  scope: ArticleScope
}

/**
 * Walks articles by an index: that of all articles, or for a hub the hub's own, since a hub may hold one article in a
 * thousand.
 */
export function walk(
  scope: ArticleScope,
  narrowed: {
    since?: Date | undefined
    /** The article after which the list goes on. */
    before?: { at: string; id: number } | null
    category?: string
    isShared?: boolean
    /** True if many outlets reported it. */
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
    // `offset 0` keeps PostgreSQL from reading all articles at once to look up a few.
    from: sql`hubs_articles as walked cross join lateral (
      select * from articles as one where one.id = walked.article_id offset 0) as articles`,
    within: join(conditions, ' and '),
    at: sql`walked.at`,
    id: sql`walked.article_id`,
    scope: all,
  }
}
