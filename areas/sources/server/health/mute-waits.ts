import type { Waits } from '#server/clock/waits.ts'
import { sql } from '#server/tools.ts'
import { muteDays } from '../../contracts/source-health.ts'

const DAY_MS = 24 * 3_600_000

/** The times at which muted sources are unmuted automatically. */
export const muteWaits: Waits = {
  columns: ['sources.muted_until'],
  end: (now, after) => [
    sql`update sources set muted_until = ${now}
        where muted_until > ${after(Math.max(...muteDays) * DAY_MS)}`,
  ],
}
