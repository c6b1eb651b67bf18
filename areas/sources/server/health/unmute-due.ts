import * as z from 'zod/mini'
import { readTrustedNow } from '#server/clock/read-clock.ts'
import { job, sql } from '#server/tools.ts'
import { keepBySource } from '#areas/articles/server/lends/keeping.ts'
import { tellFollowingChanged } from '../following/following-changed.ts'

/** Unmutes sources that were muted until a time that has passed. */
export const unmuteDue = job<object>('sources/unmute-due', async (tools) => {
  const { db } = tools
  const readers = await db.many(
    z.object({ readerId: z.string() }),
    sql`with back as (
          update sources set muted_at = null, muted_until = null
          where muted_until <= ${await readTrustedNow(db, tools.now())} returning reader_id
        )
        select distinct reader_id from back`,
  )
  if (readers.length === 0) return
  await tellFollowingChanged(tools)
  await tools.enqueue(keepBySource, {}, { dedupeKey: 'now' })
  for (const { readerId } of readers) await tools.announce({ area: 'sources', readerId })
})
