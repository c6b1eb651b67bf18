import { sql, type Database } from '#server/tools.ts'

/**
 * Forgets what was judged, so that everything that matches is in its topic again: of one topic, or of all of a
 * reader's. To be called under `lockMatching`.
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
