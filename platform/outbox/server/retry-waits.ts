const MINUTE = 60
const HOUR = 60 * MINUTE

/**
 * Waits in seconds after failed attempts to reach another server; together they are a little less
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
/**
 * The share by which waits vary at random, so that messages that failed together are not all
 * retried together.
 */
const JITTER = 0.05

/**
 * The wait in seconds after this many earlier attempts, longer if the receiver asks for that,
 * within limits; null after a day of attempts.
 */
export function nextWait(attempts: number, askedSeconds = 0, random = Math.random): number | null {
  const usual = RETRY_WAITS[attempts]
  if (usual === undefined) return null
  return Math.min(Math.max(usual * (1 - JITTER * random()), askedSeconds), LONGEST_WAIT_SECONDS)
}
