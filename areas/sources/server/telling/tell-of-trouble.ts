import * as z from 'zod/mini'
import { sourceName } from '#areas/articles/server/lends/lists.ts'
import { NOTIFICATIONS } from '#core/limits.ts'
import { notify } from '#platform/notifications/server/lends.ts'
import { job, sql } from '#server/tools.ts'
import { sourceTrouble } from '../../source-trouble.ts'

/** The number of failures in a row after which the reader is notified; fewer may be temporary. */
export const FAILURES = 3

const InTrouble = z.object({
  readerId: z.string(),
  event: z.string(),
  name: z.string(),
  state: z.enum(['failing', 'gone']),
  message: z.nullable(z.string()),
})

/** Notifies once of sources that keep failing, and once of ended ones, until they work again. */
export const tellOfTrouble = job<object>('sources/tell-of-trouble', async (world) => {
  const event = sql`'source/' || sources.id || '/' || state || '/' || coalesce(last_success_at::text, '')`
  const sources = await world.db.many(
    InTrouble,
    sql`select reader_id, ${event} as event, ${sourceName} as name, state, message
        from sources join feeds on feeds.id = feed_id
        where paused_at is null and (state = 'gone' or state = 'failing' and failures >= ${FAILURES})
          and not exists (select from notifications
            where notifications.reader_id = sources.reader_id and notifications.event = ${event})
        order by sources.id limit ${NOTIFICATIONS.waiting}`,
  )
  await notify(
    world,
    world.db,
    sourceTrouble,
    sources.map(({ readerId, event, ...facts }) => ({
      ...{ readerId, event, subject: 'source', facts },
    })),
  )
})
