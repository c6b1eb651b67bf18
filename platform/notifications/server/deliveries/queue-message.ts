import { queueMessages } from '#platform/outbox/server/lends.ts'
import type { Database, Tools } from '#server/tools.ts'
import type { Channel } from './channel.ts'

export interface ChannelMessage {
  readerId: string
  channel: Channel
  /** The receiver within the channel, such as a device; absent if a reader has only one. */
  target?: string
  /** The dedupe key: a message with the same key is sent only once. */
  dedupeKey: string
  about: string
  /** The list from which the mail can be unsubscribed; null if there is none. */
  list?: string | null
  /** The content in the form that the channel reads. */
  body: object
}

/**
 * Queues a message, which is sent once `db` commits. Returns false if too many messages are
 * waiting.
 */
export async function queueMessage(
  tools: Pick<Tools, 'now' | 'wake' | 'extensions'>,
  db: Database,
  { readerId, channel, target = '', dedupeKey, about, list = null, body }: ChannelMessage,
): Promise<boolean> {
  const message = { dedupeKey, about, label: list, body: JSON.stringify(body) }
  const { leftOut } = await queueMessages(tools, db, { readerId, kind: channel, target }, [message])
  return leftOut === 0
}
