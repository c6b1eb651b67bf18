import * as z from 'zod/mini'
import { articleEvent, wasToldAsPart } from '#areas/articles/server/lends/writing.ts'
import { brokeAt, isBreaking, isMostlyFollowed } from '#areas/articles/server/lends/lists.ts'
import { BREAKING_FOR_MS } from '#engine/front/breaking.ts'
import { notify } from '#platform/notifications/server/lends.ts'
import { sql, type Database, type Tools } from '#server/tools.ts'
import { breakingNews } from '../../breaking-news.ts'
import { chosenFor } from '../settings/module-settings.ts'

/** News that broke longer ago than this is still in Breaking News, but no notification is sent. */
const RINGS_WITHIN_MS = 2 * 3_600_000

/** The story of an article. Only one article of a story is notified of while it is breaking. */
const ofAffair = sql`coalesce((select affair_id from article_affairs where article_id = articles.id), -articles.id)`
const ofAffairTold = sql`coalesce((select affair_id from article_affairs where article_id = told.article_id), -told.article_id)`

/**
 * Notifies readers of breaking articles. Older ones are left out, because a first import, or a
 * server that was off for days, brings many articles that are no longer news.
 */
export async function tellOfBreaking(db: Database, ids: number[], tools: Tools): Promise<void> {
  const now = tools.now()
  const since = new Date(now.getTime() - RINGS_WITHIN_MS)
  const wasBreaking = new Date(now.getTime() - BREAKING_FOR_MS)
  const breaking = await db.many(
    z.object({ id: z.int() }),
    sql`select id from articles where id = any(${ids}) and is_breaking and ${brokeAt} > ${since}`,
  )
  if (breaking.length === 0) return
  const readers = await db.many(
    z.object({ readerId: z.string() }),
    sql`select distinct reader_id from sources order by reader_id`,
  )
  for (const { readerId } of readers) {
    const scope = { db, readerId, now }
    const { narrows } = await chosenFor(scope, 'breaking')
    const found = await db.many(
      z.object({ id: z.int() }),
      sql`select distinct on (${ofAffair}) id from articles where id = any(${breaking.map(({ id }) => id)})
          and ${isBreaking(scope)} and ${isMostlyFollowed(scope)} and ${narrows}
          and not ${wasToldAsPart(sql`${readerId}`, breakingNews)}
          and exists (select from sources
            where reader_id = ${readerId} and feed_id = any(feed_ids) and sources.created_at < ${brokeAt})
          and not exists (select from notifications as told
            where told.reader_id = ${readerId} and 'breaking' = any(told.kinds) and told.at > ${wasBreaking}
              and told.article_id <> articles.id and ${ofAffairTold} = ${ofAffair})
        order by ${ofAffair}, independent_count desc, id`,
    )
    await notify(
      tools,
      db,
      breakingNews,
      found.map(({ id }) => ({
        ...{ readerId, article: id, event: articleEvent(id), subject: 'breaking', facts: {} },
      })),
    )
  }
}
