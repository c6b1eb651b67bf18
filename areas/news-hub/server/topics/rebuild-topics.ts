import * as z from 'zod/mini'
import { job, sql, type Database, type Tools } from '#server/tools.ts'
import { matchWritten, rebuildTopic } from './match-topics.ts'

/** Finds the articles of topics anew whose reader follows or hears other sources than before. */
export const rebuildTopics = job<object>('topics/rebuild', async (tools) => {
  let rebuilt = 0
  while (await rebuildNext(tools.db)) rebuilt++
  if (rebuilt > 0) await tools.announce({ area: 'topics' })
})

/** One topic a transaction: articles are written in between. */
async function rebuildNext(db: Database): Promise<boolean> {
  return db.transaction(async (db) => {
    const stale = await db.maybe(
      z.object({ readerId: z.string(), id: z.string() }),
      sql`select reader_id, id from topics where is_stale order by id limit 1`,
    )
    if (stale === null) return false
    await rebuildTopic(db, stale.readerId, stale.id)
    return true
  })
}

/** To be called when sources were followed, left, muted or renamed; triggers have marked their topics. */
export async function wakeTopics({ db, enqueue }: Tools): Promise<void> {
  const { hasStale } = await readState(db)
  if (hasStale) await enqueue(rebuildTopics, {}, { once: 'rebuild-topics' })
}

/** Articles that were written belong to topics from this moment on. */
export async function followTopics(db: Database, articles: number[], tools: Tools): Promise<void> {
  const { hasTopics, hasStale } = await readState(db)
  if (hasStale) await tools.enqueue(rebuildTopics, {}, { db, once: 'rebuild-topics' })
  if (hasTopics) await matchWritten(db, articles)
}

async function readState(db: Database): Promise<{ hasTopics: boolean; hasStale: boolean }> {
  return db.one(
    z.object({ hasTopics: z.boolean(), hasStale: z.boolean() }),
    sql`select exists (select 1 from topics) as has_topics,
          exists (select 1 from topics where is_stale) as has_stale`,
  )
}
