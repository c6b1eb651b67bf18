import { NOTIFICATIONS } from '#core/limits.ts'
import { job, sql, type World } from '#server/tools.ts'
import { Delivery, senders, type Outcome } from './delivery.ts'
import { RETRY_WAITS } from './retry-waits.ts'

/** Longer than any attempt takes. */
export const CLAIM_MS = 120_000
/** A job that sends for this long lets another one go on. */
const AT_MOST_MS = 10 * 60_000
const LONGEST_WAIT_SECONDS = Math.max(...RETRY_WAITS)

/**
 * Sends what is due, several receivers at once, each one message at a time: one that stalls holds up no other.
 * However many workers there are, one has a message in hand; what a worker that died was sending is sent again.
 */
export const deliverMessages = job<object>('notifications/deliver', async (world) => {
  const endAt = performance.now() + AT_MOST_MS
  const lane = async () => {
    while (performance.now() < endAt) {
      const claimed = await claimDelivery(world)
      if (claimed === null) return
      await deliver(world, claimed)
    }
    await world.enqueue(deliverMessages, {}, { dedupeKey: 'now' })
  }
  await Promise.all(Array.from({ length: NOTIFICATIONS.atOnce }, lane))
})

const columns = sql`id, reader_id, channel, target, about, list, body, attempts`

async function claimDelivery({ db, now }: World): Promise<Delivery | null> {
  const until = new Date(now().getTime() + CLAIM_MS)
  return db.maybe(
    Delivery,
    sql`update notifications_deliveries set claimed_until = ${until} where id = (
          select id from notifications_deliveries as due
          where state = 'waiting' and next_at <= ${now()} and (claimed_until is null or claimed_until <= ${now()})
            and not exists (select from notifications_deliveries as other
              where other.reader_id = due.reader_id and other.channel = due.channel and other.target = due.target
                and other.claimed_until > ${now()})
          order by next_at, position limit 1 for update skip locked)
        returning ${columns}`,
  )
}

async function deliver(world: World, delivery: Delivery): Promise<void> {
  const sender = world.extensions(senders).find(({ channel }) => channel === delivery.channel)
  if (!sender) throw new Error(`Nobody sends by ${delivery.channel}`)
  try {
    await noteOutcome(world, delivery, await sender.send(world, delivery))
  } catch (error) {
    // Others go on. It is tried again like any that failed.
    world.log.error({ err: error, delivery: delivery.id }, 'A message could not be sent')
    await noteOutcome(world, delivery, {
      error: 'Something went wrong in this hub. Its log says what.',
      isFinal: false,
    })
  }
  await world.announce({ area: 'notifications/channels', readerId: delivery.readerId })
}

async function noteOutcome(world: World, delivery: Delivery, outcome: Outcome): Promise<void> {
  const { db, now } = world
  const { id, attempts, readerId, channel, target } = delivery
  const tried = sql`claimed_until = null, attempts = attempts + 1, tried_at = ${now()}, error = ${outcome.error}`
  if (outcome.error === null) {
    await db.run(sql`
      update notifications_deliveries set state = 'delivered', next_at = null, body = '{}', ${tried} where id = ${id}`)
    return
  }
  const usual = RETRY_WAITS[attempts]
  if (outcome.isFinal || usual === undefined) {
    await db.run(sql`
      update notifications_deliveries set state = 'failed', next_at = null, body = '{}', ${tried} where id = ${id}`)
    return
  }
  const wait = Math.min(Math.max(usual, outcome.waitSeconds ?? 0), LONGEST_WAIT_SECONDS)
  const nextAt = new Date(now().getTime() + wait * 1000)
  await db.run(sql`
    update notifications_deliveries set next_at = ${nextAt}, ${tried} where id = ${id}`)
  // What waits behind it would fail alike.
  await db.run(sql`
    update notifications_deliveries set next_at = ${nextAt}
    where reader_id = ${readerId} and channel = ${channel} and target = ${target} and state = 'waiting'
      and next_at < ${nextAt} and claimed_until is null`)
  await world.enqueue(deliverMessages, {}, { afterSeconds: wait })
}
