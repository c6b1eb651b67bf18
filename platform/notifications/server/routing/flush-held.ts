import * as z from 'zod/mini'
import { sql, type Database, type World } from '#server/tools.ts'
import { channels } from '../deliveries/channel.ts'
import { queueToChannel, Telling } from './queue-to-channel.ts'
import { quietUntil } from './quiet-hours.ts'
import { readSettings } from './settings.ts'

const Due = z.object({ readerId: z.string(), channel: z.enum(channels) })
type Due = z.infer<typeof Due>

/**
 * Sends notifications that waited for the end of quiet hours or for a digest, as one message for
 * each channel.
 */
export async function flushHeld(world: World): Promise<void> {
  const due = await world.db.many(
    Due,
    sql`select distinct reader_id, channel from notifications_held where until <= ${world.now()}
        order by reader_id, channel`,
  )
  for (const one of due) await world.db.transaction((db) => flush(world, db, one))
}

async function flush(world: World, db: Database, { readerId, channel }: Due): Promise<void> {
  const now = world.now()
  // The current settings decide, because the quiet hours or the zone may have changed while
  // notifications waited.
  const until = quietUntil(await readSettings({ ...world, db }, readerId), now)
  if (until !== null) {
    await db.run(sql`
      update notifications_held set until = ${until}
      where reader_id = ${readerId} and channel = ${channel} and until <= ${now}`)
    return
  }
  const told = await db.many(
    Telling,
    sql`with due as (
          delete from notifications_held where (notification_id, channel) in (
            select notification_id, channel from notifications_held
            where reader_id = ${readerId} and channel = ${channel} and until <= ${now}
            for update skip locked)
          returning notification_id
        )
        select notifications.id, reader_id, text, at, page, article_id as article,
          coalesce(notifications.title, articles.title, 'News Hub') as title
        from due join notifications on notifications.id = notification_id
          left join articles on articles.id = article_id
        order by notifications.id`,
  )
  if (told.length > 0) await queueToChannel(world, db, channel, told)
}
