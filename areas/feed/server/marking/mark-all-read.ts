import { newId } from '#core/id.ts'
import { join, sql, type Desk, type Sql } from '#server/tools.ts'
import {
  type ArticleScope,
  isInFolder,
  isMostlyFollowed,
  isReaders,
  nearestArticles,
  newestMatches,
} from '#areas/articles/server/lends.ts'
import type { Marked } from '../../contracts/marking.ts'
import { isWithin } from '../for-you/candidates.ts'

/**
 * All that the folders count. It says nothing of what the reader likes: For You learns from what was opened.
 */
export async function markAllRead(
  tools: Desk,
  marked: Marked,
): Promise<{ batch: string; count: number }> {
  const { db, readerId, now } = tools
  // Who marks a muted source means it.
  const scope = { db, readerId, now: now(), includeMuted: marked.source !== undefined }
  const batch = newId('batch')
  const { changed } = await db.run(sql`
    insert into article_reads (reader_id, article_id, read_at, batch)
    select ${readerId}, id, ${scope.now}, ${batch}
    from (${await chosen(tools, scope, marked)}) as chosen
    on conflict (reader_id, article_id) do nothing`)
  return { batch, count: changed }
}

/** Ids of the articles, as a table. */
async function chosen(tools: Desk, scope: ArticleScope, marked: Marked): Promise<Sql> {
  const { folder, source, search, before, articles, ...within } = marked
  const conditions = [isWithin(scope, within)]
  // What was named may be archived: a search finds that, too.
  conditions.push(articles || search ? isReaders(scope) : isMostlyFollowed(scope))
  if (articles) conditions.push(sql`articles.id = any(${articles})`)
  if (before) conditions.push(sql`published_at < ${before}`)
  if (source) {
    conditions.push(sql`feed_ids && array(
      select feed_id from sources where reader_id = ${scope.readerId} and id = ${source})`)
  }
  if (search) {
    const near = await nearestArticles(tools, scope.readerId, search)
    const matches = await newestMatches({ ...scope, near }, search)
    conditions.push(sql`articles.id in (select id from (${matches}) as match)`)
  }
  const all = join(conditions, ' and ')
  return folder
    ? sql`select id from articles where ${isInFolder(scope.readerId, folder)} and ${all}`
    : sql`select id from articles where ${all}`
}
