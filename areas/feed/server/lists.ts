import type { InsteadOf } from '#engine/search/forgive-search.ts'
import * as z from 'zod/mini'
import { join, sql, type Sql } from '#server/tools.ts'
import type { Article } from '#areas/articles/contract.ts'
import type { Period } from '../contract.ts'
import { listChosen } from './for-you/list-chosen.ts'
import type { FeedScope } from './scope.ts'
import { chosenFor } from './settings/module-settings.ts'
import {
  allListed,
  type ArticleScope,
  cursorAt,
  isMostlyFollowed,
  listArticles,
  readCursor,
  startOf,
  walk,
} from '#areas/articles/server/lends/lists.ts'
import { CategoryCount, folderOf, newestInFolder } from '#areas/articles/server/lends/folders.ts'
import { newestMatches, readInstead } from '#areas/articles/server/lends/search.ts'

export const HEADLINES_SHOWN = 12
const PAGE = 30
/** The most reads that are examined, which is more than anybody makes while a list is open. */
const READS_LOOKED_AT = 2000

/**
 * Articles that the most outlets reported within the period, then articles of single sources; the
 * newest of all times if the period has none. The module's settings filter them.
 */
export async function listHeadlines(scope: FeedScope, period: Period): Promise<Article[]> {
  const chosen = { filter: 'top', time: period, search: '' } as const
  const headlines = await listChosen(scope, chosen, HEADLINES_SHOWN)
  if (headlines.length > 0) return headlines
  const { narrows } = await chosenFor(scope, 'headlines')
  return newestArticles(scope, narrows)
}

/** The newest articles of a hub, for a period in which its sources published nothing. */
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

/** Lists one page of a category, newest first; `before` is the `next` of the previous page. */
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
  const last = readCursor(before)
  const since = startOf(period, scope.now)
  const look = (among: Sql) => {
    const isShown = (from: ArticleScope) => join([isMostlyFollowed(from), within, among], ' and ')
    return listArticles(
      scope,
      sql`where id in (${newestInFolder(scope, category, isShown, { since, before: last, count: PAGE })})
    order by published_at desc, id desc limit ${PAGE}`,
    )
  }
  const isMatch = async (instead: InsteadOf | null) =>
    sql`id in (select id from (${await newestMatches(scope, search, instead)}) as match)`
  let articles = await look(search ? await isMatch(null) : sql`true`)
  const instead = search && articles.length === 0 ? await readInstead(scope, search) : null
  if (instead) articles = await look(await isMatch(instead))
  const end = articles.length === PAGE ? articles.at(-1)! : null
  return { articles, next: end && cursorAt(end) }
}

/**
 * Counts articles of a reader's feeds that meet a condition, by folder; a folder whose settings exclude everything is
 * included.
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

/** The ids of folders with articles that were read after a time. */
export async function foldersReadSince(
  { db, readerId }: ArticleScope,
  time: string,
): Promise<Set<string>> {
  const rows = await db.many(
    z.object({ folder: z.string() }),
    sql`select distinct ${folderOf(readerId)} as folder from articles where id in (
          select article_id from article_reads where reader_id = ${readerId} and read_at > ${time}
          order by read_at desc limit ${READS_LOOKED_AT})`,
  )
  return new Set(rows.map(({ folder }) => folder))
}
