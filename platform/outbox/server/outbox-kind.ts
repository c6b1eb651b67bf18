import * as z from 'zod/mini'
import { extensionPoint } from '#server/extension-points.ts'
import type { World } from '#server/tools.ts'

/** One receiver of one reader, to which one message at a time is sent. */
export interface Destination {
  readerId: string
  /** The name of the kind that sends there. */
  kind: string
  /** The receiver within the kind; empty if a reader has only one. */
  target: string
}

/** A message that a worker is sending. */
export const ClaimedMessage = z.object({
  id: z.string(),
  readerId: z.string(),
  kind: z.string(),
  target: z.string(),
  about: z.string(),
  label: z.nullable(z.string()),
  /** The body in the form that its kind reads. */
  body: z.string(),
  attempts: z.int(),
  claims: z.int(),
})
export type ClaimedMessage = z.infer<typeof ClaimedMessage>

/** The result of an attempt. */
export type Outcome = Answer &
  (
    | { error: null }
    | {
        /** The failure in words. */
        error: string
        /** True if another attempt with this message would fail, too. */
        isFinal: boolean
        /** The receiver asks us to wait this long. */
        waitSeconds?: number | undefined
      }
  )

/** The stored part of a receiver's answer. */
export interface Answer {
  /** The HTTP status; null where no answer came. */
  status?: number | null
  durationMs?: number
}

/** A kind of messages that leave the server, declared by the area that knows its receivers. */
export interface OutboxKind {
  name: string
  /** Messages that a worker sends at a time, each to another receiver. */
  atOnce: number
  /** The most messages to one receiver that may wait. */
  mostWaiting: number
  /**
   * Messages to a receiver are sent in order: a failing one blocks later ones, and is never left out. If it is given
   * up, all of them wait until `releaseMessages`.
   */
  isOrdered: boolean
  /**
   * Hands a message over; 'held' if its receiver is paused until `releaseMessages`. Any answer of the receiver is an
   * outcome; anything thrown is a bug.
   */
  send(world: World, message: ClaimedMessage): Promise<Outcome | 'held'>
  /** Called after each attempt, with its result. */
  tried?(
    world: World,
    message: ClaimedMessage,
    outcome: Outcome & { next: 'none' | 'retry' | 'given-up' },
  ): Promise<void>
}

export const outboxKinds = extensionPoint<OutboxKind>('outbox-kinds')
