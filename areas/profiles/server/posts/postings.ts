import * as z from 'zod/mini'
import { newId } from '#core/id.ts'
import { Problem } from '#core/problem.ts'
import { forgetMessages, releaseMessages } from '#platform/outbox/server/lends.ts'
import { sql, type Database, type Desk, type World } from '#server/tools.ts'
import { post, toPosting, type PostingKey } from './post-kind.ts'

/** Kinds of accounts that articles are posted to. */
export const postedKinds: readonly string[] = ['slack-webhook', 'discord-webhook']

/** Deletes the articles found for a posting, and its waiting messages. */
export async function forgetPosting(db: Database, key: PostingKey): Promise<void> {
  await forgetMessages(db, toPosting(key))
  await db.run(sql`
    delete from profiles_posts
    where profile_id = ${key.profileId} and account_id = ${key.accountId} and reader_id = ${key.readerId}`)
}

/** Pauses posting, or resumes it. Articles that arrive during a pause are not posted. */
export async function pausePosting(
  desk: Desk,
  { profile, account, isPaused }: { profile: string; account: string; isPaused: boolean },
): Promise<void> {
  const { db, readerId, now } = desk
  await db.transaction(async (db) => {
    const { changed } = await db.run(sql`
      update profiles_accounts set is_paused = ${isPaused}, problem = null,
        posts_since = case when is_paused and not ${isPaused}::boolean then ${now()} else posts_since end
      where profile_id = ${profile} and account_id = ${account} and reader_id = ${readerId}
        and posts_since is not null`)
    if (changed === 0) throw notPosted()
    const key = { profileId: profile, accountId: account, readerId }
    if (!isPaused) await releaseMessages(desk, db, toPosting(key))
  })
}

/** Sends waiting messages after an account was restored or changed. */
export async function releasePostings(
  world: World,
  db: Database,
  postings: readonly PostingKey[],
): Promise<void> {
  for (const key of postings) await releaseMessages(world, db, toPosting(key))
}

const PostingName = z.object({ name: z.string() })

/** Posts a test message, and returns its text. */
export async function testPosting(
  desk: Desk,
  { profile, account }: { profile: string; account: string },
): Promise<string> {
  const { readerId } = desk
  const posting = await desk.db.maybe(
    PostingName,
    sql`select name from profiles_accounts join profiles on profiles.id = profile_id
        where profile_id = ${profile} and account_id = ${account} and profiles_accounts.reader_id = ${readerId}
          and posts_since is not null`,
  )
  if (!posting) throw notPosted()
  const key = { profileId: profile, accountId: account, readerId }
  const text = `This is a test. Articles for “${posting.name}” will be posted here.`
  const outcome = await post(desk, key, { text, idempotencyKey: newId('test'), isByHand: true })
  if (outcome.error !== null) throw new Problem('unavailable', outcome.error)
  return text
}

function notPosted(): Problem {
  return new Problem('not-found', 'This profile does not post there any more.')
}
