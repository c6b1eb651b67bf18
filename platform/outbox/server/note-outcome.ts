import { sql, type World } from '#server/tools.ts'
import type { ClaimedMessage, Outcome } from './outbox-kind.ts'
import { isFor } from './queue-messages.ts'
import { nextWait } from './retry-waits.ts'

export type Next = 'none' | 'retry' | 'given-up'

/**
 * Stores the outcome of an attempt; null if the claim has expired and another worker has the
 * message, whose outcome counts.
 */
export async function noteOutcome(
  { db, now }: World,
  message: ClaimedMessage,
  isOrdered: boolean,
  outcome: Outcome,
): Promise<Next | null> {
  const { id, claims, attempts } = message
  const { error, status = null, durationMs = null } = outcome
  const tried = sql`claimed_until = null, attempts = attempts + 1, tried_at = ${now()}, status = ${status},
    duration_ms = ${durationMs}, error = ${error}`
  const isOurs = sql`id = ${id} and claims = ${claims} and claimed_until is not null`
  return db.transaction(async (db) => {
    if (outcome.error === null) {
      const { changed } = await db.run(sql`
        update outbox_messages set state = 'delivered', next_at = null, ${tried} where ${isOurs}`)
      return changed > 0 ? 'none' : null
    }
    const wait = outcome.isFinal ? null : nextWait(attempts, outcome.waitSeconds)
    const nextAt = wait === null ? null : new Date(now().getTime() + wait * 1000)
    // An ordered message that is given up keeps waiting, and so blocks all later ones.
    const state = wait === null && !isOrdered ? 'failed' : 'waiting'
    const { changed } = await db.run(sql`
      update outbox_messages set state = ${state}, next_at = ${nextAt}, ${tried} where ${isOurs}`)
    if (changed === 0) return null
    // Other messages to this receiver wait as well, because they would fail in the same way.
    if (state === 'waiting')
      await db.run(sql`
        update outbox_messages set next_at = ${nextAt}
        where ${isFor(message)} and state = 'waiting' and claimed_until is null and id <> ${id}
          and (${nextAt}::timestamptz is null or next_at < ${nextAt})`)
    return wait === null ? 'given-up' : 'retry'
  })
}

/** Holds a claimed message, and all others to its receiver, because the receiver is paused. */
export async function noteHeld({ db }: World, message: ClaimedMessage): Promise<void> {
  await db.run(sql`
    update outbox_messages set next_at = null, claimed_until = null where id = ${message.id} and claims = ${message.claims}`)
  await db.run(sql`
    update outbox_messages set next_at = null
    where ${isFor(message)} and state = 'waiting' and claimed_until is null`)
}
