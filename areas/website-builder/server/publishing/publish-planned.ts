import * as z from 'zod/mini'
import { Time } from '#core/contract.ts'
import { Problem } from '#core/problem.ts'
import { notify } from '#platform/notifications/server/lends.ts'
import { deskOf, job, sql } from '#server/tools.ts'
import { PUBLISHING } from '../../limits.ts'
import { notPublished } from '../../notifications.ts'
import { endPlan } from './plans.ts'
import { publishSite } from './publish-site.ts'

const PlanRow = z.object({
  id: z.string(),
  name: z.string(),
  readerId: z.string(),
  publishAt: Time,
})

/**
 * Publishes sites whose planned time has come. Each is published by only one of several workers.
 */
export const publishPlanned = job<object>('website-builder/publish-planned', async (world) => {
  const due = await world.db.many(
    PlanRow,
    sql`select id, name, reader_id, publish_at from website_sites
        where publish_at <= ${world.now()} and deleted_at is null
        order by publish_at limit ${PUBLISHING.plannedAtOnce}`,
  )
  for (const { id, name, readerId, publishAt } of due) {
    const desk = deskOf(world, readerId)
    try {
      await publishSite(desk, id, publishAt)
    } catch (error) {
      // A full disk may have space again in a minute, so this is retried; other problems stay.
      if (error instanceof Problem && error.kind === 'unavailable') continue
      await desk.db.transaction(async (db) => {
        if (!(await endPlan({ db, readerId }, id, publishAt))) return
        const why = error instanceof Problem ? error.message : 'The server met an error of its own.'
        await notify(world, db, notPublished, [
          {
            ...{ readerId, event: `site-not-published/${id}/${publishAt}`, subject: `site/${id}` },
            facts: { site: { id, name }, why },
          },
        ])
      })
      await desk.announce({ area: 'website-builder' })
      world.log.error({ err: error, site: id }, 'A planned publication failed')
    }
  }
})
