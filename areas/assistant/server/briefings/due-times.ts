import { lastTime, nextTime, wallMoment } from '#server/clock/wall-times.ts'
import type { BriefingTimes } from '../../contracts/briefings.ts'

const DAYS = {
  daily: [1, 2, 3, 4, 5, 6, 7],
  weekdays: [1, 2, 3, 4, 5],
} as const

function daysOf(times: Exclude<BriefingTimes, { repeats: 'once' }>): readonly number[] {
  return times.repeats === 'weekly' ? [times.weekday] : DAYS[times.repeats]
}

/** The next time at which a briefing is due; null if it is never due again. */
export function nextDue(times: BriefingTimes, after: Date): Date | null {
  if (times.repeats !== 'once') return nextTime({ ...times, days: daysOf(times) }, after)
  const moment = wallMoment(times.day, times.time, times.zone)
  return moment !== null && moment > after ? moment : null
}

/**
 * The last due time between `after` and `now`; null if there is none. Earlier ones that were missed
 * are skipped.
 */
export function lastDue(times: BriefingTimes, after: Date, now: Date): Date | null {
  const moment =
    times.repeats === 'once'
      ? wallMoment(times.day, times.time, times.zone)
      : lastTime({ ...times, days: daysOf(times) }, now)
  return moment !== null && moment > after && moment <= now ? moment : null
}
