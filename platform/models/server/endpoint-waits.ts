import type { Waits } from '#server/clock/waits.ts'
import { sql } from '#server/tools.ts'
import { MOST_RETRY_SECONDS } from './trouble.ts'

/** The times for which endpoints rest after failures. */
export const endpointWaits: Waits = {
  columns: ['ai_endpoints.rests_until'],
  end: (_, after) => [
    sql`update ai_endpoints set rests_until = null
        where rests_until > ${after(MOST_RETRY_SECONDS * 1000)}`,
  ],
}
