import type { Effect } from '#core/contract.ts'
import type { Maker } from '#server/asking/grant.ts'
import type { Desk } from '#server/tools.ts'

/** An action of a step, with its fields filled in. */
export interface Act {
  /**
   * The effect of the action, as `core/contract.ts` defines it. It decides whether the action may be repeated after a
   * crash.
   */
  effect: Effect
  /** It sends something to another server, which a rehearsal never does. */
  leaves: boolean
  /** The request that it would send, where that is known in advance. Fails where it could not be sent. */
  request?: () => ShownRequest
  /** Fails with a `Problem` that gives the fault and the remedy. */
  carryOut(how: ActHow): Promise<unknown>
}

/** A request as a person reads it. */
export interface ShownRequest {
  method: string
  address: string
  headers: Record<string, string>
  body: string | null
}

export interface ActHow {
  /** The reader's desk; that of a transaction where the effect is inside. */
  desk: Desk
  by: Maker
  /** A key of this step in this run, the same at each attempt. */
  key: string
  signal: AbortSignal
}

export type FilledIn = Record<string, unknown>
