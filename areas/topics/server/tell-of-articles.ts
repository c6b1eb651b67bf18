import * as z from 'zod/mini'
import { articleEvent, wasToldAsPart } from '#areas/articles/server/lends/writing.ts'
import { NOTIFICATIONS } from '#core/limits.ts'
import { notify } from '#platform/notifications/server/lends.ts'
import { sql, type Database, type Tools } from '#server/tools.ts'
import { topicAlert } from '../topic-alert.ts'

const HOUR_MS = 3_600_000

const InTopic = z.object({
  readerId: z.string(),
  article: z.int(),
  topic: z.string(),
  name: z.string(),
})

/** Notifies readers of new articles in topics with an alert. */
export async function tellOfArticles(db: Database, ids: number[], tools: Tools): Promise<void> {
  const since = new Date(tools.now().getTime() - NOTIFICATIONS.newsHours * HOUR_MS)
  const rows = await db.many(
    InTopic,
    sql`select distinct on (topics.reader_id, articles.id) topics.reader_id, articles.id as article,
          topics.id as topic, topics.title as name
        from topic_articles join topics on topics.id = topic_id join articles on articles.id = article_id
        where articles.id = any(${ids}) and not is_hidden and alert_since is not null
          and articles.created_at >= alert_since and articles.published_at > ${since}
          and not ${wasToldAsPart(sql`topics.reader_id`, topicAlert)}
        order by topics.reader_id, articles.id, topics.id`,
  )
  await notify(
    tools,
    db,
    topicAlert,
    rows.map(({ readerId, article, topic, name }) => ({
      ...{ readerId, article, event: articleEvent(article), subject: `topic/${topic}` },
      facts: { topic: name },
    })),
  )
}
