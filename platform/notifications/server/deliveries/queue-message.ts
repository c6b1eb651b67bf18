import type { Database, Tools } from '#server/tools.ts'
import { deliverMessages } from './deliver.ts'
import { storeDelivery, type Message } from './delivery.ts'

/** Has a message sent as soon as `db` commits. False where it was before, or too much waits. */
export async function queueMessage(
  tools: Pick<Tools, 'now' | 'enqueue'>,
  db: Database,
  message: Message,
): Promise<boolean> {
  const isNew = await storeDelivery(tools, db, message)
  if (isNew) await tools.enqueue(deliverMessages, {}, { db, dedupeKey: 'now' })
  return isNew
}
