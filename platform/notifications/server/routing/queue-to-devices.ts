import type { Database, Tools } from '#server/tools.ts'
import { queueMessage } from '../deliveries/queue-message.ts'
import { targetsOf, type ShortMessage } from './queue-to-channel.ts'

/**
 * Queues a message for every browser and ntfy topic of a reader, once for each key. Returns the
 * number of receivers.
 */
export async function queueToDevices(
  tools: Pick<Tools, 'now' | 'wake' | 'extensions'>,
  db: Database,
  { readerId, dedupeKey, message }: { readerId: string; dedupeKey: string; message: ShortMessage },
): Promise<number> {
  let count = 0
  for (const channel of ['push', 'ntfy'] as const) {
    for (const target of await targetsOf(db, readerId, channel)) {
      const about = message.title
      await queueMessage(tools, db, { readerId, channel, target, dedupeKey, about, body: message })
      count++
    }
  }
  return count
}
