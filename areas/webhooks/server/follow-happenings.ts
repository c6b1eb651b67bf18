import * as z from 'zod/mini'
import { isInFolder } from '#areas/articles/server/lends/folders.ts'
import type { Follower, Happened } from '#platform/actions/server/lends.ts'
import { notificationNew } from '#platform/notifications/contracts/happenings.ts'
import { sql, type Database, type Sql } from '#server/tools.ts'
import { WebhookEvent } from '../contract.ts'
import { queueEvents } from './queue-events.ts'

const Listening = z.object({
  id: z.string(),
  readerId: z.string(),
  events: z.array(WebhookEvent),
  topic: z.nullable(z.string()),
  folder: z.nullable(z.string()),
  createdAt: z.string(),
})
type Listening = z.infer<typeof Listening>

/** Sends happenings to webhooks in the order in which they occurred. */
export const webhooksFollow: Follower = {
  async listening(db, happenings, readerId) {
    const rows = await db.many(
      Listening,
      sql`select id, reader_id, events, topic, folder, created_at from webhooks
          where state <> 'off' and events && ${[...happenings]}::text[]
            and (${readerId}::text is null or reader_id = ${readerId})`,
    )
    return rows.map((webhook) => {
      const { id, readerId, events, createdAt } = webhook
      return { id, readerId, to: events, since: createdAt, ...narrowing(webhook) }
    })
  },

  async happened(tools, db, { id, readerId, only }, all) {
    const told: Happened[] = []
    for (const one of all) {
      if (only === undefined || (await concerns(db, only, one))) told.push(one)
    }
    const events = told.map(({ happening, key, about, facts }) => ({
      ...{ event: happening.name, dedupeKey: key, about, data: facts },
    }))
    await queueEvents(tools, db, { id, readerId }, events)
  },
}

/**
 * A condition on `articles`: the article is in the webhook's topic or folder. Empty if the webhook
 * is not limited.
 */
function narrowing({ readerId, topic, folder }: Listening): { only?: Sql } {
  if (topic !== null)
    return {
      only: sql`id in (select article_id from topic_articles
        where topic_id = ${topic} and reader_id = ${readerId} and not is_hidden)`,
    }
  return folder === null ? {} : { only: isInFolder(readerId, folder) }
}

/**
 * Says if a webhook that is limited to a topic or folder gets an event. Events about articles are
 * limited already. A notification is sent only if its article is in the topic or folder.
 */
async function concerns(db: Database, only: Sql, { happening, facts }: Happened): Promise<boolean> {
  if (happening.name !== notificationNew.name) return true
  const { article } = notificationNew.facts.parse(facts).notification
  const found = await db.maybe(
    z.object({ id: z.int() }),
    sql`select id from articles where id = ${article} and ${only}`,
  )
  return found !== null
}
