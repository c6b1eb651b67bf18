import * as z from 'zod/mini'
import { Problem } from '#core/problem.ts'
import { deskOf, job, sql } from '#server/tools.ts'
import { PUBLISHING } from '../../limits.ts'
import { publishSite } from './publish-site.ts'

const DueRow = z.object({ siteId: z.string(), readerId: z.string(), isLive: z.boolean() })

/** Publishes sites that have a post whose time has come. A site that is not public stays so. */
export const publishWaitingPosts = job<object>('website-builder/publish-posts', async (world) => {
  const now = world.now()
  const due = await world.db.many(
    DueRow,
    sql`select distinct post.site_id, post.reader_id, live.site_id is not null as is_live
          from website_posts as post
          left join website_live as live on live.site_id = post.site_id
          where is_waiting and published_at <= ${now} limit ${PUBLISHING.plannedAtOnce}`,
  )
  for (const { siteId, readerId, isLive } of due) {
    try {
      if (isLive) await publishSite(deskOf(world, readerId), siteId)
    } catch (error) {
      // A full disk may have space again in a minute, so this is retried; other problems stay.
      if (error instanceof Problem && error.kind === 'unavailable') continue
      world.log.error({ err: error, site: siteId }, 'A site could not be published for its post')
    }
    await world.db.run(sql`
        update website_posts set is_waiting = false
        where site_id = ${siteId} and reader_id = ${readerId} and published_at <= ${now}`)
  }
})
