import { newId } from '#core/id.ts'
import { WEBHOOKS } from '../limits.ts'
import { queueMessages, type Message } from '#platform/outbox/server/lends.ts'
import { sql, type Database, type Tools } from '#server/tools.ts'
import { toWebhook } from './webhook-kind.ts'

export interface Told {
  /** The name of a happening, or "webhook.test". */
  event: string
  /** The dedupe key of the event: a webhook receives an event with this key only once. */
  dedupeKey: string
  about: string
  data: object
}

/**
 * Stores events for a webhook, in the transaction of `db`. Events that are stored already do not
 * change.
 */
export async function queueEvents(
  tools: Pick<Tools, 'now' | 'wake' | 'extensions'>,
  db: Database,
  webhook: { id: string; readerId: string },
  told: readonly Told[],
): Promise<void> {
  if (told.length === 0) return
  const messages = told.map((one) => messageOf(one, tools.now()))
  const { leftOut } = await queueMessages(tools, db, toWebhook(webhook), messages)
  if (leftOut > 0)
    await db.run(sql`
      update webhooks set trouble = ${`More than ${WEBHOOKS.waiting} deliveries wait. What came after them was left out.`}
      where id = ${webhook.id} and state = 'on'`)
}

/** The message for an event. It has an id, which stays the same in every attempt. */
export function messageOf({ event, dedupeKey, about, data }: Told, now: Date) {
  const id = newId('msg')
  const body = JSON.stringify({ id, type: event, timestamp: now.toISOString(), data })
  return { id, dedupeKey, about, label: event, body } satisfies Message
}
