import * as z from 'zod/mini'
import { job, sql, type Database, type Tools } from '#server/tools.ts'
import { isInstructed, judgeTopics } from './judge-articles.ts'
import { matchWritten, rebuildTopic } from './match-topics.ts'

/** Finds the articles of topics again if their readers have changed what they follow or mute. */
export const rebuildTopics = job<object>('topics/rebuild', async (tools) => {
  let rebuilt = 0
  while (await rebuildNext(tools.db)) rebuilt++
  if (rebuilt === 0) return
  await tools.announce({ area: 'articles' })
  await tools.enqueue(judgeTopics, {}, { dedupeKey: 'now' })
})

/**
 * Rebuilds one topic in its own transaction, so that articles can be written between two topics.
 * False if none waits.
 */
async function rebuildNext(db: Database): Promise<boolean> {
  return db.transaction(async (db) => {
    const waiting = await db.maybe(
      z.object({ readerId: z.string(), id: z.string() }),
      sql`select reader_id, id from topics_waiting join topics on topics.id = topic_id limit 1`,
    )
    if (waiting === null) return false
    await rebuildTopic(db, waiting.readerId, waiting.id)
    return true
  })
}

/**
 * Queues a rebuild after sources were followed, unfollowed, muted or renamed. The topics to rebuild
 * are in `topics_waiting` already.
 */
export async function queueTopicRebuild({ db, enqueue }: Tools): Promise<void> {
  const { hasWaiting } = await readState(db)
  if (hasWaiting) await enqueue(rebuildTopics, {}, { dedupeKey: 'rebuild-topics' })
}

/**
 * Adds articles that were just written to topics, and queues the judging of topics with
 * instructions.
 */
export async function followTopics(db: Database, articles: number[], tools: Tools): Promise<void> {
  const { hasTopics, hasWaiting, hasJudge } = await readState(db)
  if (hasWaiting) await tools.enqueue(rebuildTopics, {}, { db, dedupeKey: 'rebuild-topics' })
  if (hasTopics) await matchWritten(db, articles)
  if (hasJudge) await tools.enqueue(judgeTopics, {}, { db, dedupeKey: 'now' })
}

const State = z.object({
  hasTopics: z.boolean(),
  hasWaiting: z.boolean(),
  /** True if some topic has instructions, and its reader has an endpoint. */
  hasJudge: z.boolean(),
})

async function readState(db: Database): Promise<z.infer<typeof State>> {
  return db.one(
    State,
    sql`select exists (select 1 from topics) as has_topics,
          exists (select 1 from topics_waiting) as has_waiting,
          exists (
            select 1 from topics where reader_id in (select reader_id from ai_endpoints) and ${isInstructed}
          ) as has_judge`,
  )
}
