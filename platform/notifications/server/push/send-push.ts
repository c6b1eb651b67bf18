import webPush from 'web-push'
import * as z from 'zod/mini'
import { NOTIFICATIONS } from '#core/limits.ts'
import { Problem } from '#core/problem.ts'
import { sql, type Tools, type World } from '#server/tools.ts'
import type { Outcome } from '#platform/outbox/server/lends.ts'
import { channelKind } from '../deliveries/channel.ts'
import { ShortMessage } from '../routing/queue-to-channel.ts'
import { Subscription } from './devices.ts'
import { readPushKey } from './push-key.ts'
import { readSenderContact } from './sender-contact.ts'
import { vapidAuthorization } from './vapid.ts'

/** The time for which a push service keeps a message for a device that is off. */
const KEPT_SECONDS = 24 * 3600
/** The longest text. RFC 8030 guarantees room for 4096 encrypted bytes. */
const TEXT_CHARACTERS = 600
const TITLE_CHARACTERS = 200
const GONE = [404, 410]
const REFUSES_SENDER = [400, 401, 403]
const NO_CONTACT =
  ' It may want to know whom to contact: start with SYNTHWIRE_PUBLIC_ADDRESS, or have an owner save a mail server.'

export const pushSender = channelKind('push', (world, { readerId, target, body }) =>
  sendPush(world, readerId, target, ShortMessage.parse(JSON.parse(body))),
)

/**
 * Encrypts a message for one browser and sends it to its push service. If the service no longer
 * knows the subscription, the browser is removed.
 */
export async function sendPush(
  world: Pick<World, 'db' | 'secrets' | 'fetch' | 'now' | 'publicAddress'>,
  readerId: string,
  device: string,
  message: ShortMessage,
): Promise<Outcome> {
  const row = await world.db.maybe(
    z.object({ subscription: z.instanceof(Uint8Array), name: z.string() }),
    sql`select subscription, name from notifications_devices where id = ${device} and reader_id = ${readerId}`,
  )
  if (!row) return { error: 'This device was removed.', isFinal: true }
  const contact = await readSenderContact(world)
  const outcome = await handOver(world, row.subscription, message, contact?.uri ?? null)
  if (outcome.error !== null && outcome.isGone) {
    await world.db.run(sql`delete from notifications_devices where id = ${device}`)
    return { error: `${row.name} no longer takes messages and was removed.`, isFinal: true }
  }
  await world.db.run(sql`
    update notifications_devices set trouble = ${outcome.error},
      sent_at = case when ${outcome.error === null}::boolean then ${world.now()} else sent_at end
    where id = ${device}`)
  return outcome
}

type PushOutcome =
  | { error: null }
  | { error: string; isFinal: boolean; isGone: boolean; waitSeconds?: number }

async function handOver(
  { db, secrets, fetch }: Pick<Tools, 'db' | 'secrets' | 'fetch'>,
  sealed: Uint8Array,
  { title, text, page }: ShortMessage,
  contact: string | null,
): Promise<PushOutcome> {
  try {
    const { endpoint, p256dh, auth } = Subscription.parse(JSON.parse(secrets.open(sealed)))
    const payload = JSON.stringify({
      title: title.slice(0, TITLE_CHARACTERS).toWellFormed(),
      text: text.slice(0, TEXT_CHARACTERS).toWellFormed(),
      page,
    })
    const subscription = { endpoint: new URL(endpoint).href, keys: { p256dh, auth } }
    const key = await readPushKey(db, secrets)
    // The machine's clock is used, because push services check the time.
    const token = { endpoint: subscription.endpoint, contact, now: new Date() }
    const details = usable(() =>
      webPush.generateRequestDetails(subscription, payload, {
        headers: { Authorization: vapidAuthorization(key, token) },
        TTL: KEPT_SECONDS,
        contentEncoding: 'aes128gcm',
      }),
    )
    const { status, headers } = await fetch(details.endpoint, {
      method: 'POST',
      body: details.body,
      headers: textHeaders(details.headers),
      timeoutMs: NOTIFICATIONS.messageMs,
      maxBytes: NOTIFICATIONS.answerBytes,
      mayBeCut: true,
      async beforeRedirect() {
        throw new Problem(
          'invalid',
          'The push service redirects to another address, which is not followed.',
        )
      },
    })
    return outcomeOf(status, headers['retry-after'], contact !== null)
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    return { error: error.message, isFinal: false, isGone: false }
  }
}

/**
 * Turns any failure of the library into a problem, because the library only fails for unusable
 * input.
 */
function usable<Result>(work: () => Result): Result {
  try {
    return work()
  } catch (cause) {
    throw new Problem(
      'invalid',
      'This browser subscribed with an address or keys that cannot be used. Turn push off there, then on again.',
      { cause },
    )
  }
}

function outcomeOf(status: number, retryAfter = '', hasContact: boolean): PushOutcome {
  if (status >= 200 && status < 300) return { error: null }
  const lacksContact = !hasContact && REFUSES_SENDER.includes(status)
  const error = `Its push service answered with the status ${status}.${lacksContact ? NO_CONTACT : ''}`
  const waitSeconds = /^\d{1,6}$/.test(retryAfter) ? Number(retryAfter) : 0
  const mayPass = status === 429 || status >= 500
  return { error, isFinal: !mayPass, isGone: GONE.includes(status), waitSeconds }
}

/** The headers of web-push as texts, without the content length, which the fetcher sets itself. */
function textHeaders(headers: Record<string, unknown>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      name.toLowerCase() === 'content-length' ? [] : [[name.toLowerCase(), String(value)]],
    ),
  )
}
