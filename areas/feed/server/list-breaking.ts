import * as z from 'zod/mini'
import { sql } from '#server/tools.ts'
import type { Article } from '#areas/articles/contract.ts'
import { chosenFor } from './settings/module-settings.ts'
import {
  type ArticleScope,
  breakingRank,
  isBreaking,
  isMostlyFollowed,
  listArticlesOf,
} from '#areas/articles/server/lends/lists.ts'

const BREAKING_SHOWN = 6

/**
 * Articles that broke within the last hours, most reported first, and one of each story. The
 * module's settings filter and rank them.
 */
export async function listBreaking(scope: ArticleScope): Promise<Article[]> {
  const ids = await readBreaking(scope)
  const articles = await listArticlesOf(scope, ids)
  return articles.toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id))
}

/** The ids of breaking articles, in order. Top Headlines leaves them out. */
export async function readBreaking(scope: ArticleScope): Promise<number[]> {
  // Breaking News also shows read articles.
  const { unreadAt: _, ...shown } = scope
  const { narrows, boost } = await chosenFor(scope, 'breaking')
  const rank = sql`${breakingRank(scope.now)} + ln(${boost ?? sql`1::float8`})`
  const rows = await scope.db.many(
    z.object({ id: z.int() }),
    sql`select id from (
          select distinct on (affair) id, rank from (
            select id, ${rank} as rank, coalesce(affair_id, -id) as affair
            from articles left join article_affairs on article_id = id
            where ${isBreaking(scope)} and ${isMostlyFollowed(shown)} and ${narrows}
          ) as breaking order by affair, rank desc, id desc
        ) as of_affair order by rank desc, id desc limit ${BREAKING_SHOWN}`,
  )
  return rows.map(({ id }) => id)
}
