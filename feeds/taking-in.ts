import * as z from 'zod/mini'
import { sql, type Tools } from '#server/tools.ts'
import { isDue } from './claim/claim-feeds.ts'

/** Says if news is arriving: a feed is being fetched or is due, or entries wait to be joined. */
export async function isTakingIn({ db, now }: Pick<Tools, 'db' | 'now'>): Promise<boolean> {
  const moment = now()
  const { isBusy } = await db.one(
    z.object({ isBusy: z.boolean() }),
    sql`select exists (select from entries_waiting)
          or exists (select from feeds where claimed_until > ${moment})
          or exists (select from feeds where ${isDue(moment)}) as is_busy`,
  )
  return isBusy
}
