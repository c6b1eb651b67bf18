import { WEBHOOKS } from '#core/limits.ts'
import { job, sql, type World } from '#server/tools.ts'
import { tellOfTrouble } from './source-events.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

/** Looks for sources in trouble, and forgets what is old. */
export const lookAfterWebhooks = job<object>('webhooks/look-after', async (world) => {
  await tellOfTrouble(world)
  await forgetOld(world)
})

async function forgetOld({ db, now }: World): Promise<void> {
  const before = new Date(now().getTime() - WEBHOOKS.keptDays * DAY_MS)
  await db.run(sql`delete from webhooks_articles where written_at < ${before}`)
  await db.run(sql`
    update webhooks set former_secret = null, former_until = null where former_until <= ${now()}`)
}
