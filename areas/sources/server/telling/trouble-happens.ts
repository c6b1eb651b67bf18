import { sourceName } from '#areas/articles/server/lends/lists.ts'
import { listenersTo } from '#platform/actions/server/lends.ts'
import { sql, type World } from '#server/tools.ts'
import { SourceInTrouble, sourceInTrouble } from '../../contracts/happenings.ts'
import { FAILURES } from './tell-of-trouble.ts'

/**
 * Announces to other areas once that a source keeps failing, and once that it has ended, until it
 * works again.
 */
export async function troubleHappens(world: World): Promise<void> {
  await world.db.transaction(async (db) => {
    for (const listener of await listenersTo(world, db, [sourceInTrouble])) {
      const sources = await db.many(
        SourceInTrouble,
        sql`select sources.id, ${sourceName} as name, site, state, message, last_success_at as last_success
            from sources join feeds on feeds.id = feed_id
            where reader_id = ${listener.readerId} and paused_at is null
              and (state = 'gone' or state = 'failing' and failures >= ${FAILURES})
            order by sources.id`,
      )
      await listener.tell(
        sources.map((source) => ({
          happening: sourceInTrouble,
          key: `source.trouble/${source.id}/${source.state}/${source.lastSuccess}`,
          about: source.name,
          facts: { source },
        })),
      )
    }
  })
}
