import { createHash } from 'node:crypto'
import { sql, type Desk } from '#server/tools.ts'
import { FORM } from '../../../limits.ts'

const HOUR_MS = 3_600_000

/**
 * Counts one more message of a visitor; false if that would exceed the hourly limit. All processes
 * share the count. Instead of the visitor's address, a short number computed from it is stored,
 * which two visitors rarely share.
 */
export async function mayCome(
  { db, secrets, readerId, now }: Desk,
  triggerId: string,
  visitor: string,
): Promise<boolean> {
  const at = now()
  const recent = sql`array(
    select one from unnest(automation_visits.times) as one where one > ${hourBefore(at)} order by one)`
  const { changed } = await db.run(sql`
    insert into automation_visits (trigger_id, reader_id, bucket, times)
    values (${triggerId}, ${readerId}, ${bucketOf(secrets.sign(`${triggerId} ${visitor}`))}, ${[at]}::timestamptz[])
    on conflict (trigger_id, bucket) do update set times = ${recent} || excluded.times
      where cardinality(${recent}) < ${FORM.perHourOfVisitor}`)
  return changed > 0
}

const bucketOf = (text: string) => createHash('sha256').update(text).digest().readUInt16BE()

const hourBefore = (at: Date) => new Date(at.getTime() - HOUR_MS)

/** Deletes visits that no longer count. */
export async function sweepVisits({ db, now }: Pick<Desk, 'db' | 'now'>): Promise<void> {
  await db.run(
    sql`delete from automation_visits where times[cardinality(times)] <= ${hourBefore(now())}`,
  )
}
