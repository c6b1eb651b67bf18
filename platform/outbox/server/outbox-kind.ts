import * as z from 'zod/mini'
import { extensionPoint } from '#server/extension-points.ts'
import type { World } from '#server/tools.ts'

/** A receiver of one reader. Messages are sent to it one at a time. */
export interface Destination {
  readerId: string
  /** The name of the kind of messages. */
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
  /** The content, in the form that the kind reads. */
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
        /** True if another attempt with this message would fail as well. */
        isFinal: boolean
        /** The wait that the receiver asks for. */
        waitSeconds?: number | undefined
      }
  )

/** The part of a receiver's answer that is stored. */
export interface Answer {
  /** The HTTP status; null if there was no answer by HTTP. */
  status?: number | null
  durationMs?: number
}

/** A kind of messages that leave the server, declared by the area that knows its receivers. */
export interface OutboxKind {
  name: string
  /** The most messages that a worker sends at once, each to another receiver. */
  atOnce: number
  /** The most messages to one receiver that may wait. */
  mostWaiting: number
  /**
   * True to send the messages to a receiver strictly in order: a failing message blocks all later
   * ones. If it is given up, they wait until `releaseMessages`.
   */
  isOrdered: boolean
  /**
   * Sends a message; returns "held" if its receiver is paused until `releaseMessages`. Any answer
   * of the receiver is an outcome; only bugs are thrown.
   */
  send(world: World, message: ClaimedMessage): Promise<Outcome | 'held'>
  /** Called after each attempt whose outcome was stored. */
  tried?(
    world: World,
    message: ClaimedMessage,
    outcome: Outcome & { next: 'none' | 'retry' | 'given-up' },
  ): Promise<void>
}

export const outboxKinds = extensionPoint<OutboxKind>('outbox-kinds')
