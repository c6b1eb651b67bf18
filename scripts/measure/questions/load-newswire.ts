import * as z from 'zod/mini'
import { joinEntries } from '#areas/articles/server/lends/writing.ts'
import { newswireOutlets } from '#areas/sources/server/newswire/outlets.ts'
import { publishFeed } from '#areas/sources/server/newswire/publish.ts'
import { readFeed } from '#engine/feeds/read-feed.ts'
import { storeEntries } from '#feeds/store/store-entries.ts'
import { sql, type Tools } from '#server/tools.ts'

/** The time at which the newswire is followed, and the time of its last news. */
const ANCHOR = new Date('2026-03-04T08:30:00Z')
export const NEWSWIRE_TOLD = new Date('2026-03-05T20:30:00Z')

/** Follows the fictional newswire and joins its news of a day and a half, fetched at the beginning and the end. */
export async function loadNewswire(tools: Tools, readerId: string): Promise<void> {
  const feeds = new Map<string, number>()
  for (const { id, name } of newswireOutlets)
    feeds.set(id, await followFeed(tools, { readerId, address: `newswire:${id}`, name }))
  for (const now of [ANCHOR, NEWSWIRE_TOLD]) {
    for (const [id, feed] of feeds) {
      const { type, body } = publishFeed(id, { anchor: ANCHOR, now })!
      const address = `https://${id}.example/feed`
      const document = readFeed(Buffer.from(body), { contentType: type, address, now })
      await storeEntries(tools, feed, document)
    }
    await joinEntries.run(tools, {})
  }
}

interface Followed {
  readerId: string
  address: string
  name: string
  site?: string
}

/** Adds a feed that the reader follows and the server never fetches; returns its id. */
export async function followFeed(
  { db, now }: Pick<Tools, 'db' | 'now'>,
  { readerId, address, name, site }: Followed,
): Promise<number> {
  const { id } = await db.one(
    z.object({ id: z.int() }),
    sql`insert into feeds (address, title, site, next_fetch_at)
        values (${address}, ${name}, ${site ?? null}, 'infinity') returning id`,
  )
  await db.run(sql`
    insert into sources (id, reader_id, feed_id, name, category, frequency, created_at)
    values (${`source-${readerId}-${id}`}, ${readerId}, ${id}, ${name}, 'general', 'daily', ${now()})`)
  return id
}
