import * as z from 'zod/mini'
import type { FeedDocument, FeedEntry } from '#engine/feeds/feed-document.ts'
import { storeEntries } from '#feeds/store/store-entries.ts'
import { sql, type Tools } from '#server/tools.ts'
import type { Publisher } from './labelled-day.ts'

/** Stores what a publisher published, or a part of it, as if a feed of that name had been fetched. */
export async function storePublisher(
  tools: Tools,
  { name, home, entries }: Publisher,
  part: 'all' | 'section' = 'all',
  holds: (at: number) => boolean = () => true,
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
