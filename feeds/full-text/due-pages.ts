import * as z from 'zod/mini'
import { prepared } from '#server/database/prepared.ts'
import { sql, type Tools } from '#server/tools.ts'
import { isFree } from '../claim/host-locks.ts'

/** The claim on a page expires after this if its worker died. */
const CLAIM_MINUTES = 3

/** A page that a worker has claimed. */
export const DuePage = z.object({
  entryId: z.int(),
  link: z.string(),
  host: z.string(),
  tries: z.int(),
})
export type DuePage = z.infer<typeof DuePage>

/** Says if a page is due. This costs less than a claim that finds nothing. */
export async function isPageDue({ db, now }: Tools): Promise<boolean> {
  const { isDue } = await db.one(
    z.object({ isDue: z.boolean() }),
    prepared(sql`
      select exists (
        select from entry_full_texts where state = 'waiting' and next_try_at <= ${now()}) as is_due`),
  )
  return isDue
}

/** Claims due pages, at most one for each free host. */
export async function claimPages({ db, now }: Tools, count: number): Promise<DuePage[]> {
  const moment = now()
  const until = new Date(moment.getTime() + CLAIM_MINUTES * 60_000)
  return db.many(
    DuePage,
    sql`
      with due as (
        select entry_id, host from entry_full_texts
        where state = 'waiting' and next_try_at <= ${moment}
          and not exists (select 1 from hosts where name = host and not (${isFree(moment)}))
        order by next_try_at limit 100 for update skip locked
      ), taken as (
        select distinct on (host) entry_id from due order by host, entry_id desc limit ${count}
      )
      update entry_full_texts as wanted set next_try_at = ${until}, tries = tries + 1
      from taken join entries on entries.id = taken.entry_id
      where wanted.entry_id = taken.entry_id
      returning wanted.entry_id, entries.link, wanted.host, wanted.tries`,
  )
}

/** Postpones a page without counting the claim as a try. */
export async function putOff(
  { db, now }: Tools,
  { entryId }: DuePage,
  minutes: number,
): Promise<void> {
  const next = new Date(now().getTime() + minutes * 60_000)
  await db.run(sql`
    update entry_full_texts set next_try_at = ${next}, tries = tries - 1 where entry_id = ${entryId}`)
}
