import { Problem } from '#core/problem.ts'
import type { GuardedResponse } from '#server/tools.ts'
import { retryAfterOf } from './publisher-hints.ts'

/** The longest pause that is obeyed while a reader waits. */
const LONGEST_MS = 24 * 3_600_000
const MOST_ADDRESSES = 1000

/**
 * Addresses that asked for a pause by Retry-After, for requests that are made while a reader waits.
 */
export interface RestingAddresses {
  /** Throws a `Problem` if an address must not be requested yet. */
  demandAwake(address: string): void
  /** Notes the pause that an answer asks for. */
  note(address: string, answer: Pick<GuardedResponse, 'status' | 'headers'>): void
}

/** Remembers the pauses for the life of this process; `clockMs` must never go back. */
export function restingAddresses(
  clockMs: () => number = () => performance.now(),
): RestingAddresses {
  const until = new Map<string, number>()
  return {
    demandAwake(address) {
      const waitMs = (until.get(address) ?? 0) - clockMs()
      if (waitMs <= 0) {
        until.delete(address)
        return
      }
      const { hostname } = new URL(address)
      throw new Problem(
        'unavailable',
        `${hostname} asked not to be asked for this again before ${Math.ceil(waitMs / 60_000)} min have passed.`,
      )
    },
    note(address, { status, headers }) {
      if (status !== 429 && status !== 503) return
      const seconds = retryAfterOf(headers['retry-after'], new Date())
      if (seconds === null || seconds <= 0) return
      const [oldest] = until.keys()
      if (until.size >= MOST_ADDRESSES && oldest !== undefined) until.delete(oldest)
      until.set(address, clockMs() + Math.min(seconds * 1000, LONGEST_MS))
    },
  }
}
