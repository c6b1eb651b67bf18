import * as z from 'zod/mini'
import { Problem } from '#core/problem.ts'
import { sql, type Tools } from '#server/tools.ts'
import { repeat } from '#server/work-lane/repeat.ts'
import { sharedHostQueue } from '../claim/shared-host-queue.ts'
import { retryAfterOf } from '../fetch/publisher-hints.ts'

const LOOK_EVERY_MS = 15_000
const ASKED_TOGETHER = 20
const HUBS_AT_ONCE = 4
const HUB_PAUSE_MS = 1000
/** The longest wait for a hub's host to be free, so that one hub does not delay the others. */
const HUB_PATIENCE_MS = 30_000
const HOUR_MS = 3_600_000
/** The lease that is requested; the hub decides. */
const LEASE_SECONDS = 10 * 24 * 3600
/** The delay after a hub refused or did not confirm; it doubles with each further failure. */
const FIRST_RETRY_MS = HOUR_MS
const LONGEST_RETRY_HOURS = 7 * 24
/** The most bytes of a hub's answer. */
const ANSWER_BYTES = 100_000

const Wanted = z.object({
  feedId: z.int(),
  hub: z.string(),
  topic: z.string(),
  token: z.string(),
  secret: z.instanceof(Uint8Array),
})

/** The path at which a hub calls this server. */
export function callbackPath(token: string): string {
  return `/websub/${token}`
}

/** Sends due subscriptions and renewals until the signal aborts. */
export async function subscribeForever(tools: Tools, signal: AbortSignal): Promise<void> {
  if (tools.publicAddress === null) return
  await repeat(tools.log, signal, {
    name: 'WebSub subscriptions',
    everyMs: LOOK_EVERY_MS,
    work: () => subscribeToHubs(tools),
  })
}

/**
 * Sends due subscriptions for feeds that somebody follows; hubs confirm them by a request of their
 * own.
 */
export async function subscribeToHubs(
  tools: Tools,
  { hubPauseMs = HUB_PAUSE_MS, patienceMs = HUB_PATIENCE_MS } = {},
): Promise<void> {
  const limits = { pauseMs: hubPauseMs, maxAtOnce: HUBS_AT_ONCE, patienceMs }
  const queue = sharedHostQueue(tools, limits)
  for (;;) {
    const wanted = await claim(tools)
    if (wanted.length === 0) return
    await Promise.all(
      wanted.map((subscription) =>
        queue(
          subscription.hub,
          () => subscribe(tools, subscription),
          (answer) => answer,
        ).catch((error: unknown) => notAsked(tools, subscription, error)),
      ),
    )
  }
}

/**
 * Claims due subscriptions and sets their next time, so that they are tried again later if the
 * worker dies.
 */
async function claim({ db, now }: Tools) {
  const moment = now()
  return db.many(
    Wanted,
    sql`
      update feed_pushes set
        state = case state when 'active' then state else 'asked' end,
        failures = failures + 1,
        ask_at = ${moment}::timestamptz
          + least(${FIRST_RETRY_MS} * 2 ^ least(failures, 20), ${LONGEST_RETRY_HOURS * HOUR_MS}) * interval '1 millisecond'
      where feed_id in (
        select feed_id from feed_pushes
        where ask_at <= ${moment}
          and exists (select 1 from sources where feed_id = feed_pushes.feed_id and paused_at is null)
        order by ask_at limit ${ASKED_TOGETHER} for update skip locked)
      returning feed_id, hub, topic, token, secret`,
  )
}

async function subscribe(
  { db, fetch, secrets, publicAddress, log, now }: Tools,
  { feedId, hub, topic, token, secret }: z.infer<typeof Wanted>,
) {
  try {
    const body = new URLSearchParams({
      'hub.mode': 'subscribe',
      'hub.topic': topic,
      'hub.callback': publicAddress! + callbackPath(token),
      'hub.secret': secrets.open(secret),
      'hub.lease_seconds': String(LEASE_SECONDS),
    })
    const { status, headers } = await fetch(hub, {
      method: 'POST',
      body: body.toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      maxBytes: ANSWER_BYTES,
    })
    if (status < 200 || status > 299) {
      await db.run(sql`update feed_pushes set state = 'refused' where feed_id = ${feedId}`)
    }
    return { status, retryAfterSeconds: retryAfterOf(headers['retry-after'], now()) }
  } catch (error) {
    notAsked({ log }, { feedId }, error)
    return { status: null, retryAfterSeconds: null }
  }
}

/** Logs a failed request. The feed is fetched as before, and the hub is tried again later. */
function notAsked(
  { log }: Pick<Tools, 'log'>,
  { feedId }: { feedId: number },
  error: unknown,
): void {
  const reason = error instanceof Problem ? error.message : error
  log.warn({ feedId, reason }, 'Could not subscribe to a WebSub hub')
}
