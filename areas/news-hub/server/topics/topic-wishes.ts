import * as z from 'zod/mini'
import { sql, type Database } from '#server/tools.ts'
import { topicStyles, topicTones } from '../../contracts/topics.ts'

const TopicWish = z.object({
  articleId: z.int(),
  tone: z.enum(topicTones),
  style: z.enum(topicStyles),
  instructions: z.string(),
})
type TopicWish = z.infer<typeof TopicWish>

/**
 * How the reader wants these articles told, from the topics that hold them: what an endpoint is given along.
 * An article of several topics has a wish of each, the oldest topic first.
 */
export async function readTopicWishes(
  db: Database,
  readerId: string,
  articles: number[],
): Promise<TopicWish[]> {
  return db.many(
    TopicWish,
    sql`select article_id, tone, style, summarization_instructions as instructions
        from topic_articles join topics on topics.id = topic_id
        where topics.reader_id = ${readerId} and article_id = any(${articles}) and not is_hidden
        order by article_id, place`,
  )
}
