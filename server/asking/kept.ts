import type { Api, Contract } from '#core/contract.ts'
import type { Desk } from '../tools.ts'

/** A contract, and the function that opens its keeper for a reader. */
export interface Kept {
  contract: Contract
  /** The keeper for one reader. */
  open(desk: Desk): Api<any>
  /**
   * True if its operations concern everybody: readers who are not owners are refused, and see no
   * controls for it.
   */
  isForOwner?: boolean
  /** The purpose of its operations, one sentence each by name, for the readers of /api/docs. */
  about?: Record<string, string>
  /** The largest body of an operation, by its name, if it differs from the usual one (REQUEST). */
  bodyBytes?: Record<string, number> | undefined
}
