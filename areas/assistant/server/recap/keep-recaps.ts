import * as z from 'zod/mini'
import { deskOf, job, sql } from '#server/tools.ts'
import { HOUR_MS } from './read-candidates.ts'
import { keepRecap } from './weekly-recap.ts'

/** A recap is renewed at this age, so that no reader waits for a new one. */
const MADE_ANEW_AFTER_MS = 5 * HOUR_MS
const AT_ONCE = 50

/** Renews the stored recaps of readers in advance. */
export const keepRecaps = job<object>('assistant/recaps', async (world) => {
  const before = new Date(world.now().getTime() - MADE_ANEW_AFTER_MS)
  const due = await world.db.many(
    z.object({ readerId: z.string() }),
    sql`select reader_id from assistant_recaps where made_at < ${before} order by made_at limit ${AT_ONCE}`,
  )
  for (const { readerId } of due) await keepRecap(deskOf(world, readerId))
})
