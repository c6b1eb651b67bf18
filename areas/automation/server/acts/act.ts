import type { Effect } from '#core/contract.ts'
import type { Maker } from '#server/asking/grant.ts'
import type { Desk } from '#server/tools.ts'

/** An action of a step, with filled-in fields. */
export interface Act {
  /**
   * The effect of the action, as `core/contract.ts` defines it. It decides whether the action may be repeated after a
   * crash.
   */
  effect: Effect
  /** True if the action sends something to another server, which a rehearsal never does. */
  leaves: boolean
  /**
   * The request that the action would send, if it is known in advance. Throws if the request is
   * invalid.
   */
  request?: () => ShownRequest
  /** Throws a `Problem` that says what failed and what to do. */
  carryOut(how: ActHow): Promise<unknown>
}

/** A request in a readable form. */
export interface ShownRequest {
  method: string
  address: string
  headers: Record<string, string>
  body: string | null
}

export interface ActHow {
  /** The reader's desk. If the effect is "inside", it belongs to a transaction. */
  desk: Desk
  by: Maker
  /** A key of this step in this run, which stays the same for each attempt. */
  key: string
  signal: AbortSignal
}

export type FilledIn = Record<string, unknown>
