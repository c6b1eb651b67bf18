import type { Waits } from '#server/clock/waits.ts'
import { sql } from '#server/tools.ts'
import { LONGEST_WAIT_MS } from './dataset-row.ts'

/** The time from which the dataset may be fetched again. */
export const datasetWaits: Waits = {
  columns: ['leaderboard_dataset.next_try_at'],
  end: (now, after) => [
    sql`update leaderboard_dataset set next_try_at = ${now} where next_try_at > ${after(LONGEST_WAIT_MS)}`,
  ],
}
