import { NOTIFICATIONS } from '#core/limits.ts'
import type { ClaimedMessage, Outcome, OutboxKind } from '#platform/outbox/server/lends.ts'
import type { World } from '#server/tools.ts'

export const channels = ['email', 'push', 'ntfy'] as const
export type Channel = (typeof channels)[number]

/**
 * A channel as a kind of the outbox. A newer message is tried even if an older one waits, because
 * its receiver may work again.
 */
export function channelKind(
  name: Channel,
  send: (world: World, message: ClaimedMessage) => Promise<Outcome>,
): OutboxKind {
  return {
    name,
    atOnce: NOTIFICATIONS.atOnce,
    mostWaiting: NOTIFICATIONS.waiting,
    isOrdered: false,
    send,
    tried: (world, { readerId }) => world.announce({ area: 'notifications/channels', readerId }),
  }
}
