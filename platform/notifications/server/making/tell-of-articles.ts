import * as z from 'zod/mini'
import { NOTIFICATIONS } from '#core/limits.ts'
import { sql, type Database, type Tools } from '#server/tools.ts'
import { wakeRouter } from '../routing/wake-router.ts'
import { articleEvent, notify } from './notify.ts'
import { tellOfBreaking } from './tell-of-breaking.ts'
import { tellOfSavedChanges } from './tell-of-saved.ts'
import { isToldAsPart } from './told-as-part.ts'

const HOUR_MS = 3_600_000

/** Tells readers of articles that were just written, behind what rules told of them. */
export async function tellOfArticles(db: Database, ids: number[], tools: Tools): Promise<void> {
  await tellOfTopics(tools, db, ids)
  await tellOfBreaking(tools, db, ids)
  await tellOfSavedChanges(tools, db, ids)
  const { waits } = await db.one(
    z.object({ waits: z.boolean() }),
    sql`select exists (select from notifications where routed_at is null) as waits`,
  )
  if (waits) await wakeRouter(tools, db)
}

const InTopic = z.object({
  readerId: z.string(),
  article: z.int(),
  topic: z.string(),
  name: z.string(),
})

async function tellOfTopics(tools: Tools, db: Database, ids: number[]): Promise<void> {
  const since = new Date(tools.now().getTime() - NOTIFICATIONS.newsHours * HOUR_MS)
  const rows = await db.many(
    InTopic,
    sql`select distinct on (topics.reader_id, articles.id) topics.reader_id, articles.id as article,
          topics.id as topic, topics.title as name
        from topic_articles join topics on topics.id = topic_id join articles on articles.id = article_id
        where articles.id = any(${ids}) and not is_hidden and alert_since is not null
          and articles.created_at >= alert_since and articles.published_at > ${since}
          and not ${isToldAsPart(sql`topics.reader_id`, 'topic')}
        order by topics.reader_id, articles.id, topics.id`,
  )
  await notify(
    tools,
    db,
    rows.map(({ readerId, article, topic, name }) => ({
      ...{
        readerId,
        article,
        event: articleEvent(article),
        kind: 'topic',
        subject: `topic/${topic}`,
      },
      text: `New in your topic “${name}”.`,
    })),
  )
}
