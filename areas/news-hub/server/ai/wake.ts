import * as z from 'zod/mini'
import { sql, type Database, type Tools } from '#server/tools.ts'
import { basisOf } from './article-writing.ts'
import { chooseFor } from './ask-model.ts'
import { chooseEmbedder, embedArticles } from './embed-articles.ts'
import { writeArticles } from './write-articles.ts'

/** After the reader changed what held work up: an endpoint, its key, a limit, a switch. */
export async function tryAgainNow(tools: Tools, readerId: string): Promise<void> {
  await tools.db.run(sql`
    update ai_summaries set next_try_at = ${tools.now()}, tries = 0
    where reader_id = ${readerId} and state = 'waiting'`)
  await tools.enqueue(writeArticles, {}, { once: 'now' })
  await tools.enqueue(embedArticles, {}, { once: 'now' })
}

/**
 * A step behind writing: what an endpoint wrote from other entries goes, and where the reader lets articles be
 * processed as they come, those that several sources carry wait for an endpoint.
 */
export async function dropAndAskAgain(
  db: Database,
  articles: number[],
  tools: Tools,
): Promise<void> {
  await db.run(sql`
    delete from ai_summaries using (${basisOf(articles)}) as now
    where ai_summaries.article_id = now.article_id and ai_summaries.basis <> now.basis`)
  await db.run(sql`update article_vectors set is_stale = true where article_id = any(${articles})`)
  const readers = await db.many(
    z.object({ readerId: z.string() }),
    sql`select distinct reader_id from ai_endpoints`,
  )
  for (const { readerId } of readers) {
    if (await chooseEmbedder({ db }, readerId)) {
      await tools.enqueue(embedArticles, {}, { db, once: 'now' })
    }
    const chosen = await chooseFor({ db }, readerId, 'summaries')
    if (!chosen?.settings.summarization || !chosen.settings.autoProcessArticles) continue
    await db.run(sql`
      insert into ai_summaries (reader_id, article_id, state, basis, next_try_at)
      select ${readerId}, article_id, 'waiting', basis, ${tools.now()}
      from (${basisOf(articles)}) as now join articles on articles.id = article_id
      where source_count >= 2
      on conflict do nothing`)
    await tools.enqueue(writeArticles, {}, { db, once: 'now' })
  }
}
