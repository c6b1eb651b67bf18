import * as z from 'zod/mini'
import { newId } from '#core/id.ts'
import { NOTIFICATIONS } from '#core/limits.ts'
import { extensionPoint } from '#server/extension-points.ts'
import { sql, type Database, type Tools, type World } from '#server/tools.ts'

export const channels = ['email', 'push', 'ntfy'] as const
export type Channel = (typeof channels)[number]

/** One message on its way to one receiver. */
export const Delivery = z.object({
  id: z.string(),
  readerId: z.string(),
  channel: z.enum(channels),
  target: z.string(),
  about: z.string(),
  list: z.nullable(z.string()),
  /** As the channel reads it. */
  body: z.unknown(),
  attempts: z.int(),
})
export type Delivery = z.infer<typeof Delivery>

/** What came of an attempt. */
export type Outcome =
  | { error: null }
  | {
      /** In words. */
      error: string
      /** The same message would not be taken another time either. */
      isFinal: boolean
      /** The receiver wants to wait so long. */
      waitSeconds?: number
    }

/** Hands messages of one channel over. Whatever the receiver does is an outcome; anything thrown is a bug. */
export interface Sender {
  channel: Channel
  send(world: World, delivery: Delivery): Promise<Outcome>
}

export const senders = extensionPoint<Sender>('notification-senders')

export interface Message {
  readerId: string
  channel: Channel
  target?: string
  /** Names what is told: nothing is sent twice of it. */
  dedupeKey: string
  about: string
  list?: string | null
  body: object
}

/** Writes down what is to be sent, as part of the transaction of `db`. False where it was before, or too much waits. */
export async function storeDelivery(
  { now }: Pick<Tools, 'now'>,
  db: Database,
  { readerId, channel, target = '', dedupeKey, about, list = null, body }: Message,
): Promise<boolean> {
  const words = about.slice(0, NOTIFICATIONS.aboutCharacters).toWellFormed()
  const { changed } = await db.run(sql`
    insert into notifications_deliveries (id, reader_id, channel, target, dedupe_key, about, list, body, created_at, next_at)
    select ${newId('message')}, ${readerId}, ${channel}, ${target}, ${dedupeKey}, ${words}, ${list},
      ${JSON.stringify(body)}::jsonb, ${now()}, ${now()}
    where (select count(*) from (
      select from notifications_deliveries where reader_id = ${readerId} and state = 'waiting'
      limit ${NOTIFICATIONS.waiting}) as counted) < ${NOTIFICATIONS.waiting}
    on conflict (reader_id, channel, target, dedupe_key) do nothing`)
  return changed > 0
}
