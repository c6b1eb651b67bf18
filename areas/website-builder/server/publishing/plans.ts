import { Problem } from '#core/problem.ts'
import { sql, type Desk } from '#server/tools.ts'
import { PUBLISHING } from '../../limits.ts'
import type { Owned } from '../rows/site-rows.ts'

const DAY_MS = 86_400_000

/** Sets the time at which a site is published, or removes it. */
export async function planPublication(
  { db, readerId, now }: Desk,
  site: string,
  at: string | null,
): Promise<void> {
  const ahead = at === null ? null : Date.parse(at) - now().getTime()
  if (ahead !== null && (ahead <= 0 || ahead > PUBLISHING.plannedDays * DAY_MS)) {
    const fault = 'Choose a time within the next year.'
    throw new Problem('invalid', fault, { fields: { at: fault } })
  }
  await db.run(sql`
    update website_sites set publish_at = ${at} where id = ${site} and reader_id = ${readerId}`)
}

/** Ends a plan; false if it was already replaced or carried out. */
export async function endPlan({ db, readerId }: Owned, site: string, at: string): Promise<boolean> {
  const { changed } = await db.run(sql`
    update website_sites set publish_at = null
    where id = ${site} and reader_id = ${readerId} and publish_at = ${at}::timestamptz`)
  return changed > 0
}
