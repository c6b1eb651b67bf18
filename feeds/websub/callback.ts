import * as z from 'zod/mini'
import { FETCH } from '#core/limits.ts'
import { Problem } from '#core/problem.ts'
import type { OpenRoute, Reply } from '#server/web/routes/route.ts'
import { sql, type Tools } from '#server/tools.ts'
import { isSigned } from './signature.ts'
import { callbackPath } from './subscribe.ts'
import { takeDeliveries } from './take-deliveries.ts'

/** The share of the lease after which a subscription is renewed. */
const RENEW_AT = 0.8
export const LATEST_RENEWAL_DAYS = 30
const LEASE_WITHOUT_WORD_SECONDS = 10 * 24 * 3600
export const LONGEST_LEASE_SECONDS = 365 * 24 * 3600
/** The delay after a hub's refusal. */
const ASK_AGAIN_MS = 7 * 24 * 3_600_000

const Push = z.object({
  feedId: z.int(),
  topic: z.string(),
  secret: z.instanceof(Uint8Array),
  state: z.enum(['wanted', 'asked', 'active', 'refused']),
  isFollowed: z.boolean(),
})
type Push = z.infer<typeof Push>

/** The address at which WebSub hubs confirm subscriptions and deliver news. */
export const websubCallback: OpenRoute = {
  who: 'anybody',
  path: callbackPath(':token'),
  methods: ['GET', 'POST'],
  // The largest delivery has the size of the largest fetched feed.
  body: { as: 'bytes', mostBytes: FETCH.bytes },
  answersEveryName: true,
  async answer(tools, { method, params, query, headers, body }) {
    const push = await tools.db.maybe(
      Push,
      sql`select feed_id, topic, secret, state, exists (
            select 1 from sources where feed_id = feed_pushes.feed_id and paused_at is null) as is_followed
          from feed_pushes where token = ${params['token'] ?? ''}`,
    )
    // 410 (Gone) tells a hub to stop.
    if (push === null || (method === 'POST' && !push.isFollowed))
      return said(410, 'Not subscribed.')
    if (method === 'GET') return confirm(tools, push, query)
    return deliver(tools, push, headers, body.bytes)
  },
}

/** Answers a hub that asks for the confirmation of a subscription, or that refuses one. */
async function confirm(
  { db, now }: Tools,
  { feedId, topic, state, isFollowed }: Push,
  query: URLSearchParams,
): Promise<Reply> {
  const mode = query.get('hub.mode')
  if (query.get('hub.topic') !== topic) return said(404, 'No such subscription was requested.')
  if (mode === 'denied') {
    const again = new Date(now().getTime() + ASK_AGAIN_MS)
    await db.run(sql`
      update feed_pushes set state = 'refused', lease_until = null, ask_at = ${again} where feed_id = ${feedId}`)
    return said(200, 'Understood.')
  }
  const challenge = query.get('hub.challenge')
  const isWanted = mode === 'subscribe' && isFollowed && (state === 'asked' || state === 'active')
  if (!isWanted || !challenge) return said(404, 'No such subscription was requested.')

  const stated = Number(query.get('hub.lease_seconds')) || LEASE_WITHOUT_WORD_SECONDS
  const leaseMs = Math.min(Math.max(stated, 60), LONGEST_LEASE_SECONDS) * 1000
  const until = new Date(now().getTime() + leaseMs)
  const renewAfterMs = Math.min(leaseMs * RENEW_AT, LATEST_RENEWAL_DAYS * 24 * 3_600_000)
  const renewAt = new Date(now().getTime() + renewAfterMs)
  await db.run(sql`
    update feed_pushes set state = 'active', failures = 0, lease_until = ${until}, ask_at = ${renewAt}
    where feed_id = ${feedId}`)
  return said(200, challenge)
}

/**
 * Stores a hub's delivery for a worker to read. A wrong signature gets the answer of success, as
 * the standard demands, so that nobody can find a valid one by trying.
 */
async function deliver(
  { db, disk, enqueue, secrets, log, now }: Tools,
  { feedId, state, secret }: Push,
  headers: Record<string, string | undefined>,
  body: Uint8Array,
): Promise<Reply> {
  if (!isSigned(body, headers['x-hub-signature'], secrets.open(secret))) {
    log.warn({ feedId }, 'A delivery for a feed is not signed by its WebSub hub and was ignored')
    return said(202, 'Thank you.')
  }
  if (state !== 'active') return said(410, 'Not subscribed.')
  // The hub will deliver again later.
  if (await disk.shortage())
    throw new Problem('unavailable', 'The disk is full. Deliver this again later.')
  await db.transaction(async (db) => {
    await db.run(sql`
      insert into feed_deliveries (feed_id, body, content_type, received_at)
      values (${feedId}, ${body}, ${headers['content-type'] ?? null}, ${now()})`)
    await enqueue(takeDeliveries, {}, { db, dedupeKey: 'deliveries' })
  })
  return said(202, 'Thank you.')
}

function said(status: number, body: string): Reply {
  return { type: 'text/plain', body, status }
}
