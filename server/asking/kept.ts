import type { Api, Contract } from '#core/contract.ts'
import type { Desk } from '../tools.ts'

/** A contract, and the function that opens its keeper for a reader. */
export interface Kept {
  contract: Contract
  /** Opens the keeper for one reader. */
  open(desk: Desk): Api<any>
  /**
   * True if its operations concern everybody: readers who are not owners are refused, and see no
   * controls for it.
   */
  isForOwner?: boolean
  /** The purpose of each operation in one sentence, by the operation's name, for /api/docs. */
  about?: Record<string, string>
  /**
   * The most bytes of an operation's body, by the operation's name, if they differ from the usual
   * limit (REQUEST).
   */
  bodyBytes?: Record<string, number> | undefined
}
