import * as z from 'zod/mini'
import { sourceName } from '#areas/articles/server/lends.ts'
import { sql, type World } from '#server/tools.ts'
import { listening, queueEvents } from './queue-events.ts'

/** Failing less often may mend itself. */
const FAILURES = 3

const InTrouble = z.object({
  id: z.string(),
  name: z.string(),
  site: z.nullable(z.string()),
  state: z.enum(['failing', 'gone']),
  message: z.nullable(z.string()),
  lastSuccess: z.nullable(z.string()),
})

/** Tells webhooks of sources that fail or ended; once until they have worked again. */
export async function tellOfTrouble(world: World): Promise<void> {
  for (const webhook of await listening(world.db, ['source.trouble'])) {
    const sources = await world.db.many(
      InTrouble,
      sql`select sources.id, ${sourceName} as name, site, state, message, last_success_at as last_success
          from sources join feeds on feeds.id = feed_id
          where reader_id = ${webhook.readerId} and paused_at is null
            and (state = 'gone' or state = 'failing' and failures >= ${FAILURES})
          order by sources.id`,
    )
    await world.db.transaction((db) =>
      queueEvents(
        world,
        db,
        webhook,
        sources.map((source) => ({
          event: 'source.trouble',
          dedupeKey: `source.trouble/${source.id}/${source.state}/${source.lastSuccess}`,
          about: source.name,
          data: { source },
        })),
      ),
    )
  }
}
