const MINUTE = 60
const HOUR = 60 * MINUTE

/** Waits behind failed attempts to reach somebody else's server, in seconds: together a little less than a day. */
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
