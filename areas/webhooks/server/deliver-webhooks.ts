import * as z from 'zod/mini'
import { hubNotice, notify, RETRY_WAITS } from '#platform/notifications/server/lends.ts'
import { WEBHOOKS } from '#core/limits.ts'
import { deskOf, job, sql, type World } from '#server/tools.ts'
import { Receiver, send, type Outcome } from './send.ts'

/** Waits behind failed attempts, in seconds: together a little less than a day. */
export const WAITS = RETRY_WAITS
const GONE = 410
/** Others get a turn after so many deliveries of one webhook. */
const IN_A_ROW = 20
/** Longer than any attempt takes. */
export const CLAIM_MS = 60_000
/** A job that sends for this long lets another one go on. */
const AT_MOST_MS = 10 * 60_000

/**
 * Sends what is due: several webhooks at once, so that a slow one holds up no other, and each webhook's in order.
 * However many workers there are, one sends for a webhook at a time; what a worker that died was sending is sent
 * again, with the same id.
 */
export const deliverWebhooks = job<object>('webhooks/deliver', async (world) => {
  const endAt = performance.now() + AT_MOST_MS
  const lane = async () => {
    while (performance.now() < endAt) {
      const claimed = await claimWebhook(world)
      if (claimed === null) return
      await sendWaiting(world, claimed)
    }
    await world.enqueue(deliverWebhooks, {}, { dedupeKey: 'now' })
  }
  await Promise.all(Array.from({ length: WEBHOOKS.atOnce }, lane))
})

const Claimed = z.object({ id: z.string() })
type Claimed = z.infer<typeof Claimed>

async function claimWebhook({ db, now }: World): Promise<Claimed | null> {
  const until = new Date(now().getTime() + CLAIM_MS)
  return db.maybe(
    Claimed,
    sql`update webhooks set claimed_until = ${until} where id = (
          select id from webhooks
          where state = 'on' and (claimed_until is null or claimed_until <= ${now()})
            and (select next_at from webhooks_deliveries
              where webhook_id = webhooks.id and webhooks_deliveries.state = 'waiting'
              order by position limit 1) <= ${now()}
          order by claimed_until nulls first, id limit 1 for update skip locked)
        returning id`,
  )
}

const Next = z.extend(Receiver, {
  readerId: z.string(),
  name: z.string(),
  delivery: z.string(),
  body: z.string(),
  attempts: z.int(),
})
type Next = z.infer<typeof Next>

/** Until one fails, nothing is due any more, or others should have a turn. */
async function sendWaiting(world: World, { id }: Claimed): Promise<void> {
  try {
    for (let nth = 0; nth < IN_A_ROW; nth++) {
      const next = await nextOf(world, id)
      if (next === null) return
      const outcome = await send(deskOf(world, next.readerId), next, {
        id: next.delivery,
        body: next.body,
      })
      await noteOutcome(world, id, next, outcome)
      await world.announce({ area: 'webhooks', readerId: next.readerId })
      if (outcome.error !== null) return
    }
  } finally {
    await world.db.run(sql`update webhooks set claimed_until = null where id = ${id}`)
  }
}

async function nextOf({ db, now }: World, id: string): Promise<Next | null> {
  const until = new Date(now().getTime() + CLAIM_MS)
  await db.run(sql`update webhooks set claimed_until = ${until} where id = ${id}`)
  return db.maybe(
    Next,
    sql`select webhooks.reader_id, name, address, secret, former_secret, former_until,
          first.id as delivery, body, attempts
        from webhooks join lateral (
          select * from webhooks_deliveries where webhook_id = webhooks.id and state = 'waiting'
          order by position limit 1) as first on true
        where webhooks.id = ${id} and webhooks.state = 'on' and next_at <= ${now()}`,
  )
}

async function noteOutcome(
  world: World,
  webhook: string,
  { delivery, attempts, readerId, name }: Next,
  { status, durationMs, error }: Outcome,
): Promise<void> {
  const { db, now } = world
  const tried = sql`attempts = attempts + 1, tried_at = ${now()}, status = ${status}, duration_ms = ${durationMs},
    error = ${error}`
  if (error === null) {
    await db.run(sql`
      update webhooks_deliveries set state = 'delivered', next_at = null, ${tried} where id = ${delivery}`)
    await db.run(
      sql`update webhooks set trouble = null where id = ${webhook} and trouble is not null`,
    )
    return
  }
  const wait = status === GONE ? undefined : WAITS[attempts]
  const nextAt = new Date(now().getTime() + (wait ?? 0) * 1000)
  await db.run(sql`
    update webhooks_deliveries set next_at = ${nextAt}, ${tried} where id = ${delivery} and state = 'waiting'`)
  if (wait !== undefined) {
    await world.enqueue(deliverWebhooks, {}, { afterSeconds: wait })
    await db.run(sql`
      update webhooks set trouble = ${`${error} It is tried again.`} where id = ${webhook} and state = 'on'`)
    return
  }
  await stop(world, { webhook, readerId, name, error, isGone: status === GONE })
}

interface Stopped {
  webhook: string
  readerId: string
  name: string
  error: string
  isGone: boolean
}

/** Nothing is sent any more until the reader switches it on again; they are told. */
async function stop(
  world: World,
  { webhook, readerId, name, error, isGone }: Stopped,
): Promise<void> {
  const because = isGone ? error : `${error} It was tried for a day.`
  const trouble = `Stopped: ${because} Nothing is sent until you switch it on again.`
  const now = world.now()
  await world.db.transaction(async (db) => {
    const { changed } = await db.run(
      sql`update webhooks set state = 'stopped', trouble = ${trouble} where id = ${webhook} and state = 'on'`,
    )
    if (changed === 0) return
    await notify(world, db, hubNotice, [
      {
        readerId,
        event: `webhook/${webhook}/${now.toISOString()}`,
        facts: {
          text: `The webhook “${name}” was stopped. ${because} Look at it under Settings.`,
          page: '/news-hub/settings',
          action: 'Open settings',
        },
      },
    ])
  })
}
