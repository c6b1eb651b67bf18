import { readDate } from '#engine/dates/read-date.ts'

/** The requested pause in seconds, stated in seconds or as a date; null if absent or unreadable. */
export function retryAfterOf(stated: string | undefined, now: Date): number | null {
  if (stated === undefined) return null
  // Servers may write a fraction of a second, a unit, or the value twice.
  const seconds = /^(\d+(?:\.\d+)?) ?(?:s|sec|secs|seconds?)?(?:,|$)/i.exec(stated.trim())?.[1]
  return seconds === undefined ? secondsUntil(stated, now) : Math.ceil(Number(seconds))
}

/**
 * Reads the requested pause in seconds from rate-limit headers. Their value is a number of seconds
 * or a Unix time.
 */
export function resetOf(headers: Record<string, string>, now: Date): number | null {
  const stated = headers['x-ratelimit-reset'] ?? headers['ratelimit-reset'] ?? ''
  const seconds = /^\s*(\d{1,10})(?:\.\d{1,9})?\s*$/.exec(stated)?.[1]
  if (seconds === undefined) return null
  const isMoment = Number(seconds) >= FIRST_MOMENT
  return isMoment
    ? Math.max(0, Number(seconds) - Math.floor(now.getTime() / 1000))
    : Number(seconds)
}
/** Numbers from this one up are Unix times, not pauses. */
const FIRST_MOMENT = 1_000_000_000

/** Seconds for which the answer stays fresh; null if not stated, or if it must not be cached. */
export function freshSecondsOf(headers: Record<string, string>, now: Date): number | null {
  const control = headers['cache-control'] ?? ''
  if (/no-cache|no-store/i.test(control)) return null
  const stated = /max-age\s*=\s*"?(\d+)/i.exec(control)?.[1]
  // `Age` is the time that the answer already spent in a cache on the way.
  if (stated !== undefined) return Math.max(0, Number(stated) - (Number(headers['age']) || 0))
  return secondsUntil(headers['expires'], now)
}

function secondsUntil(stated: string | undefined, now: Date): number | null {
  const moment = readDate(stated)
  return moment === null
    ? null
    : Math.max(0, Math.ceil((Date.parse(moment) - now.getTime()) / 1000))
}
