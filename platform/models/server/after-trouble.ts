import { EndpointTrouble } from './trouble.ts'
import { tomorrow } from './usage.ts'

/** The number of times that an endpoint is asked for one piece of work. */
const MOST_TRIES = 3
const RETRY_SECONDS = 120

/** The further course of work that an endpoint did not do. */
export interface AfterTrouble {
  /** Null for a bug of ours, which is no trouble of the endpoint. */
  trouble: EndpointTrouble | null
  /** True if it is tried again automatically, at `until`. */
  isWaiting: boolean
  /** True if other work should leave the endpoint alone as well until then. */
  isPostponed: boolean
  isCounted: boolean
  until: Date
}

/** Decides what to do with work of an endpoint that failed after this many tries. */
export function afterTrouble(error: unknown, tries: number, now: Date): AfterTrouble {
  const trouble = error instanceof EndpointTrouble ? error : null
  // An answer in the wrong shape concerns this piece of work and this model; the next answer may be
  // right.
  const isPostponed = trouble !== null && trouble.trouble !== 'wrong-shape'
  // A resting endpoint, the day's limit and a busy server are not failures of the work.
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
