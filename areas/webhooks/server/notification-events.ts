import { isWanted as isWantedArticle } from './article-events.ts'
import { pageOf, type Telling } from '#platform/notifications/server/lends.ts'
import * as z from 'zod/mini'
import { sql, type Database, type World } from '#server/tools.ts'
import { listening, queueEvents, type Listening } from './queue-events.ts'

/** Tells webhooks of a notification; those of a topic or folder only of its articles. */
export async function tellOfNotification(world: World, db: Database, made: Telling): Promise<void> {
  const { id, readerId, title, text, at, article } = made
  const page = pageOf(made)
  for (const webhook of await listening(db, ['notification.new'], readerId)) {
    if (!(await isWanted(db, webhook, article))) continue
    await queueEvents(world, db, webhook, [
      {
        event: 'notification.new',
        dedupeKey: `notification.new/${id}`,
        about: title,
        data: {
          notification: {
            ...{ id, title, text, at, article },
            page: (world.publicAddress ?? '') + page,
          },
        },
      },
    ])
  }
}

async function isWanted(
  db: Database,
  webhook: Listening,
  article: number | null,
): Promise<boolean> {
  if (webhook.topic === null && webhook.folder === null) return true
  const found = await db.maybe(
    z.object({ id: z.int() }),
    sql`select id from articles where id = ${article} and ${isWantedArticle(webhook)}`,
  )
  return found !== null
}
