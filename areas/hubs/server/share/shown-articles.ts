import * as z from 'zod/mini'
import { SHARES } from '../../limits.ts'
import {
  type ArticleScope,
  isFindable,
  isFollowed,
  readCursor,
  walk,
} from '#areas/articles/server/lends/lists.ts'
import { folderOf, nameOfCategory } from '#areas/articles/server/lends/folders.ts'
import { isUnarchived } from '#feeds/store/retention.ts'
import { sql, type Sql } from '#server/tools.ts'

const HEADLINES = 5
const HEADLINE_CANDIDATES = 200
const HEADLINE_DAYS = 3
const DAY_MS = 24 * 3_600_000

/**
 * A condition on `articles` that strangers may see. Articles from private feeds and hidden or
 * archived ones are left out; those that the reader has read are included.
 */
export function isShown(scope: ArticleScope): Sql {
  const { readerId, now } = scope
  return sql`articles.private_to is null and coalesce(${isFollowed(scope)}, false)
    and ${isUnarchived(readerId, now)} and ${isFindable(readerId)}
    and not exists (
      select from article_entries join entries as told on told.id = entry_id join feeds on feeds.id = told.feed_id
      where article_entries.article_id = articles.id and feeds.private_to is not null)`
}

/** The articles of a hub that one page lists. */
export interface Listed {
  folder?: string | undefined
  before?: string | undefined
  count: number
  /** A further condition on `articles`. */
  holds?: Sql
}

const Row = z.object({ id: z.int() })

/**
 * The ids of the newest articles, in order; `before` continues after the last article of a page.
 */
export async function newestShown(
  scope: ArticleScope,
  { folder, before, count, holds = sql`true` }: Listed,
): Promise<number[]> {
  const last = readCursor(before)
  const isBefore = (at: Sql, id: Sql) =>
    last === null ? sql`true` : sql`(${at}, ${id}) < (${last.at}, ${last.id})`
  const query =
    folder === undefined
      ? newest(scope, count, isBefore, holds)
      : sql`select articles.id from articles
          where articles.id in (${newest(scope, SHARES.newestArticles)})
            and ${folderOf(scope.readerId)} = ${folder}
            and ${isBefore(sql`articles.published_at`, sql`articles.id`)}
          order by articles.published_at desc, articles.id desc limit ${count}`
  return (await scope.db.many(Row, query)).map(({ id }) => id)
}

function newest(
  scope: ArticleScope,
  count: number,
  isBefore: (at: Sql, id: Sql) => Sql = () => sql`true`,
  holds = sql`true`,
): Sql {
  const { from, within, at, id, scope: walked } = walk(scope)
  return sql`select articles.id from ${from}
    where ${within} and ${isShown(walked)} and ${isBefore(at, id)} and ${holds}
    order by ${at} desc, ${id} desc limit ${count}`
}

/** The ids of articles of the last days, ranked by the number of outlets and by age. */
export async function headlinesShown(scope: ArticleScope): Promise<number[]> {
  const since = new Date(scope.now.getTime() - HEADLINE_DAYS * DAY_MS)
  const { from, within, at, scope: walked } = walk(scope, { since, isShared: true })
  const rows = await scope.db.many(
    Row,
    sql`select id from (
          select articles.id, independent_count, published_at from ${from}
          where ${within} and ${isShown(walked)} order by ${at} desc limit ${HEADLINE_CANDIDATES}
        ) as candidate
        order by ln(1 + independent_count)
          * exp(-extract(epoch from ${scope.now}::timestamptz - published_at) / 86400) desc, id
        limit ${HEADLINES}`,
  )
  return rows.map(({ id }) => id)
}

const Folder = z.object({ id: z.string(), name: z.string() })
export type SharedFolder = z.infer<typeof Folder>

/** The folders of the newest articles, those with the most first. */
export function foldersShown(scope: ArticleScope): Promise<SharedFolder[]> {
  return scope.db.many(
    Folder,
    sql`select folder as id, coalesce(${nameOfCategory(scope.readerId, sql`folder`)} ->> 'name', folder) as name
        from (
          select ${folderOf(scope.readerId)} as folder from articles
          where articles.id in (${newest(scope, SHARES.newestArticles)})
        ) as filed
        where folder <> '' group by folder order by count(*) desc, folder`,
  )
}

/**
 * Returns those of the articles that may be shown in the hub; `holds` is a further condition on
 * `articles`.
 */
export async function amongShown(
  scope: ArticleScope,
  articles: readonly number[],
  holds = sql`true`,
): Promise<Set<number>> {
  const { from, within, scope: walked } = walk(scope)
  const rows = await scope.db.many(
    Row,
    sql`select articles.id from ${from}
        where articles.id = any(${[...articles]}) and ${within} and ${isShown(walked)} and ${holds}`,
  )
  return new Set(rows.map(({ id }) => id))
}
