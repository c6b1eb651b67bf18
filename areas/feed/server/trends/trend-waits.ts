import type { Waits } from '#server/clock/waits.ts'
import { sql } from '#server/tools.ts'

/** The times at which the server began to count terms and last cleaned them up. */
export const trendWaits: Waits = {
  columns: ['trend_clock.since', 'trend_clock.tidied_at'],
  end(now, after) {
    const ahead = after(0)
    return [
      sql`update trend_clock set since = least(since, ${now}), tidied_at = least(tidied_at, ${now})
          where since > ${ahead} or tidied_at > ${ahead}`,
    ]
  },
}
