import * as z from 'zod/mini'
import { sql, type Database, type Sql } from '#server/tools.ts'
import { topicStyles, topicTones } from '#areas/topics/contract.ts'

const TopicWish = z.object({
  tone: z.enum(topicTones),
  style: z.enum(topicStyles),
  instructions: z.string(),
})
/** A reader's wish for the tone, the style and the content of summaries. */
export type TopicWish = z.infer<typeof TopicWish>

/** Rows of the topic whose wish counts for an article: the oldest one with the article and a wish. */
const wishing = (readerId: string, article: number | Sql) => sql`
  from topic_articles as held join topics on topics.id = held.topic_id
  where topics.reader_id = ${readerId} and held.article_id = ${article} and not is_hidden and not is_left_out
    and (tone, style, btrim(summarization_instructions)) <> ('balanced', 'concise', '')
  order by place limit 1`

/**
 * Reads the wish that is sent to an endpoint with an article; null if none of its topics has a
 * wish.
 */
export async function readTopicWish(
  db: Database,
  readerId: string,
  article: number,
): Promise<TopicWish | null> {
  return db.maybe(
    TopicWish,
    sql`select tone, style, summarization_instructions as instructions ${wishing(readerId, article)}`,
  )
}

/** The wish as one text, for use in a query; empty if there is none. */
export function wishText(readerId: string, article: Sql): Sql {
  return sql`coalesce((
    select concat_ws(chr(10), tone, style, summarization_instructions) ${wishing(readerId, article)}), '')`
}
