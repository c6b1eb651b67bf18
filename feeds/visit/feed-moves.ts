import * as z from 'zod/mini'
import { isSameParty } from '#server/fetch/fetch-address.ts'
import { sql, type Database } from '#server/tools.ts'
import type { DueFeed } from '../claim/claim-feeds.ts'
import { mergeFeeds } from './merge-feeds.ts'

/**
 * The number of successive visits with the same redirect after which a feed moves, because a single
 * redirect may be a mistake.
 */
const VISITS_TO_BELIEVE = 2

/**
 * Stores the target of a permanent redirect, and follows it after enough visits. If a feed is known
 * at the new address, this feed is merged into it, and `isMerged` is true.
 */
export async function noteMove(
  db: Database,
  feed: DueFeed,
  { movedTo, isCertain }: { movedTo: string | null; isCertain: boolean },
  now: Date,
): Promise<{ isMerged: boolean }> {
  if (movedTo === null || movedTo === feed.address) {
    // A move that was seen earlier has been withdrawn by the publisher.
    if (feed.seenMove !== null) {
      await db.run(sql`delete from feed_moves where feed_id = ${feed.id} and followed_at is null`)
    }
    return { isMerged: false }
  }
  return db.transaction(async (db) => {
    const { timesSeen } = await db.one(
      z.object({ timesSeen: z.int() }),
      sql`insert into feed_moves as seen (feed_id, from_address, to_address, first_seen_at)
          values (${feed.id}, ${feed.address}, ${movedTo}, ${now})
          on conflict (feed_id) where followed_at is null do update set
            times_seen = case when seen.to_address = excluded.to_address then seen.times_seen + 1 else 1 end,
            first_seen_at = case when seen.to_address = excluded.to_address then seen.first_seen_at else ${now} end,
            to_address = excluded.to_address
          returning times_seen`,
    )
    const isBelieved = isCertain || timesSeen >= VISITS_TO_BELIEVE
    if (!isBelieved || !mayFollow(feed, movedTo)) return { isMerged: false }
    return follow(db, feed, movedTo, now)
  })
}

/**
 * Says if a feed may follow its move. A feed with a reader's headers may not move to another host,
 * because the headers must not be sent there.
 */
function mayFollow({ address, requestHeaders }: DueFeed, movedTo: string): boolean {
  return requestHeaders === null || isSameParty(new URL(address), new URL(movedTo))
}

async function follow(
  db: Database,
  { id, privateTo }: DueFeed,
  movedTo: string,
  now: Date,
): Promise<{ isMerged: boolean }> {
  await db.run(
    sql`update feed_moves set followed_at = ${now} where feed_id = ${id} and followed_at is null`,
  )
  const known = await db.maybe(
    z.object({ id: z.int() }),
    sql`select id from feeds where address = ${movedTo} and private_to is not distinct from ${privateTo}
        for update`,
  )
  if (known && known.id !== id) {
    await mergeFeeds(db, { from: id, into: known.id, now })
    return { isMerged: true }
  }
  await db.run(sql`update feeds set address = ${movedTo} where id = ${id}`)
  return { isMerged: false }
}
