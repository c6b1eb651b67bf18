import * as z from 'zod/mini'
import { PROFILE_POSTS } from '../../limits.ts'
import { accountName } from '#platform/connections/server/lends.ts'
import { ActionFailed, actWithAccount } from '#platform/connections/server/lends/actions.ts'
import { hubNotice, notify } from '#platform/notifications/server/lends.ts'
import type { ClaimedMessage, Destination, OutboxKind } from '#platform/outbox/server/lends.ts'
import { deskOf, sql, type Desk, type World } from '#server/tools.ts'
import { tellOfProfiles } from '../profile-rows.ts'

const KIND = 'profile-post'

export interface PostingKey {
  profileId: string
  accountId: string
  readerId: string
}

/** The destination of messages with articles for a profile. */
export function toPosting({ profileId, accountId, readerId }: PostingKey): Destination {
  return { readerId, kind: KIND, target: `${profileId} ${accountId}` }
}

/** The name by which a profile is stored as a user of accounts. */
export function userOf(profile: string): string {
  return `profile/${profile}`
}

function keyOf({ target, readerId }: ClaimedMessage): PostingKey {
  const [profileId = '', accountId = ''] = target.split(' ')
  return { profileId, accountId, readerId }
}

/** A condition on `profiles_accounts` that selects the posting with this key. */
export const isPosting = ({ profileId, accountId, readerId }: PostingKey) =>
  sql`profile_id = ${profileId} and account_id = ${accountId} and reader_id = ${readerId}`

/** Posts messages with articles for profiles, in the order in which they were queued. */
export const postKind: OutboxKind = {
  name: KIND,
  atOnce: PROFILE_POSTS.atOnce,
  // The most waiting messages; articles found meanwhile are in the next message.
  mostWaiting: 1,
  isOrdered: true,

  async send(world, message) {
    const key = keyOf(message)
    const { db } = world
    const posting = await db.maybe(
      z.object({ isPaused: z.boolean() }),
      sql`select is_paused from profiles_accounts where ${isPosting(key)} and posts_since is not null
            and ${accountName(sql`account_id`, sql`profiles_accounts.reader_id`)} is not null`,
    )
    // A removed account may be restored, so its messages are kept.
    if (!posting || posting.isPaused) return 'held'
    const desk = deskOf(world, message.readerId)
    return post(desk, key, { text: message.body, idempotencyKey: message.id })
  },

  async tried(world, message, { error, next }) {
    const key = keyOf(message)
    if (next === 'given-up') await stop(world, key, error ?? '')
    else
      await world.db.run(sql`
        update profiles_accounts set problem = ${error === null ? null : `${error} It is tried again.`},
          posted_at = case when ${error === null}::boolean then ${world.now()} else posted_at end
        where ${isPosting(key)}`)
    await tellOfProfiles(deskOf(world, message.readerId))
  },
}

/** Posts one text now. Errors and refusals of the service are returned as outcomes. */
export async function post(
  desk: Desk,
  { profileId, accountId }: PostingKey,
  {
    text,
    idempotencyKey,
    isByHand = false,
  }: { text: string; idempotencyKey: string; isByHand?: boolean },
) {
  try {
    const wish = { account: accountId, action: 'post', input: { text }, idempotencyKey }
    await actWithAccount(desk, { ...wish, user: isByHand ? null : userOf(profileId) })
    return { error: null }
  } catch (failure) {
    if (!(failure instanceof ActionFailed)) throw failure
    const { message: error, isFinal, waitSeconds } = failure
    return { error, isFinal, waitSeconds }
  }
}

/** Stops posting until the reader resumes it, and notifies the reader. */
async function stop(world: World, key: PostingKey, error: string): Promise<void> {
  const now = world.now()
  await world.db.transaction(async (db) => {
    const stopped = await db.maybe(
      z.object({ name: z.string() }),
      sql`update profiles_accounts set is_paused = true, problem = ${`Stopped: ${error}`}
          from profiles where profiles.id = profile_id and profile_id = ${key.profileId}
            and account_id = ${key.accountId} and profiles_accounts.reader_id = ${key.readerId} and not is_paused
          returning name`,
    )
    if (!stopped) return
    await notify(world, db, hubNotice, [
      {
        readerId: key.readerId,
        event: `profile-post/${key.profileId}/${key.accountId}/${now.toISOString()}`,
        facts: {
          text: `Articles for “${stopped.name}” are not posted any more. ${error} Look at it under Integrations.`,
          page: '/news-hub/personalize',
          action: 'Open profiles',
        },
      },
    ])
  })
}
