import { CLOCK } from '#core/limits.ts'

const DAY_MS = 24 * 3_600_000
/**
 * The longest time off after which a server continues at once; a longer one may be a wrong clock. It equals the grace
 * of retention: a clock that is less ahead deletes only articles that the lists left out already.
 */
const LONGEST_OFF_MS = CLOCK.longestOffDays * DAY_MS
/** A clock that has leapt ahead is believed after it went on evenly for this long. */
const BELIEVED_AFTER_MS = CLOCK.believedAfterHours * 3_600_000
/** The clocks of one server's machines, and corrections over the network, differ by less. */
export const SKEW_MS = CLOCK.skewMinutes * 60_000

/** The progress of the clock. The leap is the last one ahead, until it is known if it was correct. */
export interface ClockState {
  lastAt: Date
  steadySince: Date
  leap: { from: Date; to: Date } | null
}

export interface ClockStep {
  state: ClockState
  /** True if it was ahead by mistake and is correct again. */
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
 * The moment for deletions. After a leap ahead it is the one before, until the clock has run for a day: an error of the
 * clock deletes nothing, and a server that was really off deletes a day later.
 */
export function trustedNow(state: ClockState | null, now: Date): Date {
  if (state === null) return now
  const { steadySince, leap } = nextClock(state, now).state
  const isBelieved = now.getTime() - steadySince.getTime() >= BELIEVED_AFTER_MS
  return leap === null || isBelieved ? now : leap.from
}

/** Says if the clock would show about this now, had it not leapt. */
function isWhereItWas({ leap, lastAt }: ClockState, now: Date): boolean {
  if (leap === null) return false
  const expected = leap.from.getTime() + lastAt.getTime() - leap.to.getTime()
  return Math.abs(now.getTime() - expected) < LONGEST_OFF_MS
}
