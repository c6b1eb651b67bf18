import { isRedditHost } from '#engine/addresses/reddit.ts'

const MINUTE_MS = 60_000

/** The least pause between two requests to a host that states one, in ms; 0 for the usual pause. */
export function leastPauseMs(host: string, hasToken: boolean): number {
  const name = host.replace(/:\d+$/, '')
  // Reddit blocks a machine that asks more often without a reader's private token.
  return isRedditHost(name) && !hasToken ? MINUTE_MS : 0
}
