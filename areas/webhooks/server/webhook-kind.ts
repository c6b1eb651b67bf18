import { hubNotice, notify } from '#platform/notifications/server/lends.ts'
import { WEBHOOKS } from '../limits.ts'
import type { ClaimedMessage, Destination, OutboxKind } from '#platform/outbox/server/lends.ts'
import * as z from 'zod/mini'
import { deskOf, sql, type World } from '#server/tools.ts'
import { Receiver, send } from './send.ts'

const GONE = 410
const KIND = 'webhook'

/** The destination of a webhook's deliveries. */
export function toWebhook({ id, readerId }: { id: string; readerId: string }): Destination {
  return { readerId, kind: KIND, target: id }
}

/**
 * Sends events to webhooks. Each webhook gets them in their order, and an event has the same id in
 * every attempt.
 */
export const webhookKind: OutboxKind = {
  name: KIND,
  atOnce: WEBHOOKS.atOnce,
  mostWaiting: WEBHOOKS.waiting,
  isOrdered: true,

  async send(world, { id, readerId, target, body }) {
    const webhook = await world.db.maybe(
      z.extend(Receiver, { state: z.string() }),
      sql`select address, secret, former_secret, former_until, state from webhooks
          where id = ${target} and reader_id = ${readerId}`,
    )
    if (webhook?.state !== 'on') return 'held'
    const outcome = await send(deskOf(world, readerId), webhook, { id, body })
    const { error, status } = outcome
    return error === null ? { ...outcome, error } : { ...outcome, error, isFinal: status === GONE }
  },

  async tried(world, message, { error, status, next }) {
    const { readerId, target } = message
    if (next === 'given-up') await stop(world, message, error ?? '', status === GONE)
    const trouble = next === 'retry' ? `${error} It is tried again.` : null
    if (next !== 'given-up')
      await world.db.run(sql`
        update webhooks set trouble = ${trouble}
        where id = ${target} and state = 'on' and trouble is distinct from ${trouble}`)
    await world.announce({ area: 'webhooks', readerId })
  },
}

/** Stops a webhook until the reader switches it on again, and notifies the reader. */
async function stop(
  world: World,
  { readerId, target }: ClaimedMessage,
  error: string,
  isGone: boolean,
): Promise<void> {
  const because = isGone ? error : `${error} It was tried for a day.`
  const trouble = `Stopped: ${because} Nothing is sent until you switch it on again.`
  const now = world.now()
  await world.db.transaction(async (db) => {
    const stopped = await db.maybe(
      z.object({ name: z.string() }),
      sql`update webhooks set state = 'stopped', trouble = ${trouble} where id = ${target} and state = 'on' returning name`,
    )
    if (!stopped) return
    await notify(world, db, hubNotice, [
      {
        readerId,
        event: `webhook/${target}/${now.toISOString()}`,
        facts: {
          text: `The webhook “${stopped.name}” was stopped. ${because} Look at it under Settings.`,
          page: '/news-hub/settings',
          action: 'Open settings',
        },
      },
    ])
  })
}
