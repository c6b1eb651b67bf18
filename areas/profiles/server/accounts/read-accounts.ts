import * as z from 'zod/mini'
import { accountName, openAccountOf, type OpenAccount } from '#platform/connections/server/lends.ts'
import { bounded } from '#platform/connections/server/lends/actions.ts'
import { Problem } from '#core/problem.ts'
import { deskOf, job, sql, type Database, type Desk, type World } from '#server/tools.ts'
import { wordsOf } from '#engine/markup/words-of.ts'
import { userOf } from '../posts/post-kind.ts'
import { forgetPosting, releasePostings } from '../posts/postings.ts'
import { tellOfProfiles } from '../profile-rows.ts'
import { refreshInterests } from '../refresh-interests.ts'
import { github, readGitHub } from './github.ts'
import { readWebPage, webPage } from './web-page.ts'

const HOUR_MS = 3_600_000
export const AGAIN_MS = 7 * 24 * HOUR_MS
const AFTER_FAILURE_MS = 24 * HOUR_MS
const READ_IN_A_ROW = 20

/** Functions that read an account, by the kind of account. */
const readers: Readonly<Record<string, (tools: Desk, account: OpenAccount) => Promise<string>>> = {
  [github.id]: readGitHub,
  [webPage.id]: readWebPage,
}
/** Kinds of accounts that are read for a profile. */
export const readKinds = Object.keys(readers)

const Due = z.object({
  profileId: z.string(),
  accountId: z.string(),
  readerId: z.string(),
})
type Due = z.infer<typeof Due>

/** Reads the accounts of profiles that are due to be read again. */
export const readDueAccounts = job<object>('profiles/read-accounts', async (world) => {
  for (const due of await claimDue(world)) {
    await readOne(world, due).catch((error: unknown) =>
      world.log.error({ err: error, account: due.accountId }, 'An account could not be read'),
    )
  }
})

async function claimDue({ db, now }: World): Promise<Due[]> {
  return db.many(
    Due,
    sql`update profiles_accounts set next_read_at = ${new Date(now().getTime() + AFTER_FAILURE_MS)}
        where (profile_id, account_id) in (
          select profile_id, account_id from profiles_accounts
          where next_read_at <= ${now()} and ${accountName(sql`account_id`, sql`profiles_accounts.reader_id`)} is not null
          order by next_read_at limit ${READ_IN_A_ROW} for update skip locked)
        returning profile_id, account_id, reader_id`,
  )
}

async function readOne(world: World, { profileId, accountId, readerId }: Due): Promise<void> {
  const desk = deskOf(world, readerId)
  const read = await textOf(desk, accountId, profileId)
  const wait = read.problem === null ? AGAIN_MS : AFTER_FAILURE_MS
  const next = new Date(world.now().getTime() + wait)
  await world.db.transaction(async (db) => {
    await db.run(sql`select from profiles where id = ${profileId} for update`)
    // If no text can be read now, the earlier one stays.
    await db.run(sql`
      update profiles_accounts set text = coalesce(${read.text}, text), problem = ${read.problem},
        read_at = case when ${read.text}::text is null then read_at else ${world.now()} end, next_read_at = ${next}
      where profile_id = ${profileId} and account_id = ${accountId}`)
    await refreshInterests(db, profileId)
  })
  await tellOfProfiles(desk)
}

async function textOf(
  desk: Desk,
  id: string,
  profile: string,
): Promise<{ text: string; problem: null } | { text: null; problem: string }> {
  try {
    const { readerId } = desk
    const account = await openAccountOf(desk, {
      ...{ readerId, id, kinds: readKinds },
      user: userOf(profile),
    })
    const text = wordsOf(await readers[account.kind]!(bounded(desk), account))
    if (text === '') return { text: null, problem: 'No text was found there.' }
    return { text, problem: null }
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    return { text: null, problem: error.message }
  }
}

/** Updates profiles after an account was changed, removed, restored or forgotten. */
export async function followAccount(
  world: World,
  db: Database,
  { id, readerId, isForgotten = false }: { id: string; readerId: string; isForgotten?: boolean },
): Promise<void> {
  const postings = await db.many(
    z.object({ profileId: z.string(), accountId: z.string(), readerId: z.string() }),
    sql`select profile_id, account_id, reader_id from profiles_accounts
        where account_id = ${id} and reader_id = ${readerId} and posts_since is not null`,
  )
  if (isForgotten) for (const key of postings) await forgetPosting(db, key)
  else await releasePostings(world, db, postings)
  const profiles = await db.many(
    z.object({ id: z.string() }),
    sql`update profiles_accounts set next_read_at = ${world.now()}
        where account_id = ${id} and reader_id = ${readerId} and next_read_at is not null
        returning profile_id as id`,
  )
  for (const { id: profile } of profiles) await refreshInterests(db, profile)
  if (isForgotten)
    await db.run(
      sql`delete from profiles_accounts where account_id = ${id} and reader_id = ${readerId}`,
    )
  if (profiles.length + postings.length === 0) return
  if (!isForgotten) await world.enqueue(readDueAccounts, {}, { db, dedupeKey: 'now' })
  await tellOfProfiles(deskOf(world, readerId))
}
