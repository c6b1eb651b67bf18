import * as z from 'zod/mini'
import { NOTIFICATIONS } from '#core/limits.ts'
import { job, sql, type Database, type World } from '#server/tools.ts'
import type { NotificationSettings } from '../../contracts/channels.ts'
import { channels, type Channel } from '../deliveries/channel.ts'
import { flushHeld } from './flush-held.ts'
import { queueToChannel, Telling } from './queue-to-channel.ts'
import { quietUntil } from './quiet-hours.ts'
import { readSettings, routesOf } from './settings.ts'
import { tellOfNotification } from './tell-of-notification.ts'

const BATCH = 100
const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

/**
 * Routes new notifications, and sends those that waited long enough. Rows are locked in a
 * transaction, so that several workers never route the same one, and another worker takes over
 * after a crash.
 */
export const routeNotifications = job<object>('notifications/route', async (world) => {
  for (;;) {
    const readers = await world.db.transaction((db) => routeBatch(world, db))
    for (const readerId of new Set(readers))
      await world.announce({ area: 'notifications', readerId })
    if (readers.length < BATCH) break
  }
  await flushHeld(world)
})

const Unrouted = z.extend(Telling, {
  kinds: z.array(z.string()),
  subject: z.nullable(z.string()),
  isNews: z.boolean(),
})
type Unrouted = z.infer<typeof Unrouted>

/** Routes a batch; returns the reader of each routed notification. */
async function routeBatch(world: World, db: Database): Promise<string[]> {
  const now = world.now()
  const since = new Date(now.getTime() - NOTIFICATIONS.newsHours * HOUR_MS)
  const rows = await db.many(
    Unrouted,
    sql`select notifications.id, reader_id, kinds, subject, text, at, page, article_id as article,
          coalesce(notifications.title, articles.title, 'News Hub') as title,
          at > ${since} and (published_at is null or published_at > ${since}) as is_news
        from notifications left join articles on articles.id = article_id
        where routed_at is null order by notifications.id limit ${BATCH} for update of notifications skip locked`,
  )
  for (const row of rows) {
    const isSent = row.isNews && (await sendOne(world, db, row))
    await db.run(sql`
      update notifications set routed_at = ${now}, sent_at = coalesce(${isSent ? now : null}, sent_at)
      where id = ${row.id}`)
  }
  return rows.map(({ readerId }) => readerId)
}

/** Sends a notification or holds it back; returns true if it was sent at once. */
async function sendOne(world: World, db: Database, row: Unrouted): Promise<boolean> {
  await tellOfNotification(world, db, row)
  const settings = await readSettings({ ...world, db }, row.readerId)
  const wanted = routesOf(settings, row.kinds)
  const until = quietUntil(settings, world.now()) ?? (await capEnds(db, row, settings, world.now()))
  let isSent = false
  for (const channel of channels.filter((one) => wanted.has(one))) {
    if (until === null) isSent = (await queueToChannel(world, db, channel, [row])) || isSent
    else await hold(db, row, channel, until)
  }
  return isSent
}

/**
 * The time at which a subject that reached its hourly or daily limit may send again; null if it did
 * not reach one.
 */
async function capEnds(
  db: Database,
  { readerId, subject }: Unrouted,
  { perHour, perDay }: Pick<NotificationSettings, 'perHour' | 'perDay'>,
  now: Date,
): Promise<Date | null> {
  if (subject === null) return null
  const dayAgo = new Date(now.getTime() - DAY_MS)
  const rows = await db.many(
    z.object({ at: z.string() }),
    sql`select sent_at as at from notifications
        where reader_id = ${readerId} and subject = ${subject} and sent_at > ${dayAgo} and sent_at <= ${now}
        order by sent_at`,
  )
  const sent = rows.map(({ at }) => Date.parse(at))
  const ends = [endOf(sent, perHour, HOUR_MS, now), endOf(sent, perDay, DAY_MS, now)]
  const latest = Math.max(...ends)
  return latest > 0 ? new Date(latest) : null
}

/** The time in ms at which a window that is full has room again; 0 if it is not full. */
function endOf(sent: readonly number[], most: number | null, windowMs: number, now: Date): number {
  const within = sent.filter((at) => at > now.getTime() - windowMs)
  return most === null || within.length < most ? 0 : within[0]! + windowMs
}

async function hold(db: Database, row: Unrouted, channel: Channel, until: Date): Promise<void> {
  await db.run(sql`
    insert into notifications_held (reader_id, channel, notification_id, until)
    values (${row.readerId}, ${channel}, ${row.id}, ${until}) on conflict do nothing`)
}
