import { WEBHOOKS } from '#core/limits.ts'
import { job, sql, type World } from '#server/tools.ts'
import { deliverWebhooks } from './deliver-webhooks.ts'
import { tellOfTrouble } from './source-events.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

/** Looks for sources in trouble, for deliveries whose worker died, and forgets what is old. */
export const lookAfterWebhooks = job<object>('webhooks/look-after', async (world) => {
  await tellOfTrouble(world)
  await forgetOld(world)
  await world.enqueue(deliverWebhooks, {}, { dedupeKey: 'now' })
})

async function forgetOld({ db, now }: World): Promise<void> {
  const before = (days: number) => new Date(now().getTime() - days * DAY_MS)
  await db.run(sql`
    update webhooks_deliveries set state = 'failed', next_at = null,
      error = ${`It waited for more than ${WEBHOOKS.waitingDays} days.`}
    where state = 'waiting' and created_at < ${before(WEBHOOKS.waitingDays)}`)
  await db.run(sql`
    delete from webhooks_deliveries where state <> 'waiting' and created_at < ${before(WEBHOOKS.keptDays)}`)
  await db.run(sql`delete from webhooks_articles where written_at < ${before(WEBHOOKS.keptDays)}`)
  await db.run(sql`
    update webhooks set former_secret = null, former_until = null where former_until <= ${now()}`)
}
