import { isRedditHost } from '#engine/addresses/reddit.ts'

const MINUTE_MS = 60_000

/**
 * The least pause in ms between two requests to a host that demands a long one; 0 if the usual
 * pause is enough.
 */
export function leastPauseMs(host: string, hasToken: boolean): number {
  const name = host.replace(/:\d+$/, '')
  // Reddit blocks a machine that asks more often without a reader's private token.
  return isRedditHost(name) && !hasToken ? MINUTE_MS : 0
}
