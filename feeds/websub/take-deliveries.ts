import * as z from 'zod/mini'
import { Problem } from '#core/problem.ts'
import { onceAllowed } from '../claim/claim-feeds.ts'
import { job, sql, type Database, type Tools } from '#server/tools.ts'
import { feedReading } from '../fetch/feed-reading.ts'
import { storeEntries } from '../store/store-entries.ts'

const Delivery = z.object({
  id: z.int(),
  feedId: z.int(),
  address: z.string(),
  body: z.instanceof(Uint8Array),
  contentType: z.nullable(z.string()),
})

/**
 * Reads and stores the deliveries of hubs. If the content of a delivery is not a feed, the feed is
 * fetched instead.
 */
export const takeDeliveries = job<object>('feeds/take-deliveries', async (tools) => {
  while (await takeNext(tools)) continue
})

/** Processes one delivery; returns false if there was none. */
async function takeNext(tools: Tools): Promise<boolean> {
  return tools.db.transaction(async (db) => {
    const delivery = await db.maybe(
      Delivery,
      sql`delete from feed_deliveries where id = (
            select id from feed_deliveries order by id limit 1 for update skip locked)
          returning id, feed_id, body, content_type,
            (select address from feeds where feeds.id = feed_id) as address`,
    )
    if (!delivery) return false
    await take({ ...tools, db }, delivery)
    return true
  })
}

async function take(tools: Tools, delivery: z.infer<typeof Delivery>): Promise<void> {
  const { feedId, address, body, contentType } = delivery
  const now = tools.now()
  try {
    const feed = { body, contentType: contentType ?? undefined, address, now }
    const document = await tools.read(feedReading, feed)
    await storeEntries(tools, feedId, document)
    await tools.db.run(sql`update feed_pushes set last_push_at = ${now} where feed_id = ${feedId}`)
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    await fetchSoon(tools.db, feedId, now)
  }
}

async function fetchSoon(db: Database, feedId: number, now: Date): Promise<void> {
  await db.run(sql`
    update feeds set next_fetch_at = least(next_fetch_at, ${onceAllowed(now)})
    where id = ${feedId} and state <> 'gone'`)
}
