import { FIGURES } from '../limits.ts'
import { job, sql } from '#server/tools.ts'

const HOUR_MS = 3_600_000

/**
 * Deletes old figures, and figures from the future, which were counted while the clock was ahead.
 */
export const forgetOldFigures = job<object>('figures/forget-old', async ({ db, now }) => {
  const moment = now().getTime()
  const ahead = new Date(moment + HOUR_MS)
  for (const [isHour, keptHours] of [
    [false, FIGURES.minutesKeptHours],
    [true, FIGURES.hoursKeptDays * 24],
  ] as const) {
    const before = new Date(moment - keptHours * HOUR_MS)
    await db.run(
      sql`delete from figures_sums where is_hour = ${isHour} and (at < ${before} or at > ${ahead})`,
    )
  }
})
