import * as z from 'zod/mini'
import { joinEntries } from '#areas/articles/server/lends/writing.ts'
import { sql, type Tools } from '#server/tools.ts'
import { withDataFolder, withToolHub } from '../tool-hub.ts'
import { readPublishers } from './labelled-day.ts'
import { storePublisher } from './store-publisher.ts'

export interface Counting {
  entries: number
  articles: number
  /** The number of stored entries that no list and no search shows. */
  hidden: number
  /** The number of articles that count more sources than they have publishers or pages. */
  twice: number
}

/**
 * Joins and writes the week in a separate server in which every publisher has two feeds: a complete
 * one, and one with every other entry and different guids. Reports how many entries are hidden, and
 * how many articles count a source twice.
 */
export async function judgeCounting(): Promise<Counting> {
  const publishers = readPublishers()
  const newest = Math.max(...publishers.flatMap(({ entries }) => entries.map(({ at }) => at)))
  const now = () => new Date(newest + 60_000)
  return withDataFolder((folder) =>
    withToolHub(
      folder,
      async ({ tools }) => {
        for (const publisher of publishers) {
          await storePublisher(tools, publisher)
          await storePublisher(tools, publisher, 'section', (at) => at % 2 === 0)
        }
        await joinEntries.run(tools, {})
        return count(tools)
      },
      now,
    ),
  )
}

function count({ db }: Tools): Promise<Counting> {
  return db.one(
    z.object({ entries: z.int(), articles: z.int(), hidden: z.int(), twice: z.int() }),
    sql`with held as (
          select entries.id, article_id, feed_id, site, link, array_position(feed_ids, feed_id) is not null
            and articles.search <> '' as is_shown
          from entries join feeds on feeds.id = feed_id left join article_entries on entry_id = entries.id
            left join articles on articles.id = article_id
        ), counted as (
          select article_id, count(distinct site) as publishers, count(distinct link) as pages
          from held group by article_id
        )
        select (select count(*) from entries) as entries, (select count(*) from articles) as articles,
          (select count(*) from held where is_shown is not true) as hidden,
          (select count(*) from counted join articles on articles.id = article_id
            where source_count > publishers or source_count > pages) as twice`,
  )
}
