import * as z from 'zod/mini'
import { defineContract, Id, Nothing, read, Time, write } from '#core/contract.ts'
import { INPUT } from '#core/limits.ts'
import { line, list } from '#core/words.ts'

/** Events for programs: names of happenings. */
export const webhookEvents = [
  'article.new',
  'article.updated',
  'article.saved',
  'source.trouble',
  'notification.new',
] as const
export const WebhookEvent = z.enum(webhookEvents)
export type WebhookEvent = z.infer<typeof WebhookEvent>

/** The state: off: by the reader; stopped: its receiver failed for a day, or refused further events. */
export const webhookStates = ['on', 'off', 'stopped'] as const

/** A receiver of the server's events. */
export const Webhook = z.object({
  id: Id,
  name: z.string(),
  /** The address; for a token of scope "read" only its host, because an address may contain a key. */
  address: z.string(),
  events: z.array(WebhookEvent),
  /** The topic or folder that limits the articles; null for all. */
  topic: z.nullable(Id),
  folder: z.nullable(Id),
  state: z.enum(webhookStates),
  /** The problem, with a remedy; null without one. */
  trouble: z.nullable(z.string()),
  /** The number of deliveries that wait to be sent, up to a thousand. */
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
  /** The webhook to change; absent for a new one. */
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

/** An event for one webhook. */
export const Delivery = z.object({
  /** The id that the receiver is sent as `webhook-id`: the same at every attempt. */
  id: Id,
  event: z.string(),
  /** The subject: the title of an article, the name of a source. */
  about: z.string(),
  state: z.enum(['waiting', 'delivered', 'failed']),
  attempts: z.int(),
  createdAt: Time,
  /** The time of the last attempt; null before it. */
  triedAt: z.nullable(Time),
  status: z.nullable(z.int()),
  durationMs: z.nullable(z.int()),
  /** Why it failed. */
  error: z.nullable(z.string()),
  /** The time of the next attempt, while it waits. */
  nextAt: z.nullable(Time),
})
export type Delivery = z.infer<typeof Delivery>

export const Attempts = z.object({
  calls: z.int(),
  failures: z.int(),
  /** The median time, and the 95th percentile; null without deliveries. */
  halfMs: z.nullable(z.int()),
  mostMs: z.nullable(z.int()),
})
export type Attempts = z.infer<typeof Attempts>

export const webhooks = defineContract('webhooks', {
  /** The newest first. */
  listWebhooks: read(z.object({}), z.array(Webhook)),
  /** Adds one and returns its secret this once, or changes the one with that id and returns none. */
  saveWebhook: write(WebhookDraft, z.object({ id: Id, secret: z.nullable(z.string()) }), [
    'not-found',
    'conflict',
  ]),
  /** When switched on again, it sends the waiting events from the first. */
  switchWebhook: write.keyed(z.object({ id: Id, isOn: z.boolean() }), Nothing, ['not-found']),
  removeWebhook: write(z.object({ id: Id }), Nothing, ['not-found']),
  /** Makes a new secret and returns it this once; for a day both sign. */
  renewSecret: write(z.object({ id: Id }), z.object({ secret: z.string() }), ['not-found']),
  /** Sends an event of type "webhook.test" now, also if the webhook is off, and returns the result. */
  sendTest: write.once(z.object({ id: Id }), Delivery, ['not-found', 'unavailable']),
  /** Attempts of the last 24 hours, without tests. */
  readAttempts: read(z.object({ webhook: Id }), Attempts),
  /** The newest hundred. */
  listDeliveries: read(z.object({ webhook: Id }), z.array(Delivery)),
  /** Sends one again, with the same id and body, as soon as the webhook is on. */
  redeliver: write.keyed(z.object({ delivery: Id }), Nothing, ['not-found']),
})

declare module '#core/contract.ts' {
  interface Contracts {
    webhooks: typeof webhooks
  }
}
