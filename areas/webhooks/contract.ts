import * as z from 'zod/mini'
import { defineContract, Id, Nothing, read, Time, write } from '#core/contract.ts'
import { INPUT } from '#core/limits.ts'
import { line, list } from '#core/words.ts'

/** Events that programs can subscribe to. */
export const webhookEvents = [
  'article.new',
  'article.updated',
  'article.saved',
  'source.trouble',
  'notification.new',
] as const
export const WebhookEvent = z.enum(webhookEvents)
export type WebhookEvent = z.infer<typeof WebhookEvent>

/**
 * The states are on, off (switched off by the reader) and stopped (the receiver failed for a day,
 * or refused further events).
 */
export const webhookStates = ['on', 'off', 'stopped'] as const

/** A webhook: an address that receives events of the server. */
export const Webhook = z.object({
  id: Id,
  name: z.string(),
  /**
   * The address of the receiver. A token of scope "read" gets only the host, because an address may
   * contain a key.
   */
  address: z.string(),
  events: z.array(WebhookEvent),
  /** The topic or folder that articles must be in; null for all articles. */
  topic: z.nullable(Id),
  folder: z.nullable(Id),
  state: z.enum(webhookStates),
  /** The problem and its remedy; null if there is none. */
  trouble: z.nullable(z.string()),
  /** The number of deliveries that wait to be sent; counted up to 1000. */
  waiting: z.int(),
  createdAt: Time,
})
export type Webhook = z.infer<typeof Webhook>

const ReceiverAddress = line(
  INPUT.addressCharacters,
  `That address is longer than ${INPUT.addressCharacters} characters`,
).check(
  z.refine(
    isWebAddress,
    'Enter a full web address, such as https://example.com/webhooks, without a user name and password',
  ),
)

function isWebAddress(text: string): boolean {
  if (!URL.canParse(text)) return false
  const { protocol, username, password } = new URL(text)
  return /^https?:$/.test(protocol) && username === '' && password === ''
}

export const WebhookDraft = z.object({
  /** The id of the webhook to change; absent for a new one. */
  id: z.optional(Id),
  name: line(INPUT.nameCharacters).check(z.minLength(1, 'Say what receives it')),
  address: ReceiverAddress,
  events: list(WebhookEvent, webhookEvents.length).check(
    z.minLength(1, 'Choose at least one event'),
  ),
  topic: z.nullable(Id),
  folder: z.nullable(Id),
})
export type WebhookDraft = z.infer<typeof WebhookDraft>

/** An event that is sent to one webhook. */
export const Delivery = z.object({
  /** The id that is sent as `webhook-id`. It is the same at every attempt. */
  id: Id,
  event: z.string(),
  /** The subject of the event, such as the title of an article or the name of a source. */
  about: z.string(),
  state: z.enum(['waiting', 'delivered', 'failed']),
  attempts: z.int(),
  createdAt: Time,
  /** The time of the last attempt; null before the first. */
  triedAt: z.nullable(Time),
  status: z.nullable(z.int()),
  durationMs: z.nullable(z.int()),
  /** The reason why the last attempt failed; null if it did not. */
  error: z.nullable(z.string()),
  /** The time of the next attempt; null if none is planned. */
  nextAt: z.nullable(Time),
})
export type Delivery = z.infer<typeof Delivery>

export const Attempts = z.object({
  calls: z.int(),
  failures: z.int(),
  /** The median duration of attempts, and the 95th percentile; null if there were none. */
  halfMs: z.nullable(z.int()),
  mostMs: z.nullable(z.int()),
})
export type Attempts = z.infer<typeof Attempts>

export const webhooks = defineContract('webhooks', {
  /** Lists webhooks, the newest first. */
  listWebhooks: read(z.object({}), z.array(Webhook)),
  /**
   * Adds a webhook and returns its secret, which is shown only once. With an id, it changes that
   * webhook and returns no secret.
   */
  saveWebhook: write(WebhookDraft, z.object({ id: Id, secret: z.nullable(z.string()) }), [
    'not-found',
    'conflict',
  ]),
  /**
   * Switches a webhook on or off. When it is switched on again, waiting events are sent in their
   * order.
   */
  switchWebhook: write.keyed(z.object({ id: Id, isOn: z.boolean() }), Nothing, ['not-found']),
  removeWebhook: write(z.object({ id: Id }), Nothing, ['not-found']),
  /**
   * Makes a new secret, and returns it only once. For a day, deliveries are signed with both
   * secrets.
   */
  renewSecret: write(z.object({ id: Id }), z.object({ secret: z.string() }), ['not-found']),
  /**
   * Sends an event of type "webhook.test" at once, even if the webhook is off, and returns the
   * result.
   */
  sendTest: write.once(z.object({ id: Id }), Delivery, ['not-found', 'unavailable']),
  /** Returns statistics of attempts in the last 24 hours, without tests. */
  readAttempts: read(z.object({ webhook: Id }), Attempts),
  /** Lists the newest hundred deliveries. */
  listDeliveries: read(z.object({ webhook: Id }), z.array(Delivery)),
  /** Sends a delivery again, with the same id and body, as soon as the webhook is on. */
  redeliver: write.keyed(z.object({ delivery: Id }), Nothing, ['not-found']),
})

declare module '#core/contract.ts' {
  interface Contracts {
    webhooks: typeof webhooks
  }
}
