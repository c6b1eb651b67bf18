import * as z from 'zod/mini'
import { sql, type Database, type Tools } from '#server/tools.ts'
import { basisOf } from './article-writing.ts'
import { chooseFor, type EndpointRemoval } from '#platform/models/server/lends.ts'
import { chooseEmbedder } from '../embeddings/choose-embedder.ts'
import { embedArticles } from '../embeddings/embed-articles.ts'
import { writeArticles } from './write-articles.ts'
import { summaryTask } from '../model-tasks.ts'

/**
 * The number of newest summaries that are rewritten when instructions change. The others are
 * rewritten when they are opened.
 */
const MOST_WRITTEN_ANEW = 100

/**
 * The time by which unopened articles are queued in the past, so that `claim`, which takes the
 * latest first, takes opened ones before them.
 */
const BEHIND_WHAT_IS_OPENED_MS = 24 * 3_600_000

const unaskedAt = ({ now }: Tools) => new Date(now().getTime() - BEHIND_WHAT_IS_OPENED_MS)

/** Queues waiting articles again after the reader has removed an obstacle. */
export async function retryNow(tools: Tools, readerId: string): Promise<void> {
  await tools.db.run(sql`
    update ai_summaries set next_try_at = ${tools.now()}, tries = 0
    where reader_id = ${readerId} and state = 'waiting'`)
  await tools.enqueue(writeArticles, {}, { dedupeKey: 'now' })
  await tools.enqueue(embedArticles, {}, { dedupeKey: 'now' })
}

/**
 * Runs after articles are written. It deletes endpoint summaries whose entries have changed, and
 * queues articles of several sources for readers who have them summarized automatically. Readers
 * without an endpoint are skipped: outdated summaries are not shown, and `removeEndpoint` cleans up
 * the rest.
 */
export async function invalidateSummaries(
  db: Database,
  articles: number[],
  tools: Tools,
): Promise<void> {
  const readers = await db.many(
    z.object({ readerId: z.string() }),
    sql`select distinct reader_id from ai_endpoints`,
  )
  if (readers.length === 0) return
  await db.run(sql`update article_vectors set is_stale = true where article_id = any(${articles})`)
  for (const { readerId } of readers) {
    await db.run(sql`
      delete from ai_summaries using (${basisOf(articles, readerId)}) as now
      where reader_id = ${readerId} and ai_summaries.article_id = now.article_id
        and ai_summaries.basis <> now.basis`)
    if (await chooseEmbedder({ db }, readerId)) {
      await tools.enqueue(embedArticles, {}, { db, dedupeKey: 'now' })
    }
    if (!(await writesUnasked(db, readerId))) continue
    await db.run(sql`
      insert into ai_summaries (reader_id, article_id, state, basis, next_try_at)
      select ${readerId}, article_id, 'waiting', basis, ${unaskedAt(tools)}
      from (${basisOf(articles, readerId)}) as now join articles on articles.id = article_id
      where source_count >= 2
      on conflict do nothing`)
    await tools.enqueue(writeArticles, {}, { db, dedupeKey: 'now' })
  }
}

/** Queues new summaries for those that followed former instructions of a topic. */
export async function rewriteForTopics(
  db: Database,
  readerId: string,
  tools: Tools,
): Promise<void> {
  if (!(await writesUnasked(db, readerId))) return
  const newest = await db.many(
    z.object({ id: z.int() }),
    sql`select article_id as id from ai_summaries where reader_id = ${readerId}
        order by article_id desc limit ${MOST_WRITTEN_ANEW}`,
  )
  const { changed } = await db.run(sql`
    update ai_summaries set state = 'waiting', basis = now.basis, tries = 0, message = null, next_try_at = ${unaskedAt(tools)}
    from (${basisOf(
      newest.map(({ id }) => id),
      readerId,
    )}) as now
    where reader_id = ${readerId} and ai_summaries.article_id = now.article_id
      and ai_summaries.basis <> now.basis`)
  if (changed > 0) await tools.enqueue(writeArticles, {}, { db, dedupeKey: 'now' })
}

async function writesUnasked(db: Database, readerId: string): Promise<boolean> {
  const chosen = await chooseFor({ db }, readerId, summaryTask)
  return chosen !== null && chosen.settings.summarization && chosen.settings.autoProcessArticles
}

/**
 * Marks vectors as stale when the last endpoint is removed, because `invalidateSummaries` does not
 * track changes without endpoints.
 */
export const staleWithoutEndpoints: EndpointRemoval = {
  async afterTheLast(db, readerId) {
    await db.run(sql`
      update article_vectors set is_stale = true where reader_id = ${readerId} and not is_stale`)
  },
}
