const MINUTE = 60
const HOUR = 60 * MINUTE

/**
 * Waits after failed attempts to reach somebody else's server, in seconds: together a little less
 * than a day.
 */
export const RETRY_WAITS = [
  10,
  MINUTE,
  5 * MINUTE,
  20 * MINUTE,
  HOUR,
  2 * HOUR,
  4 * HOUR,
  8 * HOUR,
  8 * HOUR,
]

export const LONGEST_WAIT_SECONDS = Math.max(...RETRY_WAITS)
/** The share by which waits differ, so that messages that failed together do not all come back at once. */
const JITTER = 0.05

/**
 * Returns the wait after this many earlier attempts, in seconds, or the receiver's own wish within bounds; null after a
 * day of attempts.
 */
export function nextWait(attempts: number, askedSeconds = 0, random = Math.random): number | null {
  const usual = RETRY_WAITS[attempts]
  if (usual === undefined) return null
  return Math.min(Math.max(usual * (1 - JITTER * random()), askedSeconds), LONGEST_WAIT_SECONDS)
}
