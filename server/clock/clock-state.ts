import { CLOCK } from '#core/limits.ts'

const DAY_MS = 24 * 3_600_000
/**
 * A server that was off for longer than this may have a wrong clock, so it does not delete anything
 * at once. The time equals the grace of retention: a clock that is less far ahead deletes only
 * articles that lists no longer show.
 */
const LONGEST_OFF_MS = CLOCK.longestOffDays * DAY_MS
/** A clock that has jumped ahead is believed once it has run evenly for this long. */
const BELIEVED_AFTER_MS = CLOCK.believedAfterHours * 3_600_000
/**
 * The clocks of one server's machines differ by less than this, also during corrections over the
 * network.
 */
export const SKEW_MS = CLOCK.skewMinutes * 60_000

/**
 * The progress of the clock. `leap` is the last jump ahead, until it is known whether it was
 * correct.
 */
export interface ClockState {
  lastAt: Date
  steadySince: Date
  leap: { from: Date; to: Date } | null
}

export interface ClockStep {
  state: ClockState
  /** True if the clock was ahead by mistake and is correct again. */
  isReturned: boolean
}

/** Computes the next state of the clock from the last one and a reading. */
export function nextClock(state: ClockState | null, now: Date): ClockStep {
  if (state === null) {
    return { state: { lastAt: now, steadySince: now, leap: null }, isReturned: false }
  }
  const passedMs = now.getTime() - state.lastAt.getTime()
  if (passedMs > LONGEST_OFF_MS) {
    const leap = { from: trustedNow(state, state.lastAt), to: now }
    return { state: { lastAt: now, steadySince: now, leap }, isReturned: false }
  }
  if (passedMs < -SKEW_MS) {
    const isReturned = isWhereItWas(state, now)
    const steadySince = isReturned ? new Date(now.getTime() - BELIEVED_AFTER_MS) : now
    return { state: { lastAt: now, steadySince, leap: null }, isReturned }
  }
  return { state: { ...state, lastAt: now }, isReturned: false }
}

/**
 * The moment that deletions use. After a jump ahead it is the moment before the jump, until the
 * clock has run for a day. A wrong clock thus deletes nothing, and a server that was really off
 * deletes a day later.
 */
export function trustedNow(state: ClockState | null, now: Date): Date {
  if (state === null) return now
  const { steadySince, leap } = nextClock(state, now).state
  const isBelieved = now.getTime() - steadySince.getTime() >= BELIEVED_AFTER_MS
  return leap === null || isBelieved ? now : leap.from
}

/** Says if the clock shows about the time that it would show without the jump ahead. */
function isWhereItWas({ leap, lastAt }: ClockState, now: Date): boolean {
  if (leap === null) return false
  const expected = leap.from.getTime() + lastAt.getTime() - leap.to.getTime()
  return Math.abs(now.getTime() - expected) < LONGEST_OFF_MS
}
