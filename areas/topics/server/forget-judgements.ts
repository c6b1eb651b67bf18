import { sql, type Database } from '#server/tools.ts'

/**
 * Deletes the judgements of one topic, or of all topics of a reader, so that all matching articles
 * are in the topic again. The caller has to hold the lock of `lockMatching`.
 */
export async function forgetJudgements(
  db: Database,
  of: { topic: string } | { reader: string },
): Promise<void> {
  const [articles, topics] =
    'topic' in of
      ? [sql`topic_id = ${of.topic}`, sql`id = ${of.topic}`]
      : [sql`reader_id = ${of.reader}`, sql`reader_id = ${of.reader}`]
  await db.run(sql`
    update topic_articles set is_left_out = false, judged = null
    where ${articles} and judged is not null`)
  await db.run(sql`update topics set judging_trouble = null, judging_tries = 0 where ${topics}`)
}
