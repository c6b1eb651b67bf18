import * as z from 'zod/mini'
import { prepared } from '#server/database/prepared.ts'
import { sql, type World } from '#server/tools.ts'
import type { VisitedSite } from '../../serving/visitor-posts.ts'

const HOUR_MS = 3_600_000

/** The kinds of things that are counted in an hour. */
export type Counted = 'form' | 'text' | 'password' | 'page-password'

/**
 * Counts something that a visitor does, and returns how often it was done in an hour, including
 * this time. The count is shared by all processes, and survives a restart. The database stores only
 * a keyed hash of the visitor's data, which cannot be reversed.
 */
export async function countInHour(
  { db, secrets, now }: World,
  { siteId, readerId }: VisitedSite,
  kind: Counted,
  ...what: readonly string[]
): Promise<number> {
  const key = secrets.sign(`website-count ${siteId} ${kind} ${JSON.stringify(what)}`)
  const at = now()
  const { times } = await db.one(
    z.object({ times: z.int() }),
    prepared(sql`
      insert into website_hour_counts as counted (site_id, key, reader_id, begun_at, times)
      values (${siteId}, ${key}, ${readerId}, ${at}, 1)
      on conflict (site_id, key) do update set
        times = case when counted.begun_at > ${new Date(at.getTime() - HOUR_MS)} then counted.times + 1 else 1 end,
        begun_at = case when counted.begun_at > ${new Date(at.getTime() - HOUR_MS)} then counted.begun_at else ${at} end
      returning times`),
  )
  return times
}

/** Returns true for the first caller within `everyMs`, and false for all others. */
export async function takeTurn(
  { db, secrets, now }: World,
  { siteId, readerId }: VisitedSite,
  of: string,
  everyMs: number,
): Promise<boolean> {
  const key = secrets.sign(`website-turn ${siteId} ${of}`)
  const at = now()
  const { changed } = await db.run(sql`
    insert into website_hour_counts as turn (site_id, key, reader_id, begun_at, times)
    values (${siteId}, ${key}, ${readerId}, ${at}, 0)
    on conflict (site_id, key) do update set begun_at = excluded.begun_at
    where turn.begun_at <= ${new Date(at.getTime() - everyMs)}`)
  return changed > 0
}
