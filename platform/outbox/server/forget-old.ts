import { OUTBOX } from '#core/limits.ts'
import { job, sql } from '#server/tools.ts'

const DAY_MS = 24 * 3_600_000

/** Gives up messages that waited too long, and deletes old messages. */
export const forgetOldMessages = job<object>('outbox/forget-old', async ({ db, now }) => {
  const before = (days: number) => new Date(now().getTime() - days * DAY_MS)
  await db.run(sql`
    update outbox_messages set state = 'failed', next_at = null,
      error = ${`It waited for more than ${OUTBOX.waitingDays} days.`}
    where state = 'waiting' and created_at < ${before(OUTBOX.waitingDays)}`)
  await db.run(sql`
    delete from outbox_messages where state <> 'waiting' and created_at < ${before(OUTBOX.keptDays)}`)
})
