import { countCall } from '#platform/figures/server/lends.ts'
import type { World } from '#server/tools.ts'
import { workLane, type WorkLane } from '#server/work-lane/work-lane.ts'
import { figuresOf } from './attempts-of-day.ts'
import { claimMessage, nextDue } from './claim-message.ts'
import { noteHeld, noteOutcome } from './note-outcome.ts'
import { outboxKinds, type ClaimedMessage, type Outcome, type OutboxKind } from './outbox-kind.ts'
import { laneOf } from './outbox-lane.ts'

/**
 * The longest pause between two looks for due messages, in case a wake-up was lost or the clock was
 * set.
 */
const LOOK_EVERY_MS = 30_000
const SOONEST_MS = 50

/**
 * Sends due messages until the signal aborts. Several are sent at once, each to another receiver,
 * so that a slow receiver or kind does not delay the others.
 */
export async function deliverForever(world: World, signal: AbortSignal): Promise<void> {
  await Promise.all(
    world.extensions(outboxKinds).map((kind) =>
      workLane(world.log, signal, {
        ...laneFor(world, kind),
        listen: (wake) => world.onWake(laneOf(kind.name), wake),
        async nextLook() {
          const next = await nextDue(world, kind)
          const ms = next === null ? LOOK_EVERY_MS : Date.parse(next) - world.now().getTime()
          return Math.min(Math.max(ms, SOONEST_MS), LOOK_EVERY_MS)
        },
      }),
    ),
  )
}

/** Sends all messages that are due now; for tests. */
export async function deliverDue(world: World): Promise<void> {
  const { signal } = new AbortController()
  await Promise.all(
    world
      .extensions(outboxKinds)
      .map((kind) =>
        workLane(world.log, signal, { ...laneFor(world, kind), isDone: async () => true }),
      ),
  )
}

function laneFor(world: World, kind: OutboxKind): WorkLane<ClaimedMessage> {
  return {
    name: `outbox: ${kind.name}`,
    atOnce: kind.atOnce,
    async claim(free) {
      const claimed: ClaimedMessage[] = []
      while (claimed.length < free) {
        const message = await claimMessage(world, kind)
        if (message === null) break
        claimed.push(message)
      }
      return claimed
    },
    perform: (message) => deliver(world, kind, message),
    nextLook: () => LOOK_EVERY_MS,
  }
}

async function deliver(world: World, kind: OutboxKind, message: ClaimedMessage): Promise<void> {
  const outcome: Outcome | 'held' = await kind.send(world, message).catch((error: unknown) => {
    // An unexpected error must not stop other messages; this message is tried again like after any
    // failure.
    world.log.error({ err: error, message: message.id }, 'A message could not be sent')
    return { error: 'Something went wrong on the server. Its log says what.', isFinal: false }
  })
  if (outcome === 'held') return noteHeld(world, message)
  const next = await noteOutcome(world, message, kind.isOrdered, outcome)
  if (next === null) return
  const { readerId, target } = message
  const counted = { readerId, name: figuresOf(kind.name), subject: target, ms: outcome.durationMs }
  countCall(world, { ...counted, hasFailed: outcome.error !== null })
  await kind.tried?.(world, message, { ...outcome, next })
}
