import { isRedditHost } from '#engine/addresses/reddit.ts'

const MINUTE_MS = 60_000

/** The least pause in ms between two requests to a host; 0 if the usual pause is enough. */
export function leastPauseMs(host: string, hasToken: boolean): number {
  const name = host.replace(/:\d+$/, '')
  // Reddit blocks a machine that requests more often than once a minute without a reader's private
  // token.
  return isRedditHost(name) && !hasToken ? MINUTE_MS : 0
}
