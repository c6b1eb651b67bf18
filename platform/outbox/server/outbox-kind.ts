import * as z from 'zod/mini'
import { extensionPoint } from '#server/extension-points.ts'
import type { World } from '#server/tools.ts'

/** One receiver of one reader. It is sent one message at a time. */
export interface Destination {
  readerId: string
  /** The name of the kind that sends there. */
  kind: string
  /** The one of the kind's receivers that is meant; empty where a reader has but one. */
  target: string
}

/** A message in the hands of a worker. */
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
        /** Another attempt with this message would fail, too. */
        isFinal: boolean
        /** The receiver asks us to wait this long. */
        waitSeconds?: number | undefined
      }
  )

/** A receiver's answer, as it is kept. */
export interface Answer {
  /** The HTTP status; null where no answer came. */
  status?: number | null
  durationMs?: number
}

/** A way out of the server, and who knows its receivers. */
export interface OutboxKind {
  name: string
  /** Messages that a worker sends at once, each to another receiver. */
  atOnce: number
  /** The most messages to one receiver that may wait. */
  mostWaiting: number
  /**
   * Messages of a receiver go out in the order in which they came: what fails keeps those behind it waiting, and is never
   * left out. Where it is given up, all of them wait until `releaseMessages`.
   */
  isOrdered: boolean
  /**
   * Hands a message over; 'held' where its receiver takes nothing until `releaseMessages`. Whatever the receiver does is an
   * outcome; anything thrown is a bug.
   */
  send(world: World, message: ClaimedMessage): Promise<Outcome | 'held'>
  /** Follows each attempt, with what became of the message. */
  tried?(
    world: World,
    message: ClaimedMessage,
    outcome: Outcome & { next: 'none' | 'retry' | 'given-up' },
  ): Promise<void>
}

export const outboxKinds = extensionPoint<OutboxKind>('outbox-kinds')
