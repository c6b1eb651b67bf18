import * as z from 'zod/mini'
import { join, sql, type Sql } from '#server/tools.ts'
import type { ArticleScope } from '../reading/article-scope.ts'
import { hubNumber, isInHub, walk } from '../reading/hub-scope.ts'
import { newestOf, SEARCH_RANKED } from './newest-found.ts'

/** A hub with fewer articles is read as a whole, whatever is searched for. */
const SMALL = 3000
/** Of a larger one, so many matches of everything are looked at first. */
const LOOKED_AT = 3 * SEARCH_RANKED

/**
 * The newest articles of a hub that meet the conditions, as a table like that of `newestOf`. `found` gives the newest
 * of everything that meet them, up to so many. PostgreSQL left alone looks for each match that there
 * ever was whether it is in the hub, and takes five times as long as for everything.
 */
export async function newestInHub(
  scope: ArticleScope,
  conditions: readonly Sql[],
  found: (most: number) => Sql,
): Promise<Sql> {
  if (await isSmall(scope)) {
    const hub = walk(scope)
    return sql`
      select articles.id, articles.category, articles.search, articles.published_at from ${hub.from}
      where ${hub.within} and ${join([...conditions], ' and ')}
      order by ${hub.at} desc limit ${SEARCH_RANKED}`
  }
  const isEnough = sql`(select count(*) from near) >= ${SEARCH_RANKED}`
  return sql`
    with looked_at as materialized (${found(LOOKED_AT)}),
    near as materialized (
      select * from looked_at where ${isInHub(scope, sql`looked_at.id`)}
      order by published_at desc limit ${SEARCH_RANKED})
    select * from near where ${isEnough} or (select count(*) from looked_at) < ${LOOKED_AT}
    union all
    (${newestOf([
      sql`not ${isEnough} and (select count(*) from looked_at) = ${LOOKED_AT}`,
      ...conditions,
      isInHub(scope),
    ])})`
}

async function isSmall(scope: ArticleScope): Promise<boolean> {
  const { count } = await scope.db.one(
    z.object({ count: z.int() }),
    sql`select count(*)::int as count from (
          select from hubs_articles where hub = ${hubNumber(scope)} limit ${SMALL}) as few`,
  )
  return count < SMALL
}
