import * as z from 'zod/mini'
import { defineContract, Id, Nothing, read, Time, write } from '#core/contract.ts'
import { INPUT, NOTIFICATIONS } from '#core/limits.ts'
import { line, list } from '#core/words.ts'
import { MOST_KINDS, notificationChannels } from '#platform/notification-kinds.ts'
import { TestOutcome } from './mail.ts'

const Channel = z.enum(notificationChannels)

/** A time of day in the reader's time zone: "22:30". */
const TimeOfDay = line(5).check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Enter a time such as 22:30'))

export const NotificationSettings = z.object({
  /** Each kind with a channel on which it is sent; a kind may appear once for each channel. */
  routes: list(
    z.object({ kind: line(INPUT.nameCharacters), channel: Channel }),
    MOST_KINDS * notificationChannels.length,
  ),
  /** The quiet hours: notifications wait until they end. Null if there are none. */
  quiet: z.nullable(z.object({ from: TimeOfDay, to: TimeOfDay })),
  /** The reader's time zone, such as "Europe/Lisbon". */
  zone: line(INPUT.nameCharacters),
  /**
   * The number of notifications of one topic, rule or other subject that are sent at once within an
   * hour; further ones are sent together as a digest.
   */
  perHour: z.int().check(z.minimum(1), z.maximum(NOTIFICATIONS.mostPerHour)),
  /** The same limit for 24 hours; null for none. */
  perDay: z.nullable(z.int().check(z.minimum(1), z.maximum(NOTIFICATIONS.mostPerDay))),
})
export type NotificationSettings = z.infer<typeof NotificationSettings>

/** A browser that shows push messages. */
export const Device = z.object({
  id: Id,
  name: z.string(),
  createdAt: Time,
  sentAt: z.nullable(Time),
  trouble: z.nullable(z.string()),
})
export type Device = z.infer<typeof Device>

/** An ntfy topic to which notifications are published. */
export const Ntfy = z.object({
  /**
   * The address of the topic. A token with the scope "read" only gets its host, because anybody who
   * knows the topic can read its messages.
   */
  address: z.string(),
  hasToken: z.boolean(),
  trouble: z.nullable(z.string()),
  checkedAt: z.nullable(Time),
})
export type Ntfy = z.infer<typeof Ntfy>

/** A message whose last delivery attempt failed. */
export const FailedMessage = z.object({
  id: Id,
  channel: z.enum(['push', 'email', 'ntfy']),
  about: z.string(),
  error: z.string(),
  triedAt: z.nullable(Time),
  /** The time of the next attempt; null if there will be none. */
  nextAt: z.nullable(Time),
})
export type FailedMessage = z.infer<typeof FailedMessage>

/** The most characters of a key or a token. `Subscription` is that of a browser (Push API). */
const KEY_CHARACTERS = 200
const Subscription = z.object({
  endpoint: line(INPUT.addressCharacters).check(
    z.refine(isPushAddress, 'That is not the address of a push service'),
  ),
  p256dh: line(KEY_CHARACTERS).check(z.regex(/^[\w-]+=*$/, 'That is not a key')),
  auth: line(KEY_CHARACTERS).check(z.regex(/^[\w-]+=*$/, 'That is not a key')),
})

function isPushAddress(text: string): boolean {
  return URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)
}

function isTopicAddress(text: string): boolean {
  if (!isPushAddress(text)) return false
  const { pathname, username, search, hash } = new URL(text)
  return /^\/[\w-]{1,64}$/.test(pathname) && username + search + hash === ''
}

/** Channels that carry notifications out of the server. */
export const channels = defineContract('notifications/channels', {
  getSettings: read(z.object({}), NotificationSettings),
  /** Saves settings; fields that are left out keep their value. */
  saveSettings: write(z.partial(NotificationSettings), Nothing, ['invalid']),

  /** Reads the public half of the server's key, with which a browser subscribes. */
  getPushKey: read(
    z.object({}),
    z.object({
      key: z.string(),
      /**
       * The contact that push services are told; null if there is none, which some services refuse.
       */
      contact: z.nullable(z.enum(['public-address', 'email'])),
    }),
  ),
  listDevices: read(z.object({}), z.array(Device)),
  /** Adds this browser, or confirms that it still receives messages. */
  addDevice: write(
    z.extend(Subscription, { name: line(INPUT.nameCharacters) }),
    z.object({ id: Id }),
    ['invalid', 'conflict'],
  ),
  removeDevice: write(z.object({ id: Id }), Nothing, ['not-found']),
  sendTestPush: write.once(z.object({ id: Id }), TestOutcome, ['not-found']),

  getNtfy: read(z.object({}), z.nullable(Ntfy)),
  saveNtfy: write(
    z.object({
      address: line(INPUT.addressCharacters).check(
        z.refine(isTopicAddress, 'Enter the address of a topic, such as https://ntfy.sh/my-topic'),
      ),
      /** The token; if absent, the stored token is kept; if empty, it is removed. */
      token: z.optional(line(KEY_CHARACTERS)),
    }),
    Nothing,
    ['invalid'],
  ),
  removeNtfy: write(z.object({}), Nothing),
  sendTestNtfy: write.once(z.object({}), TestOutcome, ['not-found']),

  /** Lists the newest messages whose last delivery attempt failed. */
  listFailures: read(z.object({}), z.array(FailedMessage)),
})

declare module '#core/contract.ts' {
  interface Contracts {
    'notifications/channels': typeof channels
  }
}
