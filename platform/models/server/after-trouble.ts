import { EndpointTrouble } from './trouble.ts'
import { tomorrow } from './usage.ts'

/** The most tries of one piece of work. */
const MOST_TRIES = 3
const RETRY_SECONDS = 120

/** The next step after an endpoint failed to do a piece of work. */
export interface AfterTrouble {
  /** The endpoint's failure; null if the error is a bug of this program. */
  trouble: EndpointTrouble | null
  /** True if the work is tried again automatically, at `until`. */
  isWaiting: boolean
  /** True if other work should not use the endpoint until then, either. */
  isPostponed: boolean
  isCounted: boolean
  until: Date
}

/** Decides what to do with a piece of work that an endpoint failed to do, after this many tries. */
export function afterTrouble(error: unknown, tries: number, now: Date): AfterTrouble {
  const trouble = error instanceof EndpointTrouble ? error : null
  // An answer in the wrong shape concerns only this work and this model, so other work goes on.
  const isPostponed = trouble !== null && trouble.trouble !== 'wrong-shape'
  // A resting endpoint, the day's limit and a busy server do not count as failed tries.
  const isCounted = !(trouble && ['limit', 'resting', 'hub-busy'].includes(trouble.trouble))
  return {
    trouble,
    isPostponed,
    isCounted,
    isWaiting: isPostponed && (!isCounted || tries + 1 < MOST_TRIES),
    until:
      trouble?.trouble === 'limit'
        ? tomorrow(now)
        : new Date(now.getTime() + (trouble?.retryAfterSeconds || RETRY_SECONDS) * 1000),
  }
}
