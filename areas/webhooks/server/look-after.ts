import { troubleHappens } from '#areas/sources/server/lends.ts'
import { job, sql, type World } from '#server/tools.ts'

/** Announces sources in trouble, and deletes former secrets that have expired. */
export const lookAfterWebhooks = job<object>('webhooks/look-after', async (world) => {
  await troubleHappens(world)
  await forgetOld(world)
})

async function forgetOld({ db, now }: World): Promise<void> {
  await db.run(sql`
    update webhooks set former_secret = null, former_until = null where former_until <= ${now()}`)
}
