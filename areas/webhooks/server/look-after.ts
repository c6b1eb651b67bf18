import { troubleHappens } from '#areas/sources/server/lends.ts'
import { job, sql, type World } from '#server/tools.ts'

/** Looks for sources in trouble, and deletes old deliveries. */
export const lookAfterWebhooks = job<object>('webhooks/look-after', async (world) => {
  await troubleHappens(world)
  await forgetOld(world)
})

async function forgetOld({ db, now }: World): Promise<void> {
  await db.run(sql`
    update webhooks set former_secret = null, former_until = null where former_until <= ${now()}`)
}
