import type { Waits } from '#server/clock/waits.ts'
import { sql } from '#server/tools.ts'

const DAY_MS = 24 * 3_600_000

/** The times at which waiting summaries are translated. */
export const translationWaits: Waits = {
  columns: ['article_translations.next_try_at'],
  end: (now, after) => [
    sql`update article_translations set next_try_at = ${now}
        where state = 'waiting' and next_try_at > ${after(DAY_MS)}`,
  ],
}
