import * as z from 'zod/mini'
import { newId } from '#core/id.ts'
import { join, sql, type Desk, type Sql } from '#server/tools.ts'
import {
  type ArticleScope,
  isInHub,
  isMostlyFollowed,
  isReaders,
} from '#areas/articles/server/lends/lists.ts'
import { isInFolder } from '#areas/articles/server/lends/folders.ts'
import { nearestArticles } from '#areas/articles/server/lends/article.ts'
import { newestMatches, readInstead } from '#areas/articles/server/lends/search.ts'
import type { Marked } from '../../contracts/marking.ts'
import { isWithin } from '../for-you/candidates.ts'

/**
 * Marks the listed articles as read. For You does not learn from this, since the reader did not
 * open them.
 */
export async function markAllRead(
  tools: Desk,
  marked: Marked,
): Promise<{ batch: string; count: number }> {
  const { db, readerId, now } = tools
  // A reader who marks a muted source wants its articles to be included.
  const scope = {
    db,
    readerId,
    now: now(),
    includeMuted: marked.source !== undefined,
    hub: marked.hub,
  }
  const batch = newId('batch')
  // Articles with entries that came after they were read are marked again, because feed readers
  // show these entries as unread.
  const { count } = await db.one(
    z.object({ count: z.int() }),
    sql`with chosen as materialized (${await chosen(tools, scope, marked)}),
      marked as (
        insert into article_reads (reader_id, article_id, read_at, batch)
        select ${readerId}, id, ${scope.now}, ${batch} from chosen
        on conflict (reader_id, article_id) do nothing
        returning 1
      ),
      again as (
        update article_reads as marks set read_at = ${scope.now}
        where marks.reader_id = ${readerId} and marks.article_id in (select id from chosen) and exists (
          select from article_entries join entries on entries.id = entry_id
          where article_entries.article_id = marks.article_id and seen_at > marks.read_at)
      )
      select count(*)::int as count from marked`,
  )
  return { batch, count }
}

/** A query for the ids of the articles to mark. */
async function chosen(tools: Desk, scope: ArticleScope, marked: Marked): Promise<Sql> {
  const { folder, source, search, before, upTo, articles, time, filter } = marked
  const conditions = [isWithin(scope, { time, filter })]
  // The named articles may be archived, since a search also finds archived ones.
  conditions.push(
    articles || search ? sql`${isReaders(scope)} and ${isInHub(scope)}` : isMostlyFollowed(scope),
  )
  if (articles) conditions.push(sql`articles.id = any(${articles})`)
  if (upTo !== undefined) conditions.push(sql`articles.id <= ${upTo}`)
  if (before) conditions.push(sql`published_at < ${before}`)
  if (source) {
    conditions.push(sql`feed_ids && array(
      select feed_id from sources where reader_id = ${scope.readerId} and id = ${source})`)
  }
  if (search) {
    const near = await nearestArticles(tools, scope.readerId, search)
    const found = { ...scope, near }
    const matches = await newestMatches(found, search, await readInstead(found, search))
    conditions.push(sql`articles.id in (select id from (${matches}) as match)`)
  }
  const all = join(conditions, ' and ')
  return folder
    ? sql`select id from articles where ${isInFolder(scope.readerId, folder)} and ${all}`
    : sql`select id from articles where ${all}`
}
