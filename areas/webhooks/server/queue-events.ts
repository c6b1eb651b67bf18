import * as z from 'zod/mini'
import type { Article } from '#areas/articles/contract.ts'
import { newId } from '#core/id.ts'
import { WEBHOOKS } from '#core/limits.ts'
import { queueMessages, type Message } from '#platform/outbox/server/lends.ts'
import { sql, type Database, type Tools } from '#server/tools.ts'
import { WebhookEvent } from '../contract.ts'
import { toWebhook } from './webhook-kind.ts'

export interface Told {
  event: WebhookEvent | 'webhook.test'
  /** Names the event: a webhook is told of it once. */
  dedupeKey: string
  about: string
  data: object
}

/** A webhook that is to be told of events. */
export const Listening = z.object({
  id: z.string(),
  readerId: z.string(),
  events: z.array(WebhookEvent),
  topic: z.nullable(z.string()),
  folder: z.nullable(z.string()),
  createdAt: z.string(),
})
export type Listening = z.infer<typeof Listening>

/** The webhooks that any of these events goes to; those of this reader, where one is named. */
export async function listening(
  db: Database,
  events: readonly WebhookEvent[],
  readerId: string | null = null,
): Promise<Listening[]> {
  return db.many(
    Listening,
    sql`select id, reader_id, events, topic, folder, created_at from webhooks
        where state <> 'off' and events && ${[...events]}::text[]
          and (${readerId}::text is null or reader_id = ${readerId})`,
  )
}

/** Writes down what a webhook has to be told, as part of the transaction of `db`; what it was told before stays. */
export async function queueEvents(
  tools: Pick<Tools, 'now' | 'wake' | 'extensions'>,
  db: Database,
  webhook: Pick<Listening, 'id' | 'readerId'>,
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

/** A message with an id of its own, which the receiver is sent at every attempt. */
export function messageOf({ event, dedupeKey, about, data }: Told, now: Date) {
  const id = newId('msg')
  const body = JSON.stringify({ id, type: event, timestamp: now.toISOString(), data })
  return { id, dedupeKey, about, label: event, body } satisfies Message
}

/** The data of an article that receivers are sent. */
export function articleData(article: Article, publicAddress: string | null) {
  const { id, title, summary, publishedTime, category, sources, sourceCount, independentCount } =
    article
  const page = `/news-hub/feed?article=${id}`
  return {
    article: {
      id,
      title,
      summary,
      publishedTime,
      category,
      sources: sources.map(({ name }) => name),
      sourceCount,
      independentCount: independentCount ?? sourceCount,
      page: (publicAddress ?? '') + page,
    },
  }
}
