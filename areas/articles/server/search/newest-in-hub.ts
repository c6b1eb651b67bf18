import * as z from 'zod/mini'
import { join, sql, type Database, type Sql } from '#server/tools.ts'
import type { ArticleScope } from '../reading/article-scope.ts'
import { hubNumber, walk } from '../reading/hub-scope.ts'
import { SEARCH_RANKED } from './newest-found.ts'

/** The most articles of a hub that every search reads completely. */
const SMALL = 3000
/** The number of matches among all articles to try first for a larger hub. */
const LOOKED_AT = 3 * SEARCH_RANKED

/**
 * A table with the newest articles of a hub that meet the conditions, like that of `newestOf`.
 * `found` returns the newest matches among all articles, which are tried first. Otherwise
 * PostgreSQL would check for all matches of all times if they are in the hub, which takes five
 * times as long as searching everything.
 */
export async function newestInHub(
  scope: ArticleScope,
  conditions: readonly Sql[],
  found: (most: number) => Sql,
): Promise<Sql> {
  const hub = walk(scope)
  const walked = (also: Sql) => sql`
    select articles.id, articles.category, articles.search, articles.published_at, false as is_cut from ${hub.from}
    where ${join([hub.within, also, ...conditions], ' and ')}
    order by ${hub.at} desc limit ${SEARCH_RANKED}`
  if (await isSmall(scope)) return walked(sql`true`)
  // `offset 0` makes PostgreSQL look up single articles instead of reading the whole hub.
  const isEnough = sql`(select count(*) from near) >= ${SEARCH_RANKED}`
  return sql`
    with looked_at as materialized (${found(LOOKED_AT)}),
    near as materialized (
      select looked_at.* from looked_at, lateral (
        select from hubs_articles where hub = ${hubNumber(scope)} and article_id = id offset 0) as of_hub
      order by published_at desc limit ${SEARCH_RANKED})
    select * from near where ${isEnough} or (select count(*) from looked_at) < ${LOOKED_AT}
    union all
    (${walked(sql`not ${isEnough} and (select count(*) from looked_at) = ${LOOKED_AT}`)})`
}

/**
 * Caches which hubs are small. An outdated value does no harm, because near the limit both ways are
 * fast.
 */
const known = new WeakMap<Database, Map<string, { until: number; isSmall: boolean }>>()
const REMEMBERED_MS = 60_000

async function isSmall(scope: ArticleScope): Promise<boolean> {
  const { db, readerId, hub = '', now } = scope
  const hubs = known.get(db) ?? new Map()
  known.set(db, hubs)
  const name = `${readerId} ${hub}`
  const last = hubs.get(name)
  if (last && last.until > now.getTime()) return last.isSmall
  const { count } = await db.one(
    z.object({ count: z.int() }),
    sql`select count(*)::int as count from (
          select from hubs_articles where hub = ${hubNumber(scope)} limit ${SMALL}) as few`,
  )
  if (hubs.size >= MOST_KNOWN) hubs.clear()
  hubs.set(name, { until: now.getTime() + REMEMBERED_MS, isSmall: count < SMALL })
  return count < SMALL
}

const MOST_KNOWN = 1000
