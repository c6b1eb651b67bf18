import * as z from 'zod/mini'
import { demandUse, findAccount } from '#platform/connections/server/lends.ts'
import type { Waits } from '#server/clock/waits.ts'
import { sql, type Database, type Desk } from '#server/tools.ts'
import { forgetPosting, postedKinds } from '../posts/postings.ts'
import { userOf } from '../posts/post-kind.ts'
import { AGAIN_MS, readDueAccounts, readKinds } from './read-accounts.ts'

/** Starts or stops reading an account for a profile, whose row is locked. Fails if the account is gone. */
export async function useAccountFor(
  { db, readerId, now, enqueue }: Desk,
  { profile, account, isUsed }: { profile: string; account: string; isUsed: boolean },
): Promise<void> {
  if (!isUsed) {
    await db.run(sql`
      delete from profiles_accounts where profile_id = ${profile} and account_id = ${account}`)
    await forgetPosting(db, { profileId: profile, accountId: account, readerId })
    return
  }
  const row = await findAccount(db, readerId, account)
  demandUse(row, userOf(profile))
  const { kind } = row
  await db.run(sql`
    insert into profiles_accounts (profile_id, account_id, reader_id, next_read_at, posts_since, next_post_at)
    values (${profile}, ${account}, ${readerId}, ${readKinds.includes(kind) ? now() : null},
      ${postedKinds.includes(kind) ? now() : null}, ${postedKinds.includes(kind) ? now() : null})
    on conflict do nothing`)
  await enqueue(readDueAccounts, {}, { db, dedupeKey: 'now' })
}

/**
 * Gives a copy of a profile the accounts that are read for it, with their texts. Channels are left
 * out, because they would receive each article twice.
 */
export async function copyAccounts(
  db: Database,
  readerId: string,
  { from, to }: { from: string; to: string },
): Promise<void> {
  await db.run(sql`
    insert into profiles_accounts (profile_id, account_id, reader_id, text, problem, read_at, next_read_at)
    select ${to}, account_id, reader_id, text, problem, read_at, next_read_at
    from profiles_accounts where profile_id = ${from} and reader_id = ${readerId} and posts_since is null`)
}

/** Lists the profiles of the reader, as users of accounts. */
export async function profilesAsUsers({ db, readerId }: Desk) {
  const rows = await db.many(
    z.object({ id: z.string(), name: z.string() }),
    sql`select id, name from profiles where reader_id = ${readerId} order by position`,
  )
  return rows.map(({ id, name }) => ({ id: userOf(id), name: `Profile “${name}”` }))
}

/** Lists the accounts in use, each with a profile that uses it. */
export async function usesOfProfiles({ db, readerId }: Desk) {
  const rows = await db.many(
    z.object({ account: z.string(), name: z.string() }),
    sql`select account_id as account, name from profiles_accounts join profiles on profiles.id = profile_id
        where profiles_accounts.reader_id = ${readerId} order by position`,
  )
  return rows.map(({ account, name }) => ({
    account,
    use: { name: `Profile “${name}”`, page: '/news-hub/personalize' },
  }))
}

export const accountWaits: Waits = {
  columns: ['profiles_accounts.next_read_at'],
  end: (now, after) => [
    sql`update profiles_accounts set next_read_at = ${now} where next_read_at > ${after(AGAIN_MS)}`,
  ],
}
