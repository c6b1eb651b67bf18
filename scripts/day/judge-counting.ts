import * as z from 'zod/mini'
import { joinEntries } from '#areas/articles/server/lends.ts'
import type { FeedDocument, FeedEntry } from '#engine/feeds/feed-document.ts'
import { storeEntries } from '#feeds/store/store-entries.ts'
import { sql, type Tools } from '#server/tools.ts'
import { withDataFolder, withToolHub } from '../tool-hub.ts'
import { readPublishers, type Publisher } from './labelled-day.ts'

export interface Counting {
  entries: number
  articles: number
  /** Stored entries that no list and no search comes to. */
  hidden: number
  /** Articles that count more sources than publishers or pages are in them. */
  twice: number
}

/**
 * Joins and writes the week in a hub of its own, where every publisher has its whole feed and a second one with every
 * other entry of it in other words for the guid; says what of it is hidden, and what is counted twice.
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
          await publish(tools, publisher, 'all', () => true)
          await publish(tools, publisher, 'section', (at) => at % 2 === 0)
        }
        await joinEntries.run(tools, {})
        return count(tools)
      },
      now,
    ),
  )
}

async function publish(
  tools: Tools,
  { name, home, entries }: Publisher,
  part: string,
  holds: (at: number) => boolean,
): Promise<void> {
  const { id } = await tools.db.one(
    z.object({ id: z.int() }),
    sql`insert into feeds (address, title, site, next_fetch_at)
        values (${`${home}${part}.xml`}, ${part === 'all' ? name : 'World'}, ${home}, 'infinity') returning id`,
  )
  const document: FeedDocument = {
    format: 'rss',
    title: part === 'all' ? name : 'World',
    link: home,
    description: null,
    language: 'en',
    updateEveryMinutes: null,
    hints: { skipHours: [], skipDays: [], hub: null, self: null },
    entries: entries
      .filter((_, at) => holds(at))
      .map(({ title, text, url, at }): FeedEntry => {
        const guid = `${part} ${url}`
        const published = new Date(at).toISOString()
        const words = { title, text, summary: null, content: null, published, updated: null }
        return {
          ...words,
          identity: guid,
          guid,
          link: url,
          authors: [],
          categories: [],
          enclosures: [],
          image: null,
        }
      }),
    problems: [],
  }
  await storeEntries(tools, id, document)
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
